import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { pageRaster, type RasterFrame } from '@fondly/stationery/paint/raster/page-raster.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'

/** The visible part of a folded page: the flat sheet, its last panel (right or lower), or both panels upright, one above the other. */
export type Panels = 'flat' | 'last' | 'stacked'
type PreviewSource = Pick<RasterFrame, 'art' | 'drawn'>
type View = RasterFrame['view']

const WIDTH_PX = 1280

/** Draws a page of a card for the screen, cut at the trim, 1280 pixels wide. */
export async function cardPreview(page: DisplayPage, panels: Panels, content: PreviewSource): Promise<Canvas> {
  const [first, last] = panelsOf(page)
  if (panels === 'last' || !first) return await seen(page, last, content)
  if (panels === 'stacked') return await stacked(page, [first, last], content)
  const canvas = await seen(page, trimOf(page), content)
  shadeFold(canvas, page)
  return canvas
}

async function seen(page: DisplayPage, view: View, content: PreviewSource): Promise<Canvas> {
  return await pageRaster(page, { ...content, view, scale: WIDTH_PX / view.width })
}

async function stacked(page: DisplayPage, [first, last]: [View, View], content: PreviewSource): Promise<Canvas> {
  const [upper, lower] = [await seen(page, first, content), await seen(page, last, content)]
  const canvas = createCanvas(WIDTH_PX, upper.height + lower.height)
  const context = canvas.getContext('2d')
  context.drawImage(lower, 0, upper.height)
  if (hangsBack(page)) {
    context.translate(WIDTH_PX, upper.height)
    context.rotate(Math.PI)
  }
  context.drawImage(upper, 0, 0)
  release(upper)
  release(lower)
  return canvas
}

/** Returns true when the back is printed upside down: on the outside of a tent, whose back is on the other side of the upper fold. */
function hangsBack({ fold, name }: DisplayPage): boolean {
  return name === 'outside' && fold !== undefined && 'y' in fold
}

/** Draws a soft shade where the paper will be folded. */
function shadeFold(canvas: Canvas, { fold, width }: DisplayPage): void {
  if (!fold) return
  const context = canvas.getContext('2d')
  context.resetTransform()
  const at = (('x' in fold ? fold.x : fold.y) * WIDTH_PX) / width
  const shade = 'x' in fold ? context.createLinearGradient(at - 14, 0, at + 14, 0) : context.createLinearGradient(0, at - 14, 0, at + 14)
  shade.addColorStop(0, 'rgba(60, 46, 26, 0)')
  shade.addColorStop(0.5, 'rgba(60, 46, 26, 0.16)')
  shade.addColorStop(1, 'rgba(60, 46, 26, 0)')
  context.fillStyle = shade
  if ('x' in fold) context.fillRect(at - 14, 0, 28, canvas.height)
  else context.fillRect(0, at - 14, canvas.width, 28)
}

function trimOf(page: DisplayPage): View {
  return { x: 0, y: 0, width: page.width / 100, height: page.height / 100 }
}

/** Returns the panels before and after the fold. A page without a fold is its own last panel. */
function panelsOf(page: DisplayPage): [first: View | undefined, last: View] {
  const { x, y, width, height } = trimOf(page)
  if (!page.fold) return [undefined, { x, y, width, height }]
  if ('x' in page.fold) {
    const at = page.fold.x / 100
    return [
      { x, y, width: at, height },
      { x: at, y, width: width - at, height },
    ]
  }
  const at = page.fold.y / 100
  return [
    { x, y, width, height: at },
    { x, y: at, width, height: height - at },
  ]
}
