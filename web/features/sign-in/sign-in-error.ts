import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** What went wrong during sign-in, as the page says it. */
export type SignInError = { title: string; sentences: string[] }

/** A refused step. It stores what was refused; `say` says it in the present language of the page. `table` is undefined for English. */
export type StepRefusal = { say: (speech: { words: LanguageTable['page']; table: LanguageTable | undefined }) => SignInError }
