import type { LanguageTable } from './language-table.ts'

/**
 * Returns the sentence of a finding and its page. A finding without a page gets a sentence that names no page. An unknown kind or page, from a newer
 * release, is shown as its code.
 */
export function findingSentence(
  { kind, page }: { kind: string; page?: string | undefined },
  { kinds, pages }: LanguageTable['printFindings'],
): string {
  return page === undefined ? read(kinds, kind) : `${read(pages, page)}: ${read(kinds, kind)}`
}

const read = (sentences: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? code
