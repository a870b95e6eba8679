import type { Art } from '@fondly/stationery/paint/art.ts'
import sharp from 'sharp'
import { RendererFault } from '../faults.ts'

const LARGEST_AREA = 25_000_000
/** Vectors are made pixels at most this wide or high. */
const FINE_ENOUGH = 1600

/** Any picture, as JPEG or PNG in sRGB; throws RendererFault 422 for one that cannot be read, or that has more than 25 Mpx. */
export async function decode(bytes: Uint8Array, vectorsToo: boolean): Promise<Art> {
  try {
    const picture = sharp(bytes, { limitInputPixels: LARGEST_AREA, failOn: 'error' })
    const { format, hasAlpha } = await picture.metadata()
    const vector = format === 'svg'
    if (!['jpeg', 'png', 'webp', ...(vectorsToo ? ['svg'] : [])].includes(format)) throw new Error(`A picture must not be ${format}.`)
    const upright = vector
      ? sharp(bytes, { limitInputPixels: LARGEST_AREA, density: 300 }).resize({ width: FINE_ENOUGH, height: FINE_ENOUGH, fit: 'inside' })
      : picture.rotate()
    const coloured = upright.toColourspace('srgb')
    const { data, info } = await (
      hasAlpha || vector ? coloured.png() : coloured.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    ).toBuffer({
      resolveWithObject: true,
    })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    throw new RendererFault(422, 'picture-unreadable', 'A picture could not be read, or is too large.')
  }
}
