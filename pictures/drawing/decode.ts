import { detectFileType } from '@fondly/kit/files/file-type.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import sharp, { type Sharp } from 'sharp'
import { PictureFault } from '../picture-fault.ts'

const MAX_AREA_PIXELS = 25_000_000
/** The largest width or height, in pixels, to which vectors are rastered. */
const DECODED_WIDTH_PX = 1600
/** Seconds after which libvips gives up on a picture. */
const TIMEOUT_SECONDS = 10
const QUALITY_PERCENT = 95
const MAX_LOSSLESS_BYTES = 8_000_000

// Allow only these readers, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'],
})
// Each picture is read only once, so libvips's cache would waste memory.
sharp.cache(false)

/**
 * Converts any picture to JPEG or PNG in sRGB, by its own profile if it has one. Throws PictureFault for a picture that cannot be read, is
 * animated, or has more than 25 Mpx.
 */
export async function decode(bytes: Uint8Array, vectorsToo: boolean): Promise<Art> {
  return await convert(bytes, vectorsToo, (upright, hasAlpha) =>
    hasAlpha ? upright.png() : upright.jpeg({ quality: QUALITY_PERCENT, chromaSubsampling: '4:4:4' }),
  )
}

/**
 * Converts a picture for paper: to sRGB, on white where it is transparent, and at most as large as `largest`, in pixels. A PNG stays without loss
 * unless that takes more than 8 MB. Throws PictureFault as `decode` does.
 */
export async function decodeForPaper(bytes: Uint8Array, largest: { width: number; height: number }): Promise<Art> {
  const onPaper = (upright: Sharp) =>
    upright.resize({ ...largest, fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' })
  const withLoss = () => convert(bytes, false, (upright) => onPaper(upright).jpeg({ quality: QUALITY_PERCENT, chromaSubsampling: '4:4:4' }))
  if (detectFileType(bytes) !== 'png') return await withLoss()
  const whole = await convert(bytes, false, (upright) => onPaper(upright).png())
  return 'picture' in whole && whole.picture.byteLength <= MAX_LOSSLESS_BYTES ? whole : await withLoss()
}

async function convert(bytes: Uint8Array, vectorsToo: boolean, encode: (upright: Sharp, hasAlpha: boolean) => Sharp): Promise<Art> {
  const format = detectFileType(bytes)
  if (format === undefined || format === 'pdf' || (format === 'svg' && !vectorsToo)) throw unreadable('is no JPEG, PNG or WebP')
  try {
    const limits = { limitInputPixels: MAX_AREA_PIXELS, failOn: 'error' as const }
    const { hasAlpha, pages = 1, format: found, space, icc } = await sharp(bytes, limits).metadata()
    if (found !== format || pages > 1) throw new Error('A picture is of one kind, and stands still.')
    const upright =
      format === 'svg'
        ? sharp(bytes, { ...limits, density: 300 }).resize({ width: DECODED_WIDTH_PX, height: DECODED_WIDTH_PX, fit: 'inside' })
        : sharp(bytes, limits).rotate()
    const coloured = upright.toColourspace('srgb').timeout({ seconds: TIMEOUT_SECONDS })
    const { data, info } = await encode(coloured, hasAlpha || format === 'svg').toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height, ...(isTold(space, icc) ? {} : { guessed: true }) }
  } catch (error) {
    // libvips reports this limit in these words. A picture over any other limit counts as a broken file.
    if (error instanceof Error && error.message.includes('exceeds pixel limit'))
      throw new PictureFault('picture-too-large', 'A picture has more than 25 million pixels.')
    throw unreadable('could not be read, or moves')
  }
}

/**
 * Returns true when the picture's colours are known: it has a profile for its kind of colours, or it has no profile and is not CMYK (then it counts
 * as sRGB).
 */
function isTold(space: string, icc: Uint8Array | undefined): boolean {
  if (!icc) return space !== 'cmyk'
  const word = (at: number) => Buffer.from(icc.subarray(at, at + 4)).toString('latin1')
  const kind = space === 'cmyk' ? 'CMYK' : /^(b-w|grey16)$/.test(space) ? 'GRAY' : 'RGB '
  return word(36) === 'acsp' && word(16) === kind
}

function unreadable(what: string): PictureFault {
  return new PictureFault('picture-unreadable', `A picture ${what}.`)
}
