import type { RefusedRow } from '@fondly/core/contacts/import/contact-imports.ts'
import { CONTACT_FILE_HEAD, toContactCells } from '@fondly/domain/contacts/contact-file.ts'
import { BYTE_ORDER_MARK, toCsvRow } from '@fondly/domain/reports/csv.ts'
import { ALL_LANGUAGES, type PageLanguage } from '@fondly/languages/all-languages.ts'
import { sayContactProblems } from '@fondly/languages/say-contact-problems.ts'

/**
 * Writes the refused rows of an import as a file that can be corrected and imported again. The reason, in this language, follows the known columns. A
 * cell without a heading follows the reason, so the row is refused again until somebody moves the cell to the right column.
 */
export function refusedRowsCsv(rows: readonly RefusedRow[], language: PageLanguage): string {
  const { addressBook, contactImport } = ALL_LANGUAGES[language].table
  const toLine = ({ content, problems, rest }: RefusedRow) =>
    toCsvRow([
      ...toContactCells(content, rest?.birthdayText),
      sayContactProblems(problems, { fields: addressBook.fields, words: contactImport }),
      ...(rest?.moreCells ?? []),
    ])
  return BYTE_ORDER_MARK + toCsvRow([...CONTACT_FILE_HEAD, contactImport.reason]) + rows.map(toLine).join('')
}
