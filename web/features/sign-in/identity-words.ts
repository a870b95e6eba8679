import { identity } from '@fondly/languages/english/identity.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

export type IdentityWords = LanguageTable['identity']

/** Returns what a language says about refusals of identity: of a language that was loaded, or English. */
export const identityWords = (table: LanguageTable | undefined): IdentityWords => table?.identity ?? identity
