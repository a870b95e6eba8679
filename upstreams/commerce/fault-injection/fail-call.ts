import { setTimeout as pause } from 'node:timers/promises'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import type { Context, Next } from 'hono'
import * as z from 'zod'
import { Fault, faultResponse } from '../faults.ts'

/** How an injected fault makes a call fail. */
export const FaultKind = z.enum(['reply_dropped', 'never_answered', 'conflict', 'expired_token', 'server_error', 'slow'])
export type InjectedFault = { kind: z.infer<typeof FaultKind>; milliseconds?: number; status?: number; done?: boolean }

const DEFAULT_DELAY_MS = 5000
/** The fault `never_answered` drops the connection after this time. */
const MAX_HANG_MS = 600_000

/** Makes one call fail. Some faults execute the call completely and lose only the reply; the others do not execute the call. */
export async function failCall({ kind, milliseconds, status, done }: InjectedFault, c: Context, next: Next): Promise<Response | void> {
  const { pathname } = new URL(c.req.url)
  switch (kind) {
    case 'reply_dropped':
      await carryOut(c, next)
      throw new ReplyDropped()
    case 'never_answered':
      await carryOut(c, next)
      await pause(MAX_HANG_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => undefined)
      throw new ReplyDropped()
    case 'conflict':
      return faultResponse(
        new Fault('ConcurrentModificationException', 'The resource was changed by another request at the same time.'),
        pathname,
      )
    case 'expired_token': {
      const accessToken = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      return faultResponse(
        new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.', { accessToken }),
        pathname,
      )
    }
    case 'server_error':
      if (done) await carryOut(c, next)
      // Hono would add the headers of the real answer to a new one.
      c.res = undefined
      c.res = serverError(status ?? 500, pathname)
      return
    case 'slow':
      await pause(milliseconds ?? DEFAULT_DELAY_MS, undefined, { ref: false })
      await next()
  }
}

async function carryOut(c: Context, next: Next): Promise<void> {
  await next()
  await c.res.body?.cancel()
}

// Returns the answer with this status. On a real instance, commerce itself answers 500, and the proxies in front of it answer the others with HTML.
function serverError(status: number, pathname: string): Response {
  if (status === 500) return faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'), pathname)
  return new Response(`<html><body><h1>${status}</h1></body></html>`, {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  })
}
