import type { LanguageTable } from './language-table.ts'

export type Language = {
  /** The BCP 47 tag for the attribute `lang` and for Accept-Language. */
  tag: string
  /** The BCP 47 tag that decides how numbers and days are written. */
  locale: string
  /** The name of the language in that language, for the list in which users choose. */
  name: string
}
type OtherLanguage = Language & { load: () => Promise<LanguageTable> }

declare const __PSEUDO_LOCALE__: boolean
/**
 * True only in a build of the page that tests its sentences. Vite replaces the name (`web/vite.config.ts`); outside of the page the name is not
 * defined.
 */
const hasPseudoLocale = typeof __PSEUDO_LOCALE__ !== 'undefined' && __PSEUDO_LOCALE__

/** The code of English. Every page has the English sentences from the start. */
export const ENGLISH = 'en_US'

/** The languages of the page besides English, by the code that is stored for a user. A new language needs a folder of sentences and an entry here. */
export const OTHER_LANGUAGES = {
  es: { tag: 'es', locale: 'es-US', name: 'Español', load: async () => (await import('./spanish/spanish.ts')).spanish },
  ...(hasPseudoLocale && { xa: { tag: 'en-XA', locale: 'en-US', name: 'Pseudo', load: async () => (await import('./pseudo.ts')).pseudo } }),
} satisfies Record<string, OtherLanguage>

const ENGLISH_ITSELF: Language = { tag: 'en', locale: 'en-US', name: 'English' }

/** Every language of the page by its code, English first. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  [ENGLISH]: ENGLISH_ITSELF,
  ...OTHER_LANGUAGES,
}

/** Finds the code of a language by that code or by a tag such as 'es-MX'. Returns undefined if the page does not have the language. */
export function findLanguage(wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined
  if (Object.hasOwn(LANGUAGES, wanted)) return wanted
  const first = wanted.trim().split(/[-_]/)[0]?.toLowerCase()
  return Object.keys(LANGUAGES).find((code) => LANGUAGES[code]?.tag === first)
}

/** Returns the language after this one; after the last one, English. */
export function nextLanguage(code: string): Language & { code: string } {
  const codes = Object.keys(LANGUAGES)
  const next = codes[codes.indexOf(code) + 1] ?? ENGLISH
  return { code: next, ...(LANGUAGES[next] ?? ENGLISH_ITSELF) }
}

/** Loads the sentences of a language. Returns undefined for English, which every page already has, and for an unknown code. */
export async function loadLanguage(code: string): Promise<LanguageTable | undefined> {
  const others: Readonly<Record<string, OtherLanguage>> = OTHER_LANGUAGES
  return Object.hasOwn(others, code) ? others[code]?.load() : undefined
}
