import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderHistory } from '@fondly/contracts/bff/orders.ts'
import type { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import type { PressOverview } from '@fondly/contracts/bff/press.ts'
import { CARD, filledForm, findLateMailDate, newsUntil, pressSend } from '../../scenarios/testing/send-a-card.ts'
import type { Visitor } from '../../scenarios/testing/visitor.ts'
import type { ComposedProduct } from '../../scenarios/testing/composed-product.ts'

/** What the product answered when the snapshot was made. The cookies belong to demonstration users, who exist nowhere else. */
export type Reading = {
  readAt: string
  cookies: { sender: [string, string][]; admin: [string, string][] }
  draftOf: string
  answers: Awaited<ReturnType<typeof readAnswers>>
}

/** Sends, withdraws, prints and drafts a few cards in the demonstration world, then reads what the product says about them. */
export async function playWorld(product: ComposedProduct): Promise<Reading> {
  const [sender, admin, elsewhere] = [product.newVisitor(), product.newVisitor(), product.newVisitor()]
  await sender.signIn('orderer@harborview.test')
  await elsewhere.signIn('orderer@harborview.test')
  await admin.signIn('admin@fondly.test')
  product.product.core.work()

  await sendCard(sender)
  await sendCard(sender, { firstName: 'Ángel', lastName: 'Núñez', closing: 'Thank you for the year that lies behind us.' })
  const withdrawn = await sendCard(sender, { sendDate: await findLateMailDate(sender), firstName: 'Withdrawn' })
  const answer = await sender.ask('POST', `/api/orders/${withdrawn}/withdraw`)
  if (answer.status !== 204) throw new Error(`Withdrawing answered ${answer.status}.`)
  await product.product.press.run()
  const [batch] = (await admin.json<PressOverview>('GET', '/api/press')).batches
  const acknowledged = await admin.ask('POST', `/api/press/batches/${batch?.id}/acknowledge`)
  if (!acknowledged.ok) throw new Error(`Acknowledging answered ${acknowledged.status}.`)

  const { cards } = await sender.json<Catalogue>('GET', '/api/catalogue')
  const draftOf = cards.find(({ id }) => id !== CARD)?.id ?? ''
  const { form, senderProfileId } = await filledForm(sender, { firstName: 'Unfinished' }, draftOf)
  await sender.json('PUT', `/api/cards/${draftOf}/draft`, { senderProfileId, form })

  const answers = await readAnswers({ sender, admin, draftOf })
  const session = ({ jar }: Visitor) => [...jar].filter(([name]) => name === 'fondly-session')
  const cookies = { sender: session(sender), admin: session(admin) }
  return { readAt: product.env.clock().toISOString(), cookies, draftOf, answers }
}

/** Reads what people see through the product, but only the fields that every later version must still know. */
export async function readAnswers({ sender, admin, draftOf }: { sender: Visitor; admin: Visitor; draftOf: string }) {
  const { orders } = await sender.json<OrderHistory>('GET', '/api/orders')
  const { draft } = await sender.json<OrderFormPageData>('GET', `/api/cards/${draftOf}/order-form`)
  const { sessions } = await sender.json<OwnSessions>('GET', '/api/sessions')
  const { batches } = await admin.json<PressOverview>('GET', '/api/press')
  return {
    orders: orders.map(({ orderNo, prodId, sender, recipient, shipLines, shipDate, status, personalMsg, withdrawn, sendingId }) => {
      return { orderNo, prodId, sender, recipient, shipLines, shipDate, status, personalMsg, withdrawn, sendingId }
    }),
    draft: draft && { key: draft.key, scanCode: draft.scanCode, form: draft.form },
    sessions: sessions.map(({ begunAt, isThis }) => ({ begunAt, isThis })),
    batches: batches.map(({ id, name, mailDate, size, stock, orders, state, cards }) => {
      return { id, name, mailDate, size, stock, orders, state, cards: cards.map((card) => card.id) }
    }),
  }
}

async function sendCard(sender: Visitor, more: Parameters<typeof pressSend>[1] = {}): Promise<string> {
  const { response } = await pressSend(sender, more)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
  return last.confirmation.orderNo
}
