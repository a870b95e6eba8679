import type { Listener } from '@fondly/kit/sql/listen.ts'
import { WrongKey } from '@fondly/kit/seal.ts'
import type { CoreContext } from '../context.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { createContactSettings } from './contact-settings.ts'
import { createContactStore } from './contact-store.ts'
import { createFindContacts } from './find-contacts.ts'
import { type CardToRemember, createRememberCards } from './remember-cards.ts'
import { runWhenNotified } from './run-when-notified.ts'

type RememberContext = Pick<CoreContext, 'clients' | 'database' | 'env' | 'seal' | 'settings'>

/** The table of sendings sends notifications '{id} {state} {revision}' on this database channel. */
const SENDING_CHANNEL = 'bff.sending'
const CARDS_AT_ONCE = 100

/**
 * Creates the functions that add the recipients of sent cards to the address book. They run after the sending has ended, so a failure here never
 * fails a card. Each recipient is added once, in one transaction with its contact.
 */
export function createRememberRecipients(context: RememberContext) {
  const { database, env } = context
  const recipients = createCardRecipients(context.settings.dataKey, context.seal)
  const store = createContactStore(context)
  const settings = createContactSettings(context)
  const remember = createRememberCards(context, store, createFindContacts(context, store))

  /** Reads the settings of the clients. This happens before a database connection is held, because it may call commerce. */
  async function readSharing(clientIds: readonly string[]): Promise<Map<string, boolean>> {
    const read = clientIds.map(async (clientId) => [clientId, await settings.isSharing({ clientId })] as const)
    return new Map(await Promise.all(read))
  }

  const waiting = () => database.selectFrom('card_recipient').where('is_remembered', '=', false).orderBy('sent_at').limit(CARDS_AT_ONCE)

  /** Adds the recipients of the oldest cards that wait. Returns whether more cards may wait. */
  async function rememberSome(): Promise<boolean> {
    const found = await waiting().select('client_id').execute()
    if (found.length === 0) return false
    const sharing = await readSharing([...new Set(found.map(({ client_id }) => client_id))])
    return database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('card_recipient')
        .select(['sending_id', 'client_id', 'order_no', 'sent_at', 'sealed'])
        .where('is_remembered', '=', false)
        .where('client_id', 'in', [...sharing.keys()])
        .orderBy('sent_at')
        .limit(CARDS_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      if (rows.length === 0) return false
      const cards = rows.flatMap(({ sending_id, client_id, order_no, sent_at, sealed }): CardToRemember[] => {
        const sentTo = openOrSkip(() => recipients.open(sealed, sending_id))
        return sentTo ? [{ ...sentTo, orderNo: order_no, sentAt: sent_at, clientId: client_id }] : []
      })
      const silent = await settings.listSilent(transaction, [...new Set(cards.map(({ senderId }) => senderId))])
      await remember(transaction, cards, {
        isSharing: (clientId) => sharing.get(clientId) ?? false,
        remembers: (senderId) => !silent.has(senderId),
      })
      await transaction
        .updateTable('card_recipient')
        .set({ is_remembered: true })
        .where(
          'sending_id',
          'in',
          rows.map(({ sending_id }) => sending_id),
        )
        .execute()
      return rows.length === CARDS_AT_ONCE
    })
  }

  /** Opens a value. Returns undefined for a value that cannot be opened, because trying again cannot help. */
  function openOrSkip<Value>(open: () => Value): Value | undefined {
    try {
      return open()
    } catch (cause) {
      if (!(cause instanceof WrongKey)) throw cause
      env.log.warn('The recipient of a card could not be opened for the address book.', { cause })
      return undefined
    }
  }

  async function rememberAll(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await rememberSome())) continue
  }

  return {
    /** Adds the recipients of all cards that wait. */
    rememberAll,

    /** Adds recipients as soon as their cards are sent, until the returned function stops it. */
    run: (listener: Pick<Listener, 'on'>): { stop: () => Promise<void> } =>
      runWhenNotified({
        listener,
        channel: SENDING_CHANNEL,
        isWork: (payload) => payload === undefined || payload.split(' ')[1] === 'done',
        task: rememberAll,
        log: env.log,
        onFailure: (log, cause) => log.warn('The recipients of cards could not be remembered yet. They will be tried again.', { cause }),
      }),
  }
}
