import { identity } from '@fondly/languages/english/identity.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

export type IdentityWords = LanguageTable['identity']

/** Returns the words about refusals of identity, in the given language or in English. */
export const identityWords = (table: LanguageTable | undefined): IdentityWords => table?.identity ?? identity
