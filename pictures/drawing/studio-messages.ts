import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import type { PictureFaultCode } from '../picture-fault.ts'
import type { Drawing } from './drawing.ts'

/** The tasks of the drawing process. A drawing's art is shared, by its url. */
export type Task =
  | { kind: 'draw'; drawing: Drawing }
  | { kind: 'render'; scene: Scene; format: Exclude<Format, 'scene'>; width: number; bleed: boolean }
  | { kind: 'decode'; bytes: Uint8Array; vectorsToo: boolean }

export type Answered = { bytes: Uint8Array } | { art: Art } | { fault: { code: PictureFaultCode; message: string } }
