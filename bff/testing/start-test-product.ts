import { createCore, type CoreOptions } from '@fondly/core/core.ts'
import { createBff, type BffOptions } from '../bff.ts'

export type TestProductOptions = CoreOptions & Omit<BffOptions, 'core'>

/** Starts the core with the HTTP interface of the page; returns both as one object. */
export async function startTestProduct({ mounts, remoteAddress, ...options }: TestProductOptions) {
  const core = await createCore(options)
  const bff = createBff({ core, ...(mounts ? { mounts } : {}), ...(remoteAddress ? { remoteAddress } : {}) })
  return { ...core, ...bff }
}
