import { detectFileType } from '@fondly/kit/files/file-type.ts'
import { BLEED_DOTS } from '@fondly/stationery/layout/card-sizes.ts'
import { PictureFault } from '../picture-fault.ts'
import type { DesignArt, DesignTask } from './design-task.ts'
import { BrokenFile, HeavyFile } from './pdf-objects.ts'

/** More pixels are not seen on paper, and cost memory wherever the card is drawn. */
const LARGEST_DPI = 400

/** Makes what is drawn of a design's file. Throws PictureFault. */
export async function makeArt({ bytes, panel }: Pick<DesignTask, 'bytes' | 'panel'>): Promise<DesignArt> {
  try {
    const type = detectFileType(bytes)
    if (type === 'svg') return { scene: (await import('./design-scene.ts')).designScene(bytes, panel) }
    const pixels = (length: number) => Math.ceil(((length + 2 * BLEED_DOTS) * LARGEST_DPI) / 300)
    const { decodeForPaper } = await import('../drawing/decode.ts')
    const art = await decodeForPaper(bytes, { width: pixels(panel.width), height: pixels(panel.height) })
    if (!('picture' in art)) throw new Error('A picture became no picture.')
    return { picture: art.picture, width: art.width, height: art.height }
  } catch (error) {
    if (error instanceof HeavyFile) throw new PictureFault('picture-too-large', 'A design has too many parts.')
    if (error instanceof BrokenFile) throw new PictureFault('picture-unreadable', 'A design cannot be read.')
    throw error
  }
}
