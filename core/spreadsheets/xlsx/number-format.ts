/** How a cell shows its number: as a day, with leading zeros (`zeros` is a pattern such as '00000'), or unchanged (undefined). */
export type NumberFormat = 'day' | { zeros: string } | undefined

/**
 * The ids of the built-in formats that show a day. Source: ECMA-376 part 1, 18.8.30 numFmt. In some languages, 27 to 36 and 50 to 58 show days too.
 */
const BUILT_IN_DAYS: readonly (readonly [number, number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
]

/** Longer format codes are ignored. No format that a person reads is so long. */
const MAX_CODE_CHARACTERS = 255

/** Returns the format that belongs to a built-in id. */
export const findBuiltInFormat = (id: number): NumberFormat =>
  BUILT_IN_DAYS.some(([first, last]) => id >= first && id <= last) ? 'day' : undefined

/** Reads a format code, for example 'd.m.yyyy', '[$-409]mmm d, yyyy;@', '00000' or '00000\-0000'. */
export function readFormatCode(code: string): NumberFormat {
  if (code.length > MAX_CODE_CHARACTERS) return undefined
  const shown = withoutLiterals(code.split(';', 1)[0] ?? '')
  // Months and minutes have the same letter, so that letter alone does not show a day. A letter for years or days does.
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
