import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Format } from '../art/format.ts'
import type { Drawing } from './drawing.ts'

/** What the process that draws is asked to do. */
export type Task =
  /** `art` says which kept art stands for each url. */
  | { kind: 'draw'; drawing: Drawing; art: { url: string; key: string }[] }
  | { kind: 'render'; scene: Scene; format: Exclude<Format, 'scene'>; width: number; bleed: boolean }
  | { kind: 'decode'; bytes: Uint8Array; vectorsToo: boolean }

/** `bring` is art that the process has not seen, `forget` what it need not keep: the asker keeps the account. */
export type Asked = { id: number; task: Task; bring: { key: string; art: Art }[]; forget: string[] }

export type Answered = { id: number } & (
  | { bytes: Uint8Array }
  | { art: Art }
  | { fault: { status: number; code: string; message: string } }
  | { failed: string }
)
