/** The text as it is searched: accents, case and number signs do not matter. 'felicitacion' finds 'Felicitación', '#1hbe' finds '1HBE2115'. */
export function toSearchText(text: string): string {
  // Most text has no accents, and taking them off is the slow part.
  const bare = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text
  return bare.replaceAll('#', '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether every word that was typed occurs in a text that is searchable already. */
export function mentions(text: string, typed: string): boolean {
  return wordsOf(typed).every((word) => text.includes(word))
}

/** Of what was typed, so many characters are searched for: each word is looked for in every text. */
const MAX_SEARCHED_CHARACTERS = 200

let lastTyped = { typed: '', words: [''] }

/** One search asks the same of every text. */
function wordsOf(typed: string): string[] {
  if (typed !== lastTyped.typed) lastTyped = { typed, words: toSearchText(typed.slice(0, MAX_SEARCHED_CHARACTERS)).split(' ') }
  return lastTyped.words
}
