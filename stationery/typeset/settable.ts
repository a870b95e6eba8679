/** The text as it is set: composed characters, one kind of line end, ordinary spaces, and nothing that has no body. */
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

/** What a reader takes for one character, or for one fraction: an emoji of several parts, a letter with its marks, an end of line. */
export function* characters(text: string): Generator<{ character: string; index: number }> {
  for (const { 0: character, index } of text.matchAll(CHARACTER)) yield { character, index }
}

const CHARACTER =
  /(?<!\d)\d+\u2044\d+|\r\n|\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\ufe0f|\p{EMod}|\u200d\p{Extended_Pictographic})*|[^]\p{M}*/gu

// Word processors end a line within a paragraph by a vertical tab, mainframes by U+0085.
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const WIDE_SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g
/** The narrow one (before a French colon) and that of figures: as unbreakable as the ordinary one, and no font of ours has them. */
const TIED_SPACES = /[\u2007\u202f]/g
/** Ligatures as characters come with text pasted from a PDF. */
const JOINED_LETTERS = /[\ufb00-\ufb06]/g
/** Digits beside a fraction slash mean a fraction; a font would need small figures for it, which are not among our glyphs. */
const VULGAR = /(?<![\d\u2044])(?:1\u2044[24]|3\u20444)(?![\d\u2044])/g
const VULGAR_SIGNS: Record<string, string> = { '1\u20442': '½', '1\u20444': '¼', '3\u20444': '¾' }
const FRACTION_SLASH = /(?<=\d)\u2044|\u2044(?=\d)/g
// Soft hyphens, joiners, marks of direction, choosers of a glyph's form and control characters come with pasted text; nobody sees them.
const BODILESS = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\u034f]/gu
