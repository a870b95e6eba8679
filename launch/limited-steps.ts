import { TOO_MANY } from '@fondly/bff/door/rate-limit.ts'
import { readingLanguage } from '@fondly/bff/door/reading-language.ts'
import type { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import type * as z from 'zod/mini'
import { remoteAddress } from './remote-address.ts'

/** What somebody does to get in: passwords, codes, answers of a phone. Looking how a flow stands is none of them. */
const STEP = /\/(flows|phone)\/[^/]+$/

/** The embedded identity behind a count of such steps by address, whoever's name they are for: 429 in the words of its wire. */
export function limitedSteps(identity: Fetch, count: (address: string) => Promise<number | undefined>): Fetch {
  return async (request) => {
    const isStep = request.method === 'POST' && STEP.test(new URL(request.url).pathname)
    const seconds = isStep ? await count(remoteAddress(request)) : undefined
    if (seconds === undefined) return identity(request)
    const message = readingLanguage(request) === 'es' ? SERVER_SENTENCES[TOO_MANY] : TOO_MANY
    const fault: z.infer<typeof PingOneError> = {
      code: 'REQUEST_LIMITED',
      message,
      details: [{ code: 'TOO_MANY_REQUESTS', message }],
    }
    return Response.json(fault, {
      status: 429,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))), 'cache-control': 'no-store' },
    })
  }
}
