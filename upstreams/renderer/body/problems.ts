import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { overflow } from '@fondly/stationery/typeset/overflow.ts'
import { sizesTried } from '@fondly/stationery/typeset/typeset.ts'
import { RendererFault } from '../faults.ts'
import type { RequestedPage } from './wire-pages.ts'

/**
 * The most characters times font sizes to try. A card with long disclaimers needs most of this, and all of it blocks other requests for half a
 * second.
 */
const MAX_LAYOUT_COST = 30_000
/** The pixels of all pictures together: enough to cover both sides of the largest card three times. */
const MAX_AREA_PIXELS = 60_000_000

/** Throws RendererFault 422 when there is more to set or to draw than a card has. */
export function assertModest(pages: readonly RequestedPage[]): void {
  let setting = 0
  let area = 0
  for (const { page, layerPaths } of pages) {
    for (const [index, layer] of page.layers.entries()) {
      const path = layerPaths[index]
      if (layer.kind === 'text') setting += layer.text.length * sizesTried(layer)
      if (layer.kind === 'picture') area += layer.width * layer.height
      if (setting > MAX_LAYOUT_COST)
        throw new RendererFault(422, 'too-much-text', 'There is more text, or more room for it to shrink in, than a card has.', { path })
      if (area > MAX_AREA_PIXELS)
        throw new RendererFault(422, 'too-much-picture', 'There are more or larger pictures than a card has.', { path })
    }
  }
}

/** Throws RendererFault 422 for words that do not fit or that the face cannot show. Otherwise the recipient would be the first to notice. */
export function assertPrintable(requested: readonly RequestedPage[], pages: readonly DisplayPage[]): void {
  for (const [place, page] of pages.entries()) {
    const [problem] = page.problems
    const origin = requested[place]
    const layer = origin?.page.layers[problem?.layer ?? -1]
    if (!problem || !origin || layer?.kind !== 'text') continue
    const path = textPath(origin.layerPaths[problem.layer] ?? origin.path)
    if (problem.kind === 'missing') {
      const { character, index } = problem
      throw new RendererFault(
        422,
        'unprintable',
        `The font ${problem.face} has no glyph for ${character}, character ${index} of this text.`,
        {
          path,
          character,
          index,
        },
      )
    }
    const outside = overflow(layer)
    throw new RendererFault(422, 'overflow', `The text does not fit its box from character ${outside?.index ?? 0} on.`, {
      path,
      ...outside,
    })
  }
}

/** Returns the path of a layer's text. An address is one text with several fields, so it has no `.text`. */
function textPath(path: string): string {
  return /\.\d+$/.test(path) ? `${path}.text` : path
}
