import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Fetch } from '@fondly/kit/env.ts'

/** While this file lies in the data folder, commerce makes no order ready. */
export const REFUSING_FILE = 'refuses-ready'

/** A way to commerce that refuses the commit point of a sending for good, while a file says so. */
export function refusingReady(fetch: Fetch, data: string): Fetch {
  return async (request) => {
    const isReady = new URL(request.url).pathname.endsWith('/export_status') && (await request.clone().text()).includes('"ready"')
    if (!isReady || !existsSync(join(data, REFUSING_FILE))) return fetch(request)
    return Response.json({ _v: '21.2', fault: { type: 'InvalidParameterException', message: 'Refused.' } }, { status: 400 })
  }
}
