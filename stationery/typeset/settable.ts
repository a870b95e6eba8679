/** Normalizes text for setting: composed characters, one kind of line end, ordinary spaces, no invisible characters. */
export function settable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(WIDE_SPACES, ' ')
    .replaceAll(TIED_SPACES, '\u00a0')
    .replaceAll(JOINED_LETTERS, (letters) => letters.normalize('NFKC'))
    .replaceAll(VULGAR, (fraction) => VULGAR_SIGNS[fraction] ?? fraction)
    .replaceAll(FRACTION_SLASH, '/')
    .replaceAll(BODILESS, '')
}

/** Yields what a reader sees as one character or fraction: an emoji of several parts, a letter with its marks, a line end. */
export function* characters(text: string): Generator<{ character: string; index: number }> {
  for (const { 0: character, index } of text.matchAll(CHARACTER)) yield { character, index }
}

const CHARACTER =
  /(?<!\d)\d+\u2044\d+|\r\n|\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\ufe0f|\p{EMod}|\u200d\p{Extended_Pictographic})*|[^]\p{M}*/gu

// Word processors write a vertical tab for a line end within a paragraph, mainframes U+0085.
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const WIDE_SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g
/** The narrow no-break space (before a French colon) and the figure space: our fonts lack both, so a no-break space replaces them. */
const TIED_SPACES = /[\u2007\u202f]/g
/** Ligature characters come with text pasted from a PDF. */
const JOINED_LETTERS = /[\ufb00-\ufb06]/g
/** Digits beside a fraction slash are a fraction, which would need small figures that our glyphs do not include. */
const VULGAR = /(?<![\d\u2044])(?:1\u2044[24]|3\u20444)(?![\d\u2044])/g
const VULGAR_SIGNS: Record<string, string> = { '1\u20442': '½', '1\u20444': '¼', '3\u20444': '¾' }
const FRACTION_SLASH = /(?<=\d)\u2044|\u2044(?=\d)/g
// Invisible characters that come with pasted text: soft hyphens, joiners, direction marks, variation selectors and control characters.
const BODILESS = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\u034f]/gu
