import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** What went wrong during sign-in, as the page says it. */
export type SignInError = { title: string; sentences: string[] }

/** A refused step: what was refused is kept, and `say` says it in the language that the page has now. `table` is undefined for English. */
export type StepRefusal = { say: (speech: { words: LanguageTable['page']; table: LanguageTable | undefined }) => SignInError }
