/** The languages of cards and of the page. */
export type Language = 'en_US' | 'es'

/** Anything that is not Spanish is English (readings 15). */
export function toLanguage(code: string | undefined): Language {
  return code === 'es' ? 'es' : 'en_US'
}
