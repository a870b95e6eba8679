import { AsyncLocalStorage } from 'node:async_hooks'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { Client } from 'pg'
import { nameCall, replaceIds } from './pass-calls.ts'
import type { Visitor } from './visitor.ts'

/** A statement that was sent to the database. `by` names the request or call that sent it. */
export type Statement = { by: string; text: string; values: readonly unknown[] }

/**
 * Logs every statement that this process sends to its databases from now on, by what sends it: a request of the page ('POST /api/sendings'), a call to
 * an upstream ('commerce POST /baskets'), or the work in the background ('').
 */
export function createStatementLog() {
  const sender = new AsyncLocalStorage<string>()
  const statements: Statement[] = []
  // The function needs its client as `this`; `send.apply` below passes the client. It has a dozen signatures.
  // oxlint-disable-next-line typescript/unbound-method
  const send = Client.prototype.query as (...args: unknown[]) => unknown
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [first, second] = args
    const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as { text?: unknown; values?: unknown }
    if (typeof text === 'string')
      statements.push({ by: sender.getStore() ?? '', text: text.replace(/\s+/g, ' ').trim(), values: Array.isArray(values) ? values : [] })
    return send.apply(this, args)
  } as typeof Client.prototype.query

  const named = (name: string, endpoint: UpstreamEndpoint): UpstreamEndpoint => ({
    ...endpoint,
    fetch: (request) => sender.run(nameCall(name, request), () => endpoint.fetch(request)),
  })
  return {
    statements,
    end: (): void => void (Client.prototype.query = send as typeof Client.prototype.query),
    /** Starts work in the background, so that its statements are not counted for the request that starts it. */
    inBackground: <T>(work: () => T): T => sender.run('', work),
    reach: (upstreams: Upstreams): Upstreams => ({
      ...upstreams,
      commerce: named('commerce', upstreams.commerce),
      commerceToken: named('commerce', upstreams.commerceToken),
      worker: named('worker', upstreams.worker),
      renderer: named('renderer', upstreams.renderer),
    }),
    /** Returns the same visitor; the log then names its requests. */
    follow: (tab: Visitor): Visitor => ({
      ...tab,
      ask: (method, path, ...more) => sender.run(`${method} ${replaceIds(path)}`, () => tab.ask(method, path, ...more)),
      json: (method, path, ...more) => sender.run(`${method} ${replaceIds(path)}`, () => tab.json(method, path, ...more)),
    }),
  }
}

/** Statements that run at intervals: the search for due runs, notifications of slow orders, and reads that fill caches (art, faults, ended tokens). */
const AT_INTERVALS = /^with due as|^select pg_notify|"art_scene"|"disturbance"|"ended_token"/
const BACKGROUND =
  /^select distinct "owner"|contact|"is_remembered"|closed_day|people_import|orphan_basket|reported_|"rate" where|session" where/
const WRITE = /^with written as \( update "bff"."sending"/

/**
 * Names the statements of one order by the part that sends them. Leaves out statements that run at intervals, and work that is done
 * later for many orders together: adding their recipients to address books.
 */
export function nameStatements(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ by, text, values }) => {
    if (AT_INTERVALS.test(text) || isReserved(text, values)) return []
    // A worker may take a sending in the context of the request that began it.
    if (WRITE.test(text)) return [`engine: ${writeName(values, text)}`]
    if (/basket_lock/.test(text)) return ['engine: basket lock']
    if (by !== '') return [by]
    if (BACKGROUND.test(text)) return []
    if (/do_not_mail/.test(text)) return ['engine: Do not mail list']
    return /"?(sending|draft|audit|recipient|person|approved_list)"?/.test(text) ? [`engine: ${text.slice(0, 60)}`] : []
  })
}

/** Whether the statement reserves several requests of a limit at once (createBlockCounter). */
const isReserved = (text: string, [, amount]: readonly unknown[]): boolean => text.startsWith('insert into "rate"') && Number(amount) > 1

function writeName([step, , , started]: readonly unknown[], text: string): string {
  if (/state = 'done'/.test(text)) return 'end of the order, its draft, audit and projections'
  return started === step ? `start of '${String(step)}' with the results before it` : `result of '${String(step)}'`
}
