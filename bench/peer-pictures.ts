import { readFileSync } from 'node:fs'
import type { DisplayPage, GlyphsMark } from '@fondly/stationery/layout/display-list.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { FONT_FILES } from '@fondly/stationery/paint/font-files.ts'
import { openOutlines } from '@fondly/stationery/paint/glyph.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'

/** Draws a page with other libraries: the art is one prepared picture, the words are drawn anew each time, and there is no barcode. */
export async function peers(sample: DisplayPage, art: ArtOf, { width, quality }: { width: number; quality: number }) {
  const scale = width / (sample.width / 100)
  const height = Math.round((sample.height / 100) * scale)
  const pictures = { ...sample, marks: sample.marks.filter(({ kind }) => kind === 'picture') }
  const canvas = await pageRaster(pictures, { art, scale, view: { x: 0, y: 0, width: sample.width / 100, height: sample.height / 100 } })
  const [raw, png] = [canvas.data(), await canvas.encode('png')]
  const size = { width, height }

  const renderer = new Renderer()
  for (const [name, file] of Object.entries(FONT_FILES)) await renderer.registerFont({ name, data: readFileSync(file) })
  const images = [{ src: 'art', data: png }]

  return {
    sharp: async (page: DisplayPage) =>
      await sharp(raw, { raw: { ...size, channels: 4 } })
        .composite([{ input: Buffer.from(wordsSvg(page, size, scale)) }])
        .removeAlpha()
        .jpeg({ quality })
        .toBuffer(),
    takumi: async (page: DisplayPage) => {
      const words = lines(page).map((mark) => ({
        type: 'text' as const,
        text: mark.clusters.join(''),
        style: {
          position: 'absolute' as const,
          left: ((mark.xs[0] ?? 0) / 100) * scale,
          top: ((mark.y - mark.size) / 100) * scale,
          fontFamily: mark.font,
          fontSize: (mark.size / 100) * scale,
          color: mark.color,
          whiteSpace: 'nowrap' as const,
        },
      }))
      const picture = { type: 'image' as const, src: 'art', style: { position: 'absolute' as const, left: 0, top: 0, ...size } }
      return await renderer.render(
        { type: 'container', style: { ...size, backgroundColor: 'white' }, children: [picture, ...words] },
        { ...size, format: 'jpeg', quality, images },
      )
    },
  }
}

const lines = ({ marks }: DisplayPage): GlyphsMark[] => marks.filter((mark): mark is GlyphsMark => mark.kind === 'glyphs')

function wordsSvg(page: DisplayPage, { width, height }: { width: number; height: number }, scale: number): string {
  const glyphs = lines(page).flatMap(({ font: name, size, color, y, clusters, xs }) => {
    const font = openOutlines(name)
    const em = (size / 100 / font.unitsPerEm) * scale
    return clusters.map(
      (cluster, at) =>
        `<path fill="${color}" transform="matrix(${em} 0 0 ${em} ${((xs[at] ?? 0) / 100) * scale} ${(y / 100) * scale})" d="${font.glyph(cluster).outline}"/>`,
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${glyphs.join('')}</svg>`
}
