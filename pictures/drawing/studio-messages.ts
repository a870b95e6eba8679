import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import type { PictureFaultCode } from '../picture-fault.ts'
import type { Drawing } from './drawing.ts'
import type { Visibility } from './visibility.ts'

export type PictureRendition = { format: 'webp' | 'png'; width: number; bleed: boolean }

/** The tasks of the drawing process. Art is sent apart from the task and named by its url, so that several drawings share it. */
export type Task =
  | { kind: 'draw'; drawing: Drawing }
  | { kind: 'render'; scene: Scene; format: Exclude<Format, 'scene'>; width: number; bleed: boolean }
  | { kind: 'resize'; picture: Uint8Array; panel: { width: number; height: number }; as: PictureRendition }
  | { kind: 'decode'; bytes: Uint8Array; vectorsToo: boolean }
  | { kind: 'measure'; picture: Uint8Array }

export type Answered =
  | { bytes: Uint8Array }
  | { art: Art }
  | { visibility: Visibility }
  | { fault: { code: PictureFaultCode; message: string } }
