/** How a cell shows its number: as a day, with leading zeros (a pattern such as '00000'), or as it is (undefined). */
export type NumberFormat = 'day' | { zeros: string } | undefined

/** The built-in formats that show a day. Source: ECMA-376 part 1, 18.8.30 numFmt; 27 to 36 and 50 to 58 show days in some languages. */
const BUILT_IN_DAYS: readonly (readonly [number, number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
]

/** Longer codes are no format of a cell that somebody reads. */
const MAX_CODE_CHARACTERS = 255

/** Returns the format of a built-in id. */
export const findBuiltInFormat = (id: number): NumberFormat =>
  BUILT_IN_DAYS.some(([first, last]) => id >= first && id <= last) ? 'day' : undefined

/** Reads a format code, for example 'd.m.yyyy', '[$-409]mmm d, yyyy;@', '00000' or '00000\-0000'. */
export function readFormatCode(code: string): NumberFormat {
  if (code.length > MAX_CODE_CHARACTERS) return undefined
  const shown = withoutLiterals(code.split(';', 1)[0] ?? '')
  // Minutes have the letter of months, so a month alone is no day: years or days are.
  if (/[dy]/i.test(shown)) return 'day'
  const zeros = code.replaceAll(/["\\]/g, '')
  return /^0{2,}(-0+)?$/.test(zeros) ? { zeros } : undefined
}

/** Removes colours, locales and conditions in brackets, quoted texts, and escaped characters. */
function withoutLiterals(code: string): string {
  return code
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/[\\_*]./g, '')
}
