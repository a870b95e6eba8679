/** Returns true when keys that are pressed at `target` are text for a field, so that they must not act as shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]'
  return target instanceof Element && target.closest(fields) !== null
}
