import type { FontName } from '../../typeset/font-pack.ts'

/** The family names by which browsers know the fonts in ./fonts (`{name}.woff2`), made from the same TTFs as the print. */
export const BROWSER_FONTS: Record<FontName, string> = { garamond: 'Fondly Garamond', franklin: 'Fondly Franklin', hand: 'Fondly Hand' }

/** Returns the style sheet for these fonts. `urlOf` returns the URL of a font's file. */
export function browserFontFaces(urlOf: (name: FontName) => string): string {
  return (Object.keys(BROWSER_FONTS) as FontName[])
    .map((name) => `@font-face{font-family:"${BROWSER_FONTS[name]}";src:url("${urlOf(name)}") format("woff2");font-display:block}`)
    .join('\n')
}
