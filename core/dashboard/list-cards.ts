import { CARDS_PER_PAGE, type CardSearch } from '@fondly/domain/dashboard/card-search.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import { sql } from 'kysely'
import type { KnownClient } from '../brands/brands.ts'
import type { CoreContext } from '../context.ts'
import { isNamed } from '../reports/is-named.ts'
import { createRecipientWords } from '../sendings/recipient-words.ts'
import type { DashboardReader } from './open-dashboard.ts'

/** An order of the client. Any program may have placed it. */
export type SentCard = {
  orderNo: string
  orderedAt: Date
  mailDate: string | null
  state: ReportState
  cardId: string
  cardName: string
  person: string
  email: string
  location: string
}

type Latest = { state: ReportState | undefined; direction: 'asc' | 'desc'; offset: number }

const isForRecipient = (hash: Buffer) => sql<boolean>`orders.order_no in (select order_no from recipient_word where word = ${hash})`

const SORT_COLUMNS = { ordered: 'orders.ordered_at', mail: 'orders.mail_date', person: 'person.label', card: 'card.label' } as const

/** Creates the queries about a client's cards. They read the orders of the reports, which are at most about a minute older than commerce. */
export function createSentCards({ database, settings }: Pick<CoreContext, 'database' | 'settings'>) {
  const words = createRecipientWords(settings.dataKey)
  /** Selects the orders that this reader may see, with the names that belong to their numeric ids. */
  function ordersOf({ client, people }: Pick<DashboardReader, 'client' | 'people'>) {
    const { clientId } = client
    const orders = database
      .selectFrom('report_order as orders')
      .innerJoin('report_value as person', 'person.id', 'orders.person')
      .innerJoin('report_value as card', 'card.id', 'orders.card')
      .innerJoin('report_value as location', 'location.id', 'orders.location')
      .where('orders.client_id', '=', clientId)
      // The joins already imply these conditions. Without them PostgreSQL would read the names of all clients.
      .where((row) =>
        row.and(
          (['person', 'card', 'location'] as const).flatMap((name) => [
            row(`${name}.client_id`, '=', clientId),
            row(`${name}.dimension`, '=', name),
          ]),
        ),
      )
    return people ? orders.where(isNamed(people, 'person')) : orders
  }

  /**
   * Reads a page of all orders of a client, sorted by time. It looks up names only for this page, so that a client with a million orders gets the
   * page as fast as a client with a thousand.
   */
  async function readLatest({ clientId }: Pick<KnownClient, 'clientId'>, { state, direction, offset }: Latest) {
    const all = database.selectFrom('report_order').where('client_id', '=', clientId)
    const found = state ? all.where('state', '=', state) : all
    const page = found
      .selectAll()
      .orderBy('ordered_at', direction)
      .orderBy('order_no', direction)
      .limit(CARDS_PER_PAGE)
      .offset(offset)
      .as('orders')
    const [cards, { total }] = await Promise.all([
      database
        .selectFrom(page)
        .innerJoin('report_value as person', 'person.id', 'orders.person')
        .innerJoin('report_value as card', 'card.id', 'orders.card')
        .innerJoin('report_value as location', 'location.id', 'orders.location')
        .select(columns)
        .orderBy('orders.ordered_at', direction)
        .orderBy('orders.order_no', direction)
        .execute(),
      found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { cards, total: Number(total) }
  }

  const columns = [
    'orders.order_no as orderNo',
    'orders.ordered_at as orderedAt',
    'orders.mail_date as mailDate',
    'orders.state as state',
    'card.value as cardId',
    'card.label as cardName',
    'person.label as person',
    'person.value as email',
    'location.value as location',
  ] as const

  return {
    list: async (reader: DashboardReader, { search, state, location, sort, isAscending, page }: CardSearch) => {
      let found = ordersOf(reader)
      if (state) found = found.where('orders.state', '=', state)
      if (location !== undefined) found = found.where('location.value', '=', location)
      for (const word of search.split(/\s+/).filter(Boolean)) {
        const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
        const hashes = words.ofSearch(reader.client.clientId, word)
        found = found.where((row) =>
          row.or([
            sql<boolean>`concat_ws(' ', orders.order_no, person.label, person.value, card.label, card.value, location.value) ilike ${pattern}`,
            ...(hashes.length > 0 ? [row.and(hashes.map((hash) => isForRecipient(hash)))] : []),
          ]),
        )
      }
      const direction = isAscending ? 'asc' : 'desc'
      const offset = (page - 1) * CARDS_PER_PAGE
      if (!reader.people && !search.trim() && location === undefined && sort === 'ordered')
        return readLatest(reader.client, { state, direction, offset })
      const [cards, { total }] = await Promise.all([
        found
          .select(columns)
          .orderBy(SORT_COLUMNS[sort], direction)
          // The order number makes the order of equal rows fixed, so that no card is on two pages.
          .orderBy('orders.ordered_at', direction)
          .orderBy('orders.order_no', direction)
          .limit(CARDS_PER_PAGE)
          .offset(offset)
          .execute(),
        found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { cards, total: Number(total) }
    },

    /** Finds one order that this reader may see. */
    find: (reader: Pick<DashboardReader, 'client' | 'people'>, orderNo: string) =>
      ordersOf(reader).where('orders.order_no', '=', orderNo).select(columns).executeTakeFirst(),

    /** Lists the locations for which this reader's people sent cards. */
    locations: async (reader: DashboardReader): Promise<string[]> => {
      const { client, people } = reader
      if (people) {
        const own = await ordersOf(reader).where('location.value', '!=', '').select('location.value').distinct().orderBy('value').execute()
        return own.map(({ value }) => value)
      }
      const rows = await database
        .selectFrom('report_value')
        .select('value')
        .where('client_id', '=', client.clientId)
        .where('dimension', '=', 'location')
        .where('value', '!=', '')
        .orderBy('value')
        .execute()
      return rows.map(({ value }) => value)
    },

    /** Finds the user who placed the order here. Undefined for an order of another program. */
    findSender: async (orderNo: string): Promise<string | undefined> => {
      const row = await database
        .selectFrom('audit')
        .select('user_id')
        .where('event', '=', 'purchase')
        .where('order_no', '=', orderNo)
        .executeTakeFirst()
      return row?.user_id ?? undefined
    },
  }
}
