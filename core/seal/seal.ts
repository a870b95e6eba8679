import { createSeal, type Seal as SealForUse } from '@fondly/kit/seal.ts'

export type Seal = SealForUse

/** Creates the seal for everything that the product stores: tokens, people, drafts, sendings. */
export const createDataSeal = (dataKey: Uint8Array, random: (bytes: number) => Uint8Array): Seal =>
  createSeal('fondly data at rest', dataKey, random)
