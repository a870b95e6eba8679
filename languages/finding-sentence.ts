import type { LanguageTable } from './language-table.ts'

/** Says a finding and its page. Without a page it is said of any. A kind or a page of a newer release is said as its code. */
export function findingSentence(
  { kind, page }: { kind: string; page?: string | undefined },
  { kinds, pages }: LanguageTable['printFindings'],
): string {
  return page === undefined ? read(kinds, kind) : `${read(pages, page)}: ${read(kinds, kind)}`
}

const read = (sentences: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? code
