import type { LanguageTable } from './language-table.ts'

type OtherLanguage = {
  /** For the attribute `lang` and for Accept-Language (BCP 47). */
  tag: string
  load: () => Promise<LanguageTable>
}

/** Every language of the page beside English. A further one is a file and a line here. */
export const OTHER_LANGUAGES = {
  es: { tag: 'es', load: async () => (await import('./spanish.ts')).spanish },
} satisfies Record<string, OtherLanguage>
