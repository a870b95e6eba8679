/** A ref callback of a page's heading: while the heading is shown, the document's title begins with it. A heading whose text changes needs a key. */
export function titled(heading: HTMLElement | null): (() => void) | undefined {
  if (!heading) return
  const page = `${heading.textContent} · `
  document.title = page + document.title
  // The rest of the title may have changed meanwhile, because it names the brand.
  return () => void (document.title = document.title.replace(page, ''))
}
