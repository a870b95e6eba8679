/** Normalizes a text for search: accents, case and number signs do not matter. 'felicitacion' finds 'Felicitación', '#1hbe' finds '1HBE2115'. */
export function toSearchText(text: string): string {
  // Most text has no accents, and removing them is slow.
  const bare = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text
  return bare.replaceAll('#', '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns true when every typed word occurs in `text`, which has to be a search text already. */
export function mentions(text: string, typed: string): boolean {
  return listSearchedWords(typed).every((word) => text.includes(word))
}

/** Only this many typed characters are searched for, because each word is looked up in every text. */
const MAX_SEARCHED_CHARACTERS = 200

let lastTyped = { typed: '', words: [''] }

/** Returns the words of a typed search as search texts. Caches the words of the last search, because one search needs them for every text. */
export function listSearchedWords(typed: string): string[] {
  if (typed !== lastTyped.typed) lastTyped = { typed, words: toSearchText(typed.slice(0, MAX_SEARCHED_CHARACTERS)).split(' ') }
  return lastTyped.words
}
