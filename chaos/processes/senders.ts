import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import type { Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { CARD, filledForm, newsUntil } from '../../scenarios/testing/send-a-card.ts'
import type { Visitor } from '../../scenarios/testing/visitor.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Happening } from '../history.ts'

export type Ending = { state: 'sent' | 'stopped'; at: number }

/** People who send card after card, even while servers die. Each person begins the next card when the last one has ended. */
export type Senders = {
  /** Sendings that were acknowledged and have not ended, as far as their senders know. */
  open: () => string[]
  ended: ReadonlyMap<string, Ending>
  /** How often a sender was asked for a decision (open basket or address). Nobody here opens a basket by hand. */
  questions: () => number
  /** Rejects when a sender meets an unexpected failure. */
  failure: Promise<never>
  /** No sender begins another card. Resolves when all cards under way have ended. */
  stop: () => Promise<void>
}

/** Follows a sending that an earlier run of this trial began, until the sending ends. Does nothing when none of the tabs may read it. */
export async function followToEnd(tabs: Visitor[], id: string, tell: (happening: Happening) => void): Promise<void> {
  for (const tab of tabs) {
    const answer = await tab.ask('GET', `/api/sendings/${id}/news`)
    await answer.body?.cancel()
    if (answer.ok) return void (await untilEnd(tab, id, tell, () => {}))
  }
}

/** Lets each of these signed-in people send card after card until `stop` is called. `tell` writes the history. */
export function keepSending(tabs: Visitor[], tell: (happening: Happening) => void): Senders {
  const open = new Set<string>()
  const ended = new Map<string, Ending>()
  const over = new AbortController()
  let questions = 0

  async function sendOn(tab: Visitor): Promise<void> {
    const { form, senderProfileId } = await retryUntilDone(() => filledForm(tab))
    while (!over.signal.aborted) {
      const draft = await retryUntilDone(() => tab.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form }))
      const { key, scanCode } = draft
      tell({ what: 'intent', key, scanCode })
      const id = await submit(tab, key, { cardId: CARD, senderProfileId, form, scanCode, displayListHash: null })
      open.add(id)
      const state = await untilEnd(tab, id, tell, () => questions++)
      ended.set(id, { state, at: Date.now() })
      open.delete(id)
    }
  }

  /** Presses Send until it is acknowledged, because a sender without an answer presses again. Returns the sending's id. */
  async function submit(tab: Visitor, key: string, body: unknown): Promise<string> {
    for (;;) {
      const reply = await tab
        .ask('POST', '/api/sendings', body, { 'idempotency-key': key })
        .then(readAnswer)
        .catch(() => undefined)
      const { status, text } = reply ?? {}
      const id = status === 202 ? (JSON.parse(text ?? '') as { id: string }).id : undefined
      tell({ what: 'answer', key, status, sendingId: id })
      if (id) return id
      if (status !== undefined && status < 500) throw new Error(`Send was answered ${status}: ${text}`)
      await pause(RETRY_MS)
    }
  }

  const all = Promise.all(tabs.map(sendOn))
  const failure = all.then(() => new Promise<never>(() => {}))
  failure.catch(() => {})
  return {
    open: () => [...open],
    ended,
    questions: () => questions,
    failure,
    stop: async () => {
      over.abort()
      await all
    },
  }
}

/** Reads the whole body, so that an answer that is cut off counts as no answer, as in a browser. */
const readAnswer = async (response: Response) => ({ status: response.status, text: await response.text() })

const RETRY_MS = 100
const TIMEOUT_MS = 120_000

/** Repeats the work while it fails, like a page that is reloaded. Throws the last error once TIMEOUT_MS have passed. */
async function retryUntilDone<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(RETRY_MS)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

const STOPS: SendingNews['state'][] = ['sent', 'stopped', 'open-baskets', 'address']

/** Follows a sending until it has ended, and answers its questions. */
export async function untilEnd(
  tab: Visitor,
  id: string,
  tell: (happening: Happening) => void,
  onAsked: () => void,
): Promise<'sent' | 'stopped'> {
  for (;;) {
    const news = await retryUntilDone(async () => {
      const last = (await newsUntil(tab, id, STOPS)).at(-1)
      if (!last || !STOPS.includes(last.state)) throw new Error('The news ended before the sending.')
      return last
    })
    if (news.state === 'sent') tell({ what: 'told', sendingId: id, state: 'sent', orderNo: news.confirmation.orderNo })
    if (news.state === 'stopped') tell({ what: 'told', sendingId: id, state: 'stopped' })
    if (news.state === 'sent' || news.state === 'stopped') return news.state
    onAsked()
    const decision: Decision['decision'] = news.state === 'address' ? 'send-anyway' : 'delete-baskets'
    tell({ what: 'decision', sendingId: id, decision })
    // 409: the decision arrived before, and only its answer was lost.
    await retryUntilDone(async () => {
      const { status } = await tab.ask('POST', `/api/sendings/${id}/decision`, { decision })
      if (status !== 204 && status !== 409) throw new Error(`The decision was answered ${status}.`)
    })
  }
}

/** How many cards were sent or stopped, and how often senders were asked. */
export type Outcome = { sent: number; stopped: number; questions: number }

export function readOutcome({ ended, questions }: Senders): Outcome {
  const states = [...ended.values()].map(({ state }) => state)
  const count = (which: Ending['state']) => states.filter((state) => state === which).length
  return { sent: count('sent'), stopped: count('stopped'), questions: questions() }
}
