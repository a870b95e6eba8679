import sharp from 'sharp'

/** The size in pixels of a design of 5 x 7 inches at 300 dpi with its bleed of 46 pixels. */
export const WHOLE = { width: 1592, height: 2192 }

type Size = { width: number; height: number }

/** A picture of a panel with its bleed: red in the bleed, teal within the trim. */
export function panelPicture({ width, height }: Size = WHOLE, bleed = 46) {
  const trim = { create: { width: width - 2 * bleed, height: height - 2 * bleed, channels: 3 as const, background: '#1d6a6a' } }
  return sharp({ create: { width, height, channels: 3, background: '#c8553d' } }).composite([{ input: trim, left: bleed, top: bleed }])
}

/** A drawing of such a panel in inches, its view box in pixels at 300 dpi. */
export function panelDrawing({ width, height }: Size = WHOLE, bleed = 46): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 300}in" height="${height / 300}in" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="#c8553d"/>` +
      `<rect x="${bleed}" y="${bleed}" width="${width - 2 * bleed}" height="${height - 2 * bleed}" fill="#1d6a6a"/></svg>`,
  )
}
