import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** What went wrong during the sign-in, as the page shows it. */
export type SignInError = { title: string; sentences: string[] }

/** A refused step. `say` returns its sentences in the current language of the page. `table` is undefined for English. */
export type StepRefusal = { say: (speech: { words: LanguageTable['page']; table: LanguageTable | undefined }) => SignInError }
