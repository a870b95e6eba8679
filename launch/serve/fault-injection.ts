import { setTimeout as wait } from 'node:timers/promises'
import { problemResponse } from '@fondly/bff/http/problem.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'

/** The faults of our own server as a browser can see them: no reply, an error, a slow answer, an ended session. */
const KINDS = ['away', 'failing', 'slow', 'signed-out'] as const
type Kind = (typeof KINDS)[number]

/** The calls of the pages that get the fault, by part of the product. A fault without a part is for all calls. */
const PARTS: Record<string, RegExp> = {
  session: /^\/api\/session$/,
  catalogue: /^\/api\/catalogue$/,
  form: /^\/api\/cards\/[^/]+\/order-form$/,
  draft: /^\/api\/cards\/[^/]+\/draft$/,
  preview: /^\/api\/previews$/,
  sending: /^\/api\/sendings$/,
  history: /^\/api\/orders$/,
}

type InjectedFault = { kind: Kind; part: string | undefined }

/** Parses a fault name such as 'failing' or 'slow-history'; undefined for anything else. */
export function parseFaultName(name: string | null | undefined): InjectedFault | undefined {
  const kind = KINDS.find((one) => name === one || name?.startsWith(`${one}-`))
  if (!name || !kind) return undefined
  const part = name.slice(kind.length + 1)
  return part === '' || Object.hasOwn(PARTS, part) ? { kind, part: part || undefined } : undefined
}

/**
 * Injects faults, in demo mode only: `?bad-day=failing-preview` on any page makes the calls of this browser fail for ten minutes, or until
 * `?bad-day=none`. The parameter is then removed from the address. Other browsers are not affected.
 */
export function withBadDays({ api, page, slowMilliseconds = 5000 }: { api: Fetch; page: Fetch; slowMilliseconds?: number }): {
  api: Fetch
  page: Fetch
} {
  return {
    api: async (request) => {
      const badDay = parseFaultName(/(?:^|;\s*)bad-day=([a-z-]+)/.exec(request.headers.get('cookie') ?? '')?.[1])
      const isMeant = badDay && (badDay.part === undefined || PARTS[badDay.part]?.test(new URL(request.url).pathname))
      if (!isMeant) return api(request)
      switch (badDay.kind) {
        case 'away':
          throw new ReplyDropped()
        case 'failing':
          return problemResponse(request, { status: 500, code: 'unexpected', reference: 'bad-day' })
        case 'slow':
          await wait(slowMilliseconds)
          return api(request)
        case 'signed-out':
          return signedOut(request, api)
      }
    },
    page: async (request) => {
      const url = new URL(request.url)
      const plan = url.searchParams.get('bad-day')
      if (plan === null) return page(request)
      url.searchParams.delete('bad-day')
      const lasts = parseFaultName(plan) ? `bad-day=${plan}; max-age=600` : 'bad-day=; max-age=0'
      const headers = { location: url.pathname + url.search, 'set-cookie': `${lasts}; path=/; httponly; samesite=lax` }
      return new Response(null, { status: 303, headers })
    },
  }
}

/** Answers every call as for a signed-out user, until the user signs in again. */
async function signedOut(request: Request, api: Fetch): Promise<Response> {
  const isCallback = new URL(request.url).pathname === '/api/session/callback'
  const answer = await api(withoutSession(request))
  if (!isCallback) return answer
  const over = new Response(answer.body, answer)
  over.headers.append('set-cookie', 'bad-day=; max-age=0; path=/; httponly; samesite=lax')
  return over
}

function withoutSession(request: Request): Request {
  const others = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !/^(__Host-)?fondly-session=/.test(cookie))
  const whole = new Request(request.url, request)
  whole.headers.set('cookie', others.join('; '))
  return whole
}
