import { openFont } from './font-pack.ts'
import { characters, settable } from './settable.ts'
import { typeset, type SetText, type TextContent } from './typeset.ts'
import type { Unprintable } from './unprintable.ts'

/** Sets the text at its smallest size, and returns the first character outside its space, or undefined when the text fits. */
export function overflow(content: TextContent): Unprintable | undefined {
  const set = typeset(content)
  if (!set.overflows) return undefined
  const before = inkBefore(set, content)
  const font = openFont(set.font)
  let ink = 0
  let last: Unprintable | undefined
  for (const found of characters(content.text)) {
    const parts = Array.from(settable(found.character)).filter((part) => hasInk(part) && font.has(part)).length
    if (parts > 0) last = found
    ink += parts
    if (parts > 0 && ink > before) return found
  }
  return last
}

/** Counts the visible characters inside the space before the first one outside it. */
function inkBefore({ lines, height, font: name, size }: SetText, space: Pick<TextContent, 'width' | 'height'>): number {
  const font = openFont(name)
  const foot = lines.at(-1)?.y ?? 0
  let ink = 0
  for (const { y, clusters, xs } of lines) {
    if (height - (foot - y) > space.height * 100) return ink
    for (const [place, cluster] of clusters.entries()) {
      const x = xs[place] ?? 0
      if (x < 0 || x + (font.advance(cluster) * size) / font.unitsPerEm > space.width * 100 + 1) return ink
      ink += Array.from(cluster).filter(hasInk).length
    }
  }
  return ink
}

const hasInk = (character: string): boolean => !/[ \n\u00a0]/.test(character)
