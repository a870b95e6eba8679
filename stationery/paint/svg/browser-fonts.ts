import type { FontName } from '../../typeset/font-pack.ts'

/** Under which family a browser must know the fonts in ./fonts (made from the same TTFs as the print), one file each: `{name}.woff2`. */
export const BROWSER_FONTS: Record<FontName, string> = { garamond: 'Fondly Garamond', franklin: 'Fondly Franklin', hand: 'Fondly Hand' }

/** The style sheet that makes them known; `urlOf` says where the files are served. */
export function browserFontFaces(urlOf: (name: FontName) => string): string {
  return (Object.keys(BROWSER_FONTS) as FontName[])
    .map((name) => `@font-face{font-family:"${BROWSER_FONTS[name]}";src:url("${urlOf(name)}") format("woff2");font-display:block}`)
    .join('\n')
}
