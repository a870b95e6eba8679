import { ownPassword } from '@fondly/languages/english/own-password.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { useSection } from '../../words/words.tsx'

export type OwnPasswordWords = LanguageTable['ownPassword']

export const useOwnPasswordWords = (): OwnPasswordWords => useSection('ownPassword', ownPassword)
