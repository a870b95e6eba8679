import { setImmediate as nextTurn } from 'node:timers/promises'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { ClientMessage } from '@fondly/domain/catalogue/client-messages.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { type FormProblem, orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor, DashboardReader } from '../dashboard/open-dashboard.ts'
import { type ClosingRules, closingRules } from './closing-rules.ts'
import { toActor } from './editor.ts'

/** The problem of each text, by '{message id} {en or es}'. */
export type MessageProblems = Record<string, FormProblem>
/** The card sizes (closed, in inches) on which a message does not fit, by '{message id} {en or es}'. */
export type UnfitMessages = Record<string, { width: number; height: number }[]>
export type PutMessagesResult =
  | { kind: 'saved'; version: string; messages: ClientMessage[]; unfit: UnfitMessages }
  | { kind: 'problems'; problems: MessageProblems }

const LANGUAGES = { en: 'en_US', es: 'es' } as const satisfies Record<string, CardLanguage>
const NO_CALENDAR = { today: '', blackoutDays: new Set<string>(), reasons: new Map<string, never>() }

/**
 * Creates the functions that read and replace the messages that a client offers. A message must pass the same checks as a closing that a sender
 * types.
 */
export function createClientMessages({ catalogues, changes, clients }: Pick<CoreContext, 'catalogues' | 'changes' | 'clients'>) {
  const target = ({ client }: Pick<DashboardReader, 'client'>) => ({ kind: 'client', clientId: client.clientId }) as const

  async function readStored(reader: Pick<DashboardReader, 'client'>): Promise<{ version: string; messages: ClientMessage[] }> {
    const { fields, version } = await changes.read(target(reader))
    if (version === undefined) throw notFound()
    return { version, messages: (fields['messages'] ?? []) as ClientMessage[] } // checked by the schema of the gateway
  }

  /**
   * Lists one card of each size and orientation that the client may send in this language. One card is enough, because only size and orientation
   * decide how much text fits.
   */
  async function listSizes(client: Client, language: CardLanguage): Promise<Card[]> {
    const on = new Set(client.models.map(({ id }) => id))
    const { cards } = await catalogues.ofClient(client.id)
    const bySize = new Map(
      cards
        .filter((card) => on.has(card.id) && card.language === language && knownLayout(card))
        .map((card) => [`${card.size} ${card.orientation}`, card]),
    )
    return [...bySize.values()]
  }

  /**
   * Returns the first problem that a sender of this client would have with this text, on any of these cards and sender profiles; undefined if there
   * is none.
   */
  function findProblem(closing: string, papers: readonly ClosingRules[]): FormProblem | undefined {
    const form = { ...EMPTY_ORDER_FORM, closing }
    for (const paper of [{}, ...papers]) {
      const problem = orderFormProblems(form, { calendar: NO_CALENDAR, sentimentIds: [], ...paper }).closing
      if (problem) return problem
    }
    return undefined
  }

  /**
   * Finds messages that do not fit. A saved message may stop fitting: the client gets a smaller card, or a sender profile gets a longer signature.
   */
  async function findUnfit(reader: Pick<DashboardReader, 'client' | 'user'>, messages: readonly ClientMessage[]): Promise<UnfitMessages> {
    const client = await clients.find(reader.client.clientId)
    const unfit: UnfitMessages = {}
    if (!client || messages.length === 0) return unfit
    for (const tag of ['en', 'es'] as const) {
      const papers = (await listSizes(client, LANGUAGES[tag])).flatMap((card) =>
        closingRules([card], client, reader.user).map((rules) => ({ rules, size: toSize(card) })),
      )
      for (const { id, text } of messages) {
        const words = text[tag]
        if (words === undefined) continue
        // The layout takes long, so let other requests run in between.
        await nextTurn()
        const sizes = papers.filter(({ rules }) => !rules.fits(words, 'closing')).map(({ size }) => size)
        if (sizes.length > 0) unfit[`${id} ${tag}`] = sizes
      }
    }
    return unfit
  }

  return {
    async read(reader: DashboardReader): Promise<{ version: string; messages: ClientMessage[]; unfit: UnfitMessages }> {
      const found = await readStored(reader)
      return { ...found, unfit: await findUnfit(reader, found.messages) }
    },

    /** Replaces the list. Only new texts are checked; if one has a problem, nothing is written. */
    async put(editor: DashboardEditor, version: string, messages: ClientMessage[]): Promise<PutMessagesResult> {
      const client = await clients.find(editor.client.clientId)
      if (!client) throw notFound()
      const known = new Map((await readStored(editor)).messages.map((message) => [message.id, message]))
      const problems: MessageProblems = {}
      for (const tag of ['en', 'es'] as const) {
        const papers = closingRules(await listSizes(client, LANGUAGES[tag]), client, editor.user)
        for (const { id, text } of messages) {
          const words = text[tag]
          if (words === undefined || known.get(id)?.text[tag] === words) continue
          // The layout takes long, so let other requests run in between.
          await nextTurn()
          const problem = findProblem(words, papers)
          if (problem) problems[`${id} ${tag}`] = problem
        }
      }
      if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
      const fields = { messages: messages.length > 0 ? messages : null }
      const next = await changes.change({ target: target(editor), version, fields, actor: toActor(editor) })
      const saved = (next.fields['messages'] ?? []) as ClientMessage[] // as in `readStored`
      return { kind: 'saved', version: next.version ?? '', messages: saved, unfit: await findUnfit(editor, saved) }
    },
  }
}

function toSize(card: Card): { width: number; height: number } {
  const { width, height } = cardInches(card)
  return { width, height }
}
