import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { RunState } from '@fondly/kit/workflow/run.ts'
import type { CoreContext } from '../context.ts'
import { toDeliveredPrint } from '../sendings/delivered-print.ts'
import {
  type Destination,
  type SendingSnapshot,
  type SendingData,
  sendingSeal,
  wholeData,
  type WithdrawalNotice,
} from '../sendings/sending-data.ts'

/** A sending as Order History needs it. */
export type UserSending = {
  id: string
  state: RunState
  createdAt: Date
  /** The key of the draft that was sent. */
  key: string
  /** The number of the order that it replaces. */
  corrects: string | undefined
  orderNo: string | undefined
  displayListHash: string | undefined
  snapshot: SendingSnapshot
  destination: Destination
  /** What is printed. */
  print: CardPrint
  /** Who withdrew the order in its sender's place, and why. */
  withdrawal: WithdrawalNotice | undefined
}

export type UserSendings = {
  /** Lists the sendings that have not ended, and those that ended so recently that the search of commerce may not find their order yet. */
  recent: (userId: string, since: Date) => Promise<UserSending[]>
  /** Returns the id of the sending that made each order, by order number. */
  byOrderNo: (userId: string, since: Date) => Promise<Map<string, string>>
  /** Finds one of the user's sendings by its id or its order number. */
  find: (userId: string, id: string) => Promise<UserSending | undefined>
}

/** The longest time after which the search of commerce finds a new or changed order. */
export const SEARCH_LAG_MS = 15 * 60_000
const MAX_SENDINGS = 500
const DAY_MS = 86_400_000

/** Creates the queries that read a user's sendings for Order History. */
export function createUserSendings({ database, seal: closed, env }: Pick<CoreContext, 'database' | 'seal' | 'env'>): UserSendings {
  const seal = sendingSeal(closed)
  const ofUser = (userId: string) => database.selectFrom('sending').where('owner', '=', userId)

  const read = (row: { id: string; state: RunState; created_at: Date; data: SendingData }): UserSending => {
    const { data } = row
    return {
      id: row.id,
      state: row.state,
      createdAt: row.created_at,
      key: data.key,
      corrects: data.corrects,
      orderNo: data.orderNo,
      displayListHash: data.displayListHash,
      snapshot: seal.snapshot(data),
      destination: seal.destination(data),
      print: toDeliveredPrint(data, seal),
      withdrawal: seal.notice(data),
    }
  }

  return {
    async recent(userId, since) {
      const rows = await ofUser(userId)
        .select(['id', 'state', 'created_at', wholeData])
        .where('created_at', '>=', since)
        .where((row) =>
          row.or([
            row('state', 'in', ['running', 'waiting']),
            row.and([row('state', '=', 'done'), row('updated_at', '>=', new Date(env.clock().getTime() - SEARCH_LAG_MS))]),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(MAX_SENDINGS)
        .execute()
      return rows.map(read)
    },

    async byOrderNo(userId, since) {
      const rows = await ofUser(userId)
        .select(['id', 'order_no as orderNo'])
        // Search one day earlier than `since`, because a sending begins before its order exists.
        .where('created_at', '>=', new Date(since.getTime() - DAY_MS))
        .where('order_no', 'is not', null)
        .execute()
      return new Map(rows.map((row) => [row.orderNo ?? '', row.id]))
    },

    async find(userId, id) {
      const row = await ofUser(userId)
        .select(['id', 'state', 'created_at', wholeData])
        .where((column) => column.or([column('id', '=', id), column('order_no', '=', id)]))
        .limit(1)
        .executeTakeFirst()
      return row && read(row)
    },
  }
}
