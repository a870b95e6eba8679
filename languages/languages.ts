import type { LanguageTable } from './language-table.ts'

export type Language = {
  /** For the attribute `lang` and for Accept-Language (BCP 47). */
  tag: string
  /** How numbers and days are written (BCP 47). */
  locale: string
  /** Its own name, as it stands where the language is chosen. */
  name: string
}
type OtherLanguage = Language & { load: () => Promise<LanguageTable> }

declare const __PSEUDO_LOCALE__: boolean
/** True in a build of the page for testing sentences. Vite replaces the name (`web/vite.config.ts`); elsewhere it does not exist. */
const hasPseudoLocale = typeof __PSEUDO_LOCALE__ !== 'undefined' && __PSEUDO_LOCALE__

/** The language whose sentences every page has from the start. */
export const ENGLISH = 'en_US'

/** The languages of the page besides English, by the code that is stored for a user. To add one, add a file and a line here. */
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

/** Returns the code of the language for a code, or for a tag such as 'es-MX'; undefined when the page does not have it. */
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

/** Loads the sentences of a language; undefined for English, which every page has, and for a code that is no language. */
export async function loadLanguage(code: string): Promise<LanguageTable | undefined> {
  const others: Readonly<Record<string, OtherLanguage>> = OTHER_LANGUAGES
  return Object.hasOwn(others, code) ? others[code]?.load() : undefined
}
