import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { PictureFaultCode } from '../picture-fault.ts'

/** Makes art for a panel (pixels at 300 dpi, without bleed) of an uploaded design. */
export type MakeArtTask = { kind: 'make-art'; bytes: Uint8Array; panel: { width: number; height: number } }

/** The drawable form of a design: a scene, a picture in sRGB, or a PDF page, which is shown by a picture. */
export type PanelArt = { scene: Scene } | { picture: Uint8Array; width: number; height: number } | { page: Uint8Array }
export type MakeArtAnswer = PanelArt | { fault: { code: PictureFaultCode; message: string } }
