import { createCore, type CoreOptions } from '@fondly/core/core.ts'
import { createBff, type BffOptions } from '../bff.ts'

/** How long the server waits for a first screen in tests. It is longer than in the product, because the machine may be busy. */
const PATIENT_WAIT_MS = 120_000

export type TestProductOptions = CoreOptions & Omit<BffOptions, 'core'>

/** Starts the core with the HTTP interface of the page. Returns both as one object. */
export async function startTestProduct({ mounts, remoteAddress, firstScreenWaitMs = PATIENT_WAIT_MS, ...options }: TestProductOptions) {
  const core = await createCore(options)
  const bff = createBff({ core, firstScreenWaitMs, ...(mounts ? { mounts } : {}), ...(remoteAddress ? { remoteAddress } : {}) })
  return { ...core, ...bff }
}
