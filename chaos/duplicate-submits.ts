import { join } from 'node:path'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose } from '@fondly/launch/compose.ts'
import { listen } from '@fondly/launch/serve/listen.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { CARD, filledForm, newsUntil } from '../scenarios/testing/send-a-card.ts'
import { visitor, type Visitor } from '../scenarios/testing/visitor.ts'
import { ordererName } from '../bench/with-product.ts'
import { violations, type Violation } from './checker.ts'
import { createDemonstration } from './processes/test-product.ts'
import { cachedPictures } from './processes/cached-pictures.ts'
import { readFoundState } from './found-state.ts'
import type { Happening } from './history.ts'

export type Duplicated = {
  /** The number of submitted cards, and the number of their orders at commerce. */
  cards: number
  orders: number
  submits: number
  /** How many submits were answered with each status. */
  answers: Map<number, number>
  /** How many reloaded pages found the card already sent and submitted nothing. */
  foundSent: number
  /** How many sendings failed because the machine was too busy. Their senders pressed Send again. */
  stopped: number
  broken: Violation[]
}

type Trial = { folder: string; databaseUrl: string; cards: number; submits: number; senders: number }
type Sender = { tab: Visitor; secondTab: Visitor; otherSession: Visitor }
type Submit = { key: string; body: object }

/**
 * Submits each card many times at once over HTTP to the whole product: double click, second tab, second session of the same user, reloaded page. Each
 * submit has the draft's key as its page knows it. All accepted submits of a card must name one sending, and there must be one order.
 */
export async function duplicateSubmits({ folder, databaseUrl, cards, submits, senders }: Trial): Promise<Duplicated> {
  const { tell, history } = await createDemonstration({ folder, databaseUrl })
  let answer: Fetch = () => Promise.resolve(new Response(null, { status: 503 }))
  const server = await listen((request) => answer(request), { host: '127.0.0.1', port: 0, trustProxy: 'none' })
  const origin = `http://127.0.0.1:${server.port}`
  const settings = readSettings({ FONDLY_DATA: join(folder, 'data'), FONDLY_URL: origin, FONDLY_POOL_SIZE: '8' })
  const product = await compose({
    env: realEnv(silentLog),
    settings,
    databaseUrl,
    reach: (upstreams) => ({ ...upstreams, renderer: { ...upstreams.renderer, fetch: cachedPictures(upstreams.renderer.fetch, folder) } }),
  })
  const work = product.core.work()
  try {
    answer = app({ settings, product, page: noPage, readiness: () => Promise.resolve({ ready: true }) })
    const counts = { submits: 0, answers: new Map<number, number>(), foundSent: 0, stopped: 0 }
    let left = cards
    const sendOn = async (number: number) => {
      const sender = await signedIn(origin, ordererName(number))
      while (left-- > 0) while (!(await sendOnce(sender, { tell, submits, counts }))) counts.stopped++
    }
    await Promise.all(Array.from({ length: senders }, (_, number) => sendOn(number)))
    const begun = history().flatMap((entry) => (entry.what === 'begin' ? entry.orderNos : []))
    const { orders } = await readFoundState({ databaseUrl })
    return { cards, orders: orders.length - begun.length, ...counts, broken: await violations({ history: history(), databaseUrl }) }
  } finally {
    await work.stop()
    await server.close()
    await product.close()
  }
}

async function signedIn(origin: string, username: string): Promise<Sender> {
  const [tab, otherSession] = [visitor(overNetwork, origin), visitor(overNetwork, origin)]
  await tab.signIn(username)
  await otherSession.signIn(username)
  // A second tab of the same browser has the same cookies.
  const secondTab = visitor(overNetwork, origin)
  for (const [name, value] of tab.jar) secondTab.jar.set(name, value)
  return { tab, secondTab, otherSession }
}

type Counts = Pick<Duplicated, 'submits' | 'answers' | 'foundSent' | 'stopped'>

/** Submits one card many times. Returns whether it was sent; false means that its sending failed. */
async function sendOnce(
  sender: Sender,
  { tell, submits, counts }: { tell: (happening: Happening) => void; submits: number; counts: Counts },
): Promise<boolean> {
  const { tab, secondTab, otherSession } = sender
  const { form, senderProfileId } = await filledForm(tab)
  const draft = await tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  tell({ what: 'intent', key: draft.key, scanCode: draft.scanCode })
  const ofDraft = ({ key, scanCode }: Draft): Submit => ({
    key,
    body: { cardId: CARD, senderProfileId, form, scanCode, displayListHash: null },
  })

  const submit = async (from: Visitor, { key, body }: Submit): Promise<string | undefined> => {
    counts.submits++
    const response = await from.ask('POST', '/api/sendings', body, { 'idempotency-key': key })
    counts.answers.set(response.status, (counts.answers.get(response.status) ?? 0) + 1)
    const { id } = (await response.json()) as { id?: string }
    tell({ what: 'answer', key, status: response.status, sendingId: id })
    return response.status === 202 ? id : undefined
  }
  /** A reopened page submits the draft if the draft still exists. */
  const reloaded = async (from: Visitor): Promise<string | undefined> => {
    const { draft: found } = await from.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)
    if (found) return submit(from, ofDraft(found))
    counts.foundSent++
    return undefined
  }
  const ways = [
    () => submit(tab, ofDraft(draft)),
    () => submit(tab, ofDraft(draft)),
    () => submit(secondTab, ofDraft(draft)),
    () => submit(otherSession, ofDraft(draft)),
    () => reloaded(secondTab),
    () => reloaded(otherSession),
  ]
  const ids = await Promise.all(Array.from({ length: submits }, (_, at) => ways[at % ways.length]?.()))
  const [id, ...others] = new Set(ids.filter((known) => known !== undefined))
  if (id === undefined || others.length > 0) throw new Error(`One card became the sendings ${[id, ...others].join(', ')}.`)
  const last = (await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)
  if (last?.state === 'stopped' && last.reason === 'failed') {
    tell({ what: 'told', sendingId: id, state: 'stopped' })
    return false
  }
  if (last?.state !== 'sent') throw new Error(`A card ended as ${last?.state}.`)
  tell({ what: 'told', sendingId: id, state: 'sent', orderNo: last.confirmation.orderNo })
  // After the card was sent, press Send once more, and open the page again in another session.
  await submit(secondTab, ofDraft(draft))
  await reloaded(otherSession)
  return true
}

const overNetwork: Fetch = (request) => fetch(new Request(request, { redirect: 'manual' }))

const noPage = { file: () => undefined, document: () => new Response('', { headers: { 'content-type': 'text/html' } }) }
