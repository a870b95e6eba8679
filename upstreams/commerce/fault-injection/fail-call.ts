import { setTimeout as pause } from 'node:timers/promises'
import type { Fetch } from '@fondly/kit/env.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import * as z from 'zod'
import { Fault, faultResponse } from './faults.ts'

/** The ways in which a call may go wrong. */
export const Kind = z.enum(['reply_dropped', 'never_answered', 'conflict', 'expired_token', 'server_error', 'slow'])
export type Misbehaviour = { kind: z.infer<typeof Kind>; milliseconds?: number; status?: number; done?: boolean }

const SLOW_MILLISECONDS = 5000
/** Nobody waits longer than that for an answer that does not come. */
const NEVER_MILLISECONDS = 600_000

/** Answers one call in that way. Where the work is done, it is done wholly, as by a server whose reply gets lost afterwards. */
export async function happen({ kind, milliseconds, status, done }: Misbehaviour, request: Request, serve: Fetch): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (kind) {
    case 'reply_dropped':
      await worked(request, serve)
      throw new ReplyDropped()
    case 'never_answered':
      await worked(request, serve)
      await pause(NEVER_MILLISECONDS, undefined, { signal: request.signal, ref: false }).catch(() => undefined)
      throw new ReplyDropped()
    case 'conflict':
      return faultResponse(
        new Fault('ConcurrentModificationException', 'The resource was changed by another request at the same time.'),
        pathname,
      )
    case 'expired_token': {
      const accessToken = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
      return faultResponse(
        new Fault('InvalidAccessTokenException', 'Unauthorized request! The access token is invalid.', { accessToken }),
        pathname,
      )
    }
    case 'server_error':
      if (done) await worked(request, serve)
      return brokenDown(status ?? 500, pathname)
    case 'slow':
      await pause(milliseconds ?? SLOW_MILLISECONDS, undefined, { ref: false })
      return serve(request)
  }
}

async function worked(request: Request, serve: Fetch): Promise<void> {
  await (await serve(request)).body?.cancel()
}

// The server itself says 500; anything above comes from what stands before it, and that speaks HTML.
function brokenDown(status: number, pathname: string): Response {
  if (status === 500) return faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'), pathname)
  return new Response(`<html><body><h1>${status}</h1></body></html>`, {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  })
}
