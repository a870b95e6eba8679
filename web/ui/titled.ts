/** The ref of a page's heading: while it is shown, the title of the document begins with it. A heading that changes needs a key. */
export function titled(heading: HTMLElement | null): (() => void) | undefined {
  if (!heading) return
  const page = `${heading.textContent} · `
  document.title = page + document.title
  // The brand may have changed meanwhile.
  return () => void (document.title = document.title.replace(page, ''))
}
