import { createHash } from 'node:crypto'
import { Refused } from '@fondly/domain/refused.ts'
import type { FileType } from '@fondly/kit/files/file-type.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import { createLogoFiles, type LogoFilesContext } from './logo-files.ts'

export type LogoGround = 'light' | 'dark'
export type Logo = { url: string; width: number; height: number }

/**
 * The largest size of a logo on the back of a card, in pixels of 300 dpi (stationery/layout/card-sizes.ts). A logo must have at least MIN_DPI at this
 * size.
 */
const PRINTED_PX = { width: 460, height: 165 }
const MIN_DPI = 200
const MAX_SIDE_PX = 6_000
/** A logo of which a smaller share is visible counts as empty. */
const MIN_VISIBLE_SHARE = 0.005

/**
 * Creates the function that checks an uploaded logo, stores it and returns its address. Refuses a logo that cannot be drawn, printed or seen; each
 * refusal has its own sentence.
 */
export function createStoreLogo(context: LogoFilesContext) {
  const { pictureDesk } = context
  const logos = createLogoFiles(context)
  return async (upload: { bytes: Uint8Array<ArrayBuffer>; type: FileType }, ground: LogoGround): Promise<Logo> => {
    // Load the sanitiser only for a drawing.
    const drawing = upload.type === 'svg' ? (await import('./safe-svg.ts')).safeSvg(upload.bytes) : undefined
    const art = await pictureDesk.decode(drawing ?? upload.bytes, drawing !== undefined).catch(refuse)
    // Refuse a scene, because an uploaded logo is never a scene.
    if ('scene' in art) throw new Refused('unprocessable', 'picture-unreadable')
    if (art.guessed) throw new Refused('unprocessable', 'picture-colours-unknown')
    const { width, height } = art
    if (Math.max(width, height) > MAX_SIDE_PX)
      throw new Refused('unprocessable', 'logo-too-large', { params: { width, height, maxPixels: MAX_SIDE_PX } })
    const [minWidth, minHeight] = [PRINTED_PX.width, PRINTED_PX.height].map((px) => Math.ceil((px * MIN_DPI) / 300)) as [number, number]
    if (!drawing && width < minWidth && height < minHeight)
      throw new Refused('unprocessable', 'logo-too-small', { params: { width, height, minWidth, minHeight } })
    const { onLight, onDark } = await pictureDesk.measure(art.picture).catch(refuse)
    if ((ground === 'light' ? onLight : onDark) < MIN_VISIBLE_SHARE)
      throw new Refused('unprocessable', ground === 'light' ? 'logo-not-seen-on-light' : 'logo-not-seen-on-dark')

    // Store only the decoded pixels, so that nothing else in the uploaded file is ever served.
    const bytes = drawing ?? new Uint8Array(art.picture)
    const [ending, type] = drawing ? ['svg', 'image/svg+xml'] : isPng(bytes) ? ['png', 'image/png'] : ['jpg', 'image/jpeg']
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${ending}`
    return { url: await logos.store({ name, bytes, type }), width, height }
  }
}

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89

function refuse(error: unknown): never {
  if (!(error instanceof PictureFault) || error.code === 'busy') throw error
  throw new Refused('unprocessable', error.code === 'picture-too-large' ? 'picture-too-many-pixels' : 'picture-unreadable', {
    cause: error,
  })
}
