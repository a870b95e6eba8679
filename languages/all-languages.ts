import { english } from './english/english.ts'
import type { LanguageTable } from './language-table.ts'
import { OTHER_LANGUAGES } from './languages.ts'

export type PageLanguage = 'en_US' | keyof typeof OTHER_LANGUAGES

type Entry = { tag: string; table: LanguageTable }

const others = await Promise.all(
  Object.entries(OTHER_LANGUAGES).map(async ([name, { tag, load }]): Promise<[string, Entry]> => [name, { tag, table: await load() }]),
)

/** Every language with its table. All tables are loaded at once, because the server answers readers of every language. English comes first. */
export const ALL_LANGUAGES = {
  en_US: { tag: 'en', table: english },
  ...Object.fromEntries(others),
} as Readonly<Record<PageLanguage, Entry>> // Object.fromEntries does not keep the names of the keys in its type
