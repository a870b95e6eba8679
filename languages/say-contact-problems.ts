import type { ContactProblem } from '@fondly/domain/contacts/contact-file.ts'
import type { LanguageTable } from './language-table.ts'

type ContactWords = { fields: LanguageTable['addressBook']['fields']; words: Pick<LanguageTable['contactImport'], 'birthday' | 'problems'> }

/** Says why a row of a file of contacts is refused: 'Zip code does not exist, State is not a US state or territory'. */
export function sayContactProblems(problems: readonly ContactProblem[], { fields, words }: ContactWords): string {
  const names: Readonly<Record<string, string>> = { ...fields, birthday: words.birthday }
  return problems.map(({ field, code }) => [code !== 'no-name' && names[field], words.problems[code]].filter(Boolean).join(' ')).join(', ')
}
