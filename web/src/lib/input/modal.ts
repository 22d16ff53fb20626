// A box over the page that keeps the focus inside; when it goes, the focus is where it was before.
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement || before instanceof SVGElement) if (before.isConnected) before.focus();
  };
}
