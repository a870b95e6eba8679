import { writeSync } from 'node:fs'
import type { Fetch } from '@fondly/kit/env.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { Client } from 'pg'
import {
  type Call,
  type CallName,
  CALLS,
  CHANGE_CALLS,
  CHANGE_STATEMENTS,
  CONTACT_IMPORT_STATEMENTS,
  type ContactImportStatementName,
  IMPORT_CALLS,
  IMPORT_STATEMENTS,
  type ImportCallName,
  type ImportStatementName,
  type ChangeCallName,
  type ChangeStatementName,
  OCCASION_STATEMENTS,
  type OccasionStatementName,
  OPENING_STATEMENTS,
  type OpeningStatementName,
  type Point,
  type StatementName,
  STATEMENTS,
} from './calls.ts'

/** Where a process is killed or suspended, and by which signal. `which` is 1 for the first such moment of the process. */
type AnyCall = CallName | ChangeCallName | ImportCallName
type AnyStatement =
  | ChangeStatementName
  | ContactImportStatementName
  | ImportStatementName
  | OccasionStatementName
  | OpeningStatementName
  | StatementName
export type Death = { call: AnyCall | AnyStatement; point: Point; which: number; signal: 'SIGKILL' | 'SIGSTOP' }

/** Makes this process send itself a signal at one moment of its work. The product does not know about it. */
export function createInterrupter() {
  let death: Death | null = null
  let matchCount = 0
  // The moment is the next matching call for this basket.
  let awaited: { basket: string; next: RegExp } | undefined

  function interrupt(): void {
    if (!death || ++matchCount !== death.which) return
    // Tell the parent first, because a stopped process cannot print any more.
    writeSync(1, 'interrupted\n')
    process.kill(process.pid, death.signal)
  }

  const withInterruption =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const path = new URL(request.url).pathname
      if (awaited && path.includes(awaited.basket) && awaited.next.test(path)) {
        awaited = undefined
        interrupt()
      }
      const call = callOf(death)
      const isIt = call !== undefined && (await isLike(call, request, path))
      if (isIt && death?.point === 'before sending') interrupt()
      const response = await fetch(request)
      if (isIt && death?.point === 'after it was done') interrupt()
      const basket = /\/baskets\/[^/]+\//.exec(path)?.[0]
      if (isIt && death?.point === 'before recording' && call.next && basket) awaited = { basket, next: call.next }
      return response
    }

  const isMoment = (text: string, point: Point) =>
    death?.point === point && isStatement(death.call) && ALL_STATEMENTS[death.call].test(text)
  onStatement({
    before: (text, values) => {
      if (isMoment(text, 'before sending')) interrupt()
      const call = death?.point === 'before recording' ? callOf(death) : undefined
      // The result of a step may be written later, together with others.
      if (
        call &&
        !call.next &&
        /recorded = recorded \|\|/.test(text) &&
        values.some((value) => Array.isArray(value) && value.includes(call.step))
      )
        interrupt()
    },
    after: (text) => {
      if (isMoment(text, 'after it was done')) interrupt()
    },
  })

  return {
    interruptAt: (to: Death | null): void => {
      death = to
      matchCount = 0
    },
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      commerce: { ...upstreams.commerce, fetch: withInterruption(upstreams.commerce.fetch) },
      identity: { ...upstreams.identity, fetch: withInterruption(upstreams.identity.fetch) },
      identityApi: { ...upstreams.identityApi, fetch: withInterruption(upstreams.identityApi.fetch) },
      worker: { ...upstreams.worker, fetch: withInterruption(upstreams.worker.fetch) },
      renderer: { ...upstreams.renderer, fetch: withInterruption(upstreams.renderer.fetch) },
    }),
  }
}

async function isLike(call: Call, request: Request, path: string): Promise<boolean> {
  const method = request.headers.get('x-dw-http-method-override') ?? request.method
  if (method !== call.method || !call.path.test(path)) return false
  return call.body === undefined || call.body.test(await request.clone().text())
}

const ALL_CALLS = { ...CALLS, ...CHANGE_CALLS, ...IMPORT_CALLS }
const ALL_STATEMENTS = {
  ...STATEMENTS,
  ...CHANGE_STATEMENTS,
  ...OPENING_STATEMENTS,
  ...IMPORT_STATEMENTS,
  ...OCCASION_STATEMENTS,
  ...CONTACT_IMPORT_STATEMENTS,
}
const isStatement = (call: Death['call']): call is AnyStatement => call in ALL_STATEMENTS
function callOf(death: Death | null): Call | undefined {
  return death && !isStatement(death.call) ? ALL_CALLS[death.call] : undefined
}

type Look = (text: string, values: unknown[]) => void

/** Calls `before` before each statement of this process is sent, and `after` once the database has answered it. */
function onStatement({ before, after }: { before: Look; after: Look }): void {
  // The driver's function has many signatures; we only pass its arguments through.
  const prototype = Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const query = prototype.query
  prototype.query = function (...args) {
    const [first, second] = args
    const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as { text?: unknown; values?: unknown }
    if (typeof text !== 'string') return query.apply(this, args)
    const given = Array.isArray(values) ? values : []
    before(text, given)
    const answer = query.apply(this, args)
    return answer instanceof Promise ? answer.then((rows: unknown) => (after(text, given), rows)) : answer
  }
}
