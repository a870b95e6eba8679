import type { Draft } from '@fondly/contracts/bff/order-form.ts'
import { CARD, filledForm, newsUntil, pressSend } from '../send-a-card.ts'
import type { Visitor } from '../visitor.ts'

/** Calls for which people wait, by name. Each call can be repeated. */
export type HotCalls = Record<string, () => Promise<unknown>>

/** A person who sends cards, with their user name. */
export type HotSender = { newVisitor: () => Visitor; sender: Visitor; senderName: string; mailDate: string }

const PERSON = {
  firstName: 'Marguerite',
  lastName: 'Okonkwo-Hale',
  address1: '1600 Pennsylvania Avenue NW',
  address2: '',
  city: 'Washington',
  state: 'DC',
  zipCode: '20500',
}
const SHELVES = [
  '/api/drafts',
  '/api/prepared-cards',
  '/api/sendings/attention',
  '/api/saved-messages',
  '/api/occasion-rules',
  '/api/sessions',
]

const read = (visitor: Visitor, path: string) => () => visitor.json('GET', path)
const post = (visitor: Visitor, path: string, body: unknown) => () => visitor.json('POST', path, body)

export function createSenderCalls({ newVisitor, sender, senderName, mailDate }: HotSender): HotCalls {
  return {
    'sign-in': () => newVisitor().signIn(senderName),
    'the session of a page': read(sender, '/api/session'),
    'the catalogue': read(sender, '/api/catalogue'),
    'the order form': () => filledForm(sender),
    'saving a draft': () => saveDraft(sender),
    'Send until the card is sent': () => send(sender, mailDate),
    'order history': read(sender, '/api/orders'),
    'address book, while a name is typed': post(sender, '/api/contact-searches', { text: 'ma' }),
    'address book, a page': post(sender, '/api/contact-lists', {}),
    'earlier cards to a person': post(sender, '/api/past-cards', PERSON),
    'what waits for a sender': () => Promise.all(SHELVES.map((path) => sender.json('GET', path))),
  }
}

/** The requests of a person who may read the dashboard of a client. */
export function createReaderCalls(reader: Visitor, clientKey: string): HotCalls {
  const dashboard = `/api/admin/${clientKey}`
  return {
    'the frame of the dashboard': read(reader, dashboard),
    'a report of a month': read(reader, `${dashboard}/report?period=month`),
    'a report of a year': read(reader, `${dashboard}/report?period=year`),
    'cards sent': read(reader, `${dashboard}/cards`),
    'cards sent, searched': read(reader, `${dashboard}/cards?search=marguerite`),
    'the calendar': read(reader, `${dashboard}/calendar`),
  }
}

/** The further requests of an administrator of the client. */
export function createAdministratorCalls(administrator: Visitor, clientKey: string): HotCalls {
  const dashboard = `/api/admin/${clientKey}`
  const pages = [
    'needs',
    'people',
    'activity',
    'catalogue',
    'invitations',
    'registrations',
    'people-imports',
    'designs',
    'saved-messages',
    'profiles',
  ]
  return {
    ...Object.fromEntries(pages.map((page) => [`${page} of an administrator`, read(administrator, `${dashboard}/${page}`)])),
    'Do not mail, searched': post(administrator, `${dashboard}/do-not-mail-searches`, { text: 'okonkwo', page: 1 }),
  }
}

export function createOperatorCalls(operator: Visitor, mailDate: string): HotCalls {
  return {
    'clients of an operator': read(operator, '/api/admin'),
    'the press of all days': read(operator, '/api/press'),
    'the press of one day': read(operator, `/api/press?mailDate=${mailDate}`),
  }
}

async function saveDraft(sender: Visitor): Promise<void> {
  const { pageData, form, senderProfileId } = await filledForm(sender)
  await sender.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form, key: pageData.draft?.key })
}

async function send(sender: Visitor, mailDate: string): Promise<void> {
  const { pageData } = await filledForm(sender)
  // Not every client lets its people write a message of their own.
  const closing = pageData.card.messageStarters[0]?.text ?? ''
  const { response } = await pressSend(sender, { sendDate: mailDate, closing })
  if (!response.ok) throw new Error(`Send answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  const last = (await newsUntil(sender, id, ['sent', 'stopped', 'address'])).at(-1)
  if (last?.state !== 'sent') throw new Error(`The card ended as ${last?.state}.`)
}
