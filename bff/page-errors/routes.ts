import { PageError } from '@fondly/contracts/bff/page-errors-request.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limitPerMinute } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { tooLarge } from '@fondly/domain/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'

const MAX_BODY_BYTES = 2 * 1024
const MAX_ERRORS_PER_ADDRESS_AND_MINUTE = 30
/** Keeps the log readable when many pages break at once. */
const MAX_ERRORS_PER_MINUTE = 300

/** POST /api/page-errors: writes unexpected errors of pages to the operator's log. */
export function pageErrorRoutes({ env: { log } }: Pick<CoreContext, 'env'>, remoteAddress: (request: Request) => string) {
  const [fromOne, fromAll] = [limitPerMinute(MAX_ERRORS_PER_ADDRESS_AND_MINUTE, log), limitPerMinute(MAX_ERRORS_PER_MINUTE, log)]
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw tooLarge()
    },
  })

  return new Hono<{ Variables: { requestId: string } }>().post('/page-errors', limit, async (c) => {
    await fromOne(remoteAddress(c.req.raw))
    await fromAll('all')
    const { name, from, path, version, places } = await readJson(c, PageError)
    log.error('Something went wrong on a page.', {
      requestId: c.get('requestId'),
      code: name,
      step: from,
      path,
      version,
      file: places.join(' < '),
    })
    return c.body(null, 204)
  })
}
