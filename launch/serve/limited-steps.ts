import { readingLanguage } from '@fondly/bff/http/reading-language.ts'
import type { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { findFlowAction } from '@fondly/contracts/pingone/flows.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { ALL_LANGUAGES } from '@fondly/languages/all-languages.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import type * as z from 'zod/mini'
import { remoteAddress } from './remote-address.ts'

/** Matches the paths of sign-in steps: passwords, codes, answers of a phone. GET only reads the state of a flow, and is not a step. */
const STEP = /\/(flows|phone)\/[^/]+$/

/** Identity's own sentence for a missing database connection. */
const BUSY_SENTENCE = 'The service is very busy. Please try again in a moment.'
const BUSY = { code: 'SERVICE_UNAVAILABLE', message: BUSY_SENTENCE, details: [{ code: 'SERVICE_UNAVAILABLE', message: BUSY_SENTENCE }] }
const BUSY_RETRY_SECONDS = 5

type Counts = {
  step: Count
  /** Each registration reveals whether a name is taken, and sends a mail. */
  registration: Count
}
/** Counts one more step of this address. Returns the seconds to wait when there were too many steps. */
type Count = (address: string) => Promise<number | undefined>

/**
 * Limits the sign-in steps of the embedded identity by address, for all user names together. Answers 429 in the format of identity's wire, and 503
 * while the database that counts has no free connection.
 */
export function limitedSteps(identity: Fetch, counts: Counts): Fetch {
  return async (request) => {
    const isStep = request.method === 'POST' && STEP.test(new URL(request.url).pathname)
    if (!isStep) return identity(request)
    const address = remoteAddress(request)
    const isRegistration = findFlowAction(request.headers.get('content-type') ?? '') === 'user.register'
    try {
      const seconds = (await counts.step(address)) ?? (isRegistration ? await counts.registration(address) : undefined)
      return seconds === undefined ? await identity(request) : tooManySteps(request, seconds)
    } catch (error) {
      if (!toUnavailable(error)) throw error
      return refused(BUSY, 503, BUSY_RETRY_SECONDS)
    }
  }
}

function tooManySteps(request: Request, seconds: number): Response {
  const message = ALL_LANGUAGES[readingLanguage(request)].table.refusals['too-many-requests']
  return refused({ code: 'REQUEST_LIMITED', message, details: [{ code: 'TOO_MANY_REQUESTS', message }] }, 429, seconds)
}

type StepFault = Pick<z.infer<typeof PingOneError>, 'code' | 'message' | 'details'>

function refused({ code, message, details }: StepFault, status: 429 | 503, seconds: number): Response {
  return Response.json({ code, message, details } satisfies z.infer<typeof PingOneError>, {
    status,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))), 'cache-control': 'no-store' },
  })
}
