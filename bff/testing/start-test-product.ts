import { createCore, type CoreOptions } from '@fondly/core/core.ts'
import { createBff, type BffOptions } from '../bff.ts'

/** A busy machine may take longer than a page waits for its first screen. */
const PATIENT_WAIT_MS = 120_000

export type TestProductOptions = CoreOptions & Omit<BffOptions, 'core'>

/** Starts the core with the HTTP interface of the page; returns both as one object. */
export async function startTestProduct({ mounts, remoteAddress, firstScreenWaitMs = PATIENT_WAIT_MS, ...options }: TestProductOptions) {
  const core = await createCore(options)
  const bff = createBff({ core, firstScreenWaitMs, ...(mounts ? { mounts } : {}), ...(remoteAddress ? { remoteAddress } : {}) })
  return { ...core, ...bff }
}
