import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Fetch } from '@fondly/kit/env.ts'

/** While a file of this name is in the data folder, commerce makes no order ready. */
export const REFUSING_FILE = 'refuses-ready'

/** A fetch to commerce that permanently refuses to make an order ready (the commit point of a sending) while the file exists. */
export function refusingReady(fetch: Fetch, data: string): Fetch {
  return async (request) => {
    const isReady = new URL(request.url).pathname.endsWith('/export_status') && (await request.clone().text()).includes('"ready"')
    if (!isReady || !existsSync(join(data, REFUSING_FILE))) return fetch(request)
    return Response.json({ _v: '21.2', fault: { type: 'InvalidParameterException', message: 'Refused.' } }, { status: 400 })
  }
}
