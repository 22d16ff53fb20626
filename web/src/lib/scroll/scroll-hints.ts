// What is wider than its place says on which side there is more of it, and can be reached by keys.
import { preferences } from '../app/preferences.svelte';

export function scrollHints(row: HTMLElement): () => void {
  const look = (): void => {
    const beyond = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft);
    row.toggleAttribute('data-before', Math.abs(row.scrollLeft) > 1);
    row.toggleAttribute('data-after', beyond > 1);
    if (row.scrollWidth > row.clientWidth + 1) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  /** The keys that go from thing to thing elsewhere move the row along while it has the focus itself. */
  const press = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || event.target !== row) return;
    row.scrollBy({ left: (way * row.clientWidth) / 2, behavior: preferences.time(1) ? 'smooth' : 'instant' });
    event.preventDefault();
    event.stopPropagation();
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(() => {
    watch();
    look();
    requestAnimationFrame(() => void settle());
  });
  /** What is still on its way to its place counts as being where it was: look again when it has arrived. */
  const settle = async (): Promise<void> => {
    await Promise.allSettled(row.getAnimations({ subtree: true }).map((moving) => moving.finished));
    look();
  };
  /** What is inside may come to need more room without the row becoming any larger. */
  const watch = (): void => {
    size.observe(row);
    for (const child of row.children) size.observe(child);
  };
  watch();
  content.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  row.addEventListener('keydown', press);
  return () => {
    size.disconnect();
    content.disconnect();
    row.removeEventListener('scroll', look);
    row.removeEventListener('keydown', press);
  };
}
