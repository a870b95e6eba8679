// Letters that are not a base letter with an accent.
const UNMARKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' }

/** Returns a text in small letters without accents, and with one kind of apostrophe and hyphen. It reads each character once. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (/^[ -~]*$/.test(small)) return small
  return small
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')} `)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[łøđðþæœßı]/g, (letter) => UNMARKED[letter] ?? letter)
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”«»]/g, '"')
}
