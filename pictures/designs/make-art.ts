import { detectFileType } from '@fondly/kit/files/file-type.ts'
import { BLEED_DOTS } from '@fondly/stationery/layout/card-sizes.ts'
import { PictureFault } from '../picture-fault.ts'
import type { PanelArt, MakeArtTask } from './design-task.ts'
import { HeavyFile } from './pdf-objects.ts'

/** The highest resolution of a picture. More pixels are not visible on paper, but cost memory each time the card is drawn. */
const MAX_DPI = 400

/** Makes the drawable form of a design's file. Throws PictureFault. */
export async function makeArt({ bytes, panel }: Pick<MakeArtTask, 'bytes' | 'panel'>): Promise<PanelArt> {
  try {
    const type = detectFileType(bytes)
    if (type === 'svg') return { scene: (await import('./design-scene.ts')).designScene(bytes, panel) }
    if (type === 'pdf') return { page: await provenPage(bytes, panel) }
    const pixels = (length: number) => Math.ceil(((length + 2 * BLEED_DOTS) * MAX_DPI) / 300)
    const { decodeForPaper } = await import('../drawing/decode.ts')
    const art = await decodeForPaper(bytes, { width: pixels(panel.width), height: pixels(panel.height) })
    if (!('picture' in art)) throw new Error('A picture became no picture.')
    return { picture: art.picture, width: art.width, height: art.height }
  } catch (error) {
    if (error instanceof HeavyFile) throw new PictureFault('picture-too-large', 'A design has too many parts.')
    // The readers throw many kinds of errors. All of them mean the same for the person who uploaded the file.
    throw error instanceof PictureFault ? error : new PictureFault('picture-unreadable', 'A design cannot be read.')
  }
}

/** Makes the page of a PDF and prints it once, to be sure that it can be printed with every card. */
async function provenPage(bytes: Uint8Array, panel: MakeArtTask['panel']): Promise<Uint8Array> {
  const page = await (await import('./design-page.ts')).designPage(bytes, panel)
  const { printPdf } = await import('@fondly/stationery/paint/pdf/print-pdf.ts')
  const whole = { x: 0, y: 0, width: panel.width * 100, height: panel.height * 100 }
  const sheet = { name: 'outside' as const, width: whole.width, height: whole.height, bleed: 0, problems: [] }
  const art = new Map([['page', { picture: new Uint8Array(), width: 1, height: 1, page }]])
  await printPdf([{ ...sheet, marks: [{ kind: 'picture', url: 'page', ...whole }] }], art)
  return page
}
