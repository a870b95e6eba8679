/** The text as it is searched: accents, case and number signs do not matter. 'felicitacion' finds 'Felicitación', '#1hbe' finds '1HBE2115'. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}|#/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether every word that was typed occurs in a text that is searchable already. */
export function mentions(text: string, typed: string): boolean {
  return searchable(typed)
    .split(' ')
    .every((word) => text.includes(word))
}
