/** A word of a pasted address: as it was written, and in capitals without accents, full stops and apostrophes. */
export type Word = { text: string; plain: string }

/** Splits text at its spaces. */
export function toWords(text: string): Word[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, plain: plainWord(word) }))
}

export const joinWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const list = (text: string) => new Set(text.split(' '))

/** The words that end most streets (USPS Publication 28, appendix C1). */
const SUFFIXES = list(
  `AVE AVENUE AV BLVD BOULEVARD CIR CIRCLE CT COURT CV COVE DR DRIVE HWY HIGHWAY LN LANE LOOP PKWY PARKWAY PL PLACE RD ROAD SQ SQUARE ST STREET TER TERRACE TRL TRAIL WAY XING CROSSING`,
)
/** English and Spanish words for units that need a number or a letter after them (appendix C2). */
const NUMBERED_UNITS = list(
  'APT APARTMENT APARTAMENTO APTO BLDG BUILDING EDIF EDIFICIO FL FLOOR LOT PH PISO PMB RM ROOM SPC SPACE STE SUITE TRLR TRAILER UNIT #',
)
const UNITS_ALONE = list('BSMT BASEMENT FRNT FRONT LOWR LOWER PENTHOUSE REAR UPPR UPPER')
const NUMBERS = list('ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN')
/** Words that begin an address line without a house number; a number follows each of them (Publication 28, sections 22 to 28). */
const BOXES = list('POBOX POB BOX APARTADO APDO PSC CMR RR HC HCR')
/** Words that begin a street or a building in Puerto Rico (Publication 28, section 29). */
const SPANISH_STREETS = list(
  'CALLE CALLEJON AVE AVENIDA CARR CARRETERA CAMINO PASEO COND CONDOMINIO EDIF EDIFICIO RES RESIDENCIAL BO BARRIO SECTOR KM BLQ BLOQUE',
)

export const hasDigit = ({ plain }: Word): boolean => /\d/.test(plain)
export const isSuffix = (word: Word | undefined): boolean => word !== undefined && SUFFIXES.has(word.plain)

/** Returns the index after the units that begin at `from`: 'Apt 4', '# 4', '#4', '2nd Floor', 'Rear'; `from` itself when there are none. */
export function findUnitsEnd(words: readonly Word[], from: number): number {
  let at = from
  for (let next = unitEnd(words, at); next > at; next = unitEnd(words, at)) at = next
  return at
}

function unitEnd(words: readonly Word[], at: number): number {
  const [word, after] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (word.length > 1 && word.startsWith('#')) return at + 1
  if (UNITS_ALONE.has(word)) return at + 1
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word) && (after === 'FLOOR' || after === 'FL')) return at + 2
  if (!NUMBERED_UNITS.has(word)) return at
  const mark = /^(?:#|NO|NUM)$/.test(after) ? 1 : 0
  const number = words[at + 1 + mark]?.plain ?? ''
  return /^#?(?:[A-Z]|[A-Z]{0,2}-?\d[A-Z\d/-]*)$/.test(number) ? at + 2 + mark : at
}

/** Returns the index after a post box, a route or a military line that begins at `from`; `from` itself when there is none. */
export function findBoxEnd(words: readonly Word[], from: number): number {
  const isNumber = (at: number) => /^#?(?:[A-Z]|[A-Z]{0,2}-?\d[A-Z\d-]*)$/.test(words[at]?.plain ?? '')
  const plain = (at: number) => words[at]?.plain ?? ''
  const opening =
    [3, 2].find((count) =>
      POST_OFFICE.has(
        words
          .slice(from, from + count)
          .map((word) => word.plain)
          .join(' '),
      ),
    ) ?? 0
  if (opening > 0) return isNumber(from + opening) ? from + opening + 1 : from
  if (plain(from) === 'GENERAL' && plain(from + 1) === 'DELIVERY') return from + 2
  const isUnitAndBox = plain(from) === 'UNIT' && plain(from + 2) === 'BOX'
  if ((!BOXES.has(plain(from)) && !isUnitAndBox) || !isNumber(from + 1)) return from
  return plain(from + 2) === 'BOX' && isNumber(from + 3) ? from + 4 : from + 2
}

const POST_OFFICE = new Set(['PO BOX', 'P O BOX', 'POST OFFICE BOX', 'PO DRAWER', 'RURAL ROUTE', 'APARTADO POSTAL', 'APDO POSTAL'])

/** Whether the words begin a line to which the post delivers: a house and its street, a box, a route. */
export function beginsDelivery(words: readonly Word[], from: number, isSpanish: boolean): boolean {
  const [first, second] = [words[from], words[from + 1]]
  if (!first || !second) return false
  if (findBoxEnd(words, from) > from) return true
  if (hasDigit(first)) return !first.plain.startsWith('#') && unitEnd(words, from) === from
  if (NUMBERS.has(first.plain)) return words.slice(from + 2).some(isSuffix)
  return isSpanish && SPANISH_STREETS.has(first.plain) && words.slice(from).some(hasDigit)
}

function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.:'’]/gu, '')
    .toUpperCase()
}
