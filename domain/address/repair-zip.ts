import { completeZip } from './zip-problem.ts'

/**
 * Returns a ZIP code as the post writes it, from a cell whose spreadsheet took it for a number: '2840', '2840.0', '97,214' and '9.7214E+04' are ZIP
 * codes. Text in which digits are missing or left over, such as '9.72E+04' or '97214.2204', stays as it is.
 */
export function repairZip(text: string): string {
  const cell = text.trim().replace(/-$/, '')
  const grouped = /^(\d{1,2})[.,](\d{3})$/.exec(cell)
  if (grouped) return completeZip(`${grouped[1]}${grouped[2]}`)
  const decimal = /^(\d+)[.,]0+$/.exec(cell)
  if (decimal) return completeZip(decimal[1] ?? '')
  return completeZip(readScientific(cell) ?? cell)
}

/** Returns the digits of a number with an exponent, if it has all of them. A spreadsheet rounds the shown number, and then the rest is lost. */
function readScientific(cell: string): string | undefined {
  const [, first = '', rest = '', exponent = ''] = /^(\d)[.,](\d+)e\+?(\d{1,2})$/i.exec(cell) ?? []
  return first && rest.length === Number(exponent) ? first + rest : undefined
}

/** Returns the ZIP code that most likely was meant where `repairZip` is not certain, such as 97214 for '97214.2204'; otherwise undefined. */
export const guessZip = (text: string): string | undefined => /^(\d{5})(?:[.,]\d{1,6}|-\d{1,3})$/.exec(text.trim())?.[1]
