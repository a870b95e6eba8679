/** The languages of cards and of the page. */
export type CardLanguage = 'en_US' | 'es'

/** Anything that is not Spanish is English. */
export function toCardLanguage(code: string | undefined): CardLanguage {
  return code === 'es' ? 'es' : 'en_US'
}
