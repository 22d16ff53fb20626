// Giving an address away: by the device's own way of sharing, or by the clipboard.
export const canShare = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Whether it was copied. Without HTTPS browsers have no clipboard for pages: there the old way still works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'unseen';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** Whoever changes their mind while sharing has done nothing wrong. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
