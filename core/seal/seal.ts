import { sealFor, type Seal as SealForUse } from '@fondly/kit/seal.ts'

export type Seal = SealForUse

/** What the product itself keeps: tokens, people, drafts, sendings. */
export const sealWith = (dataKey: Uint8Array, random: (bytes: number) => Uint8Array): Seal =>
  sealFor('fondly data at rest', dataKey, random)
