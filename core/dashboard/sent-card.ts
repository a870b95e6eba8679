import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { sql, type Transaction } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createUserSendings } from '../orders/own-sendings.ts'
import { createDrawOrder, type OrderPicturesResult } from '../orders/order-pictures.ts'
import { createOrderWithdrawal } from '../orders/withdraw.ts'
import { sendingSeal, type SendingData } from '../sendings/sending-data.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'
import { createSentCards } from './list-cards.ts'
import type { DashboardEditor, DashboardReader } from './open-dashboard.ts'

/** The code of an audit entry for a withdrawal that has begun and is not completed. Its sender has no notice yet. */
const BEGUN = 'begun'

type SentCardContext = Pick<CoreContext, 'commerce' | 'database' | 'env' | 'press' | 'renderer' | 'seal' | 'settings'>

/** Creates the functions for one order of the client on the dashboard: show it, draw it as printed, and withdraw it in its sender's place. */
export function createSentCard(context: SentCardContext) {
  const { commerce, database, env, press } = context
  const cards = createSentCards(context)
  const sendings = createUserSendings(context)
  const drawOrder = createDrawOrder(context)
  const { refuseUnlessWithdrawable, withdrawOrder } = createOrderWithdrawal(context)
  const seal = sendingSeal(context.seal)

  async function find(reader: Pick<DashboardReader, 'client' | 'people'>, orderNo: string) {
    const card = await cards.find(reader, orderNo)
    if (!card) throw notFound()
    return { card, senderId: await cards.findSender(orderNo) }
  }

  return {
    read: async (reader: DashboardReader, orderNo: string) => {
      const { card, senderId } = await find(reader, orderNo)
      // Undefined for an order of another program that lacks parts, such as an address. The page then shows the values of the reports.
      const order = await commerce.orders.ofSite(orderNo)
      const sending = senderId === undefined ? undefined : await sendings.find(senderId, orderNo)
      const standing = order && (await press.withdrawableUntil([{ orderNo, mailDate: order.mailDate }])).get(orderNo)
      return {
        card,
        order,
        hasPictures: sending !== undefined,
        withdrawableUntil: standing?.withdrawn ? undefined : standing?.until,
        isWithdrawn: standing?.withdrawn ?? false,
        notice: sending?.withdrawal,
      }
    },

    /** Draws the order as it was printed. Refuses an order of another program with 'not-found', because we do not have its print data. */
    draw: async (reader: DashboardReader, orderNo: string): Promise<OrderPicturesResult> => {
      const { senderId } = await find(reader, orderNo)
      if (senderId === undefined) throw notFound()
      return drawOrder(senderId, orderNo)
    },

    /**
     * Withdraws the order, records who did it, and leaves its sender a notice with the reason. If the process dies between the withdrawal and the
     * notice, the next call of any administrator completes it.
     */
    withdraw: async (editor: DashboardEditor, orderNo: string, reason: string): Promise<void> => {
      const { senderId } = await find(editor, orderNo)
      const order = await commerce.orders.ofSite(orderNo)
      if (!order) throw notFound()
      const { isWithdrawn } = await refuseUnlessWithdrawable(order, senderId)
      if (!isWithdrawn && !(await beginWithdrawal(editor, order, senderId))) return
      await completeWithdrawal(editor, { orderNo, senderId, reason })
    },
  }

  /**
   * Writes an audit entry and then withdraws the order. So the log shows who asked for the withdrawal even if the process ends in between.
   * @returns true when this call withdrew the order. When false, another call withdrew it at the same moment, and records it.
   */
  async function beginWithdrawal({ user, client }: DashboardEditor, order: Order, senderId: string | undefined): Promise<boolean> {
    const entry = {
      at: env.clock(),
      event: 'withdraw_for',
      user_id: user.id,
      client_id: client.clientId,
      order_no: order.orderNo,
      code: BEGUN,
    }
    const { id } = await database.insertInto('audit').values(entry).returning('id').executeTakeFirstOrThrow()
    const forget = () => database.deleteFrom('audit').where('id', '=', id).where('code', '=', BEGUN).execute()
    try {
      const withdrawal = await withdrawOrder({ order, senderId, by: user.id })
      if (withdrawal === 'already') await forget()
      return withdrawal === 'withdrawn'
    } catch (error) {
      if (error instanceof Refused) await forget()
      throw error
    }
  }

  /**
   * Records a withdrawal that this user or an earlier administrator has begun, and leaves the sender a notice. Both are done once, in one
   * transaction.
   */
  async function completeWithdrawal(
    { user }: DashboardEditor,
    { orderNo, senderId, reason }: { orderNo: string; senderId: string | undefined; reason: string },
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      // Lock the entries in the order of their ids. Of two simultaneous calls, the second then waits here and sees what the first has recorded.
      const entries = await transaction
        .selectFrom('audit')
        .select(['id', 'code'])
        .where('order_no', '=', orderNo)
        .where('event', 'in', ['withdraw', 'withdraw_for'])
        .orderBy('id')
        .forUpdate()
        .execute()
      const [begun, ...repeated] = entries.filter(({ code }) => code === BEGUN).map(({ id }) => id)
      const isRecorded = entries.some(({ code }) => code !== BEGUN)
      if (begun === undefined || isRecorded) return
      await transaction.updateTable('audit').set({ code: null }).where('id', '=', begun).execute()
      // An earlier call may have ended before the press withdrew anything, so delete its entry.
      if (repeated.length > 0) await transaction.deleteFrom('audit').where('id', 'in', repeated).execute()
      if (senderId !== undefined) await leaveNotice(transaction, { orderNo, senderId, reason, user })
    })
  }

  async function leaveNotice(
    transaction: Transaction<CoreTables>,
    { orderNo, senderId, reason, user }: { orderNo: string; senderId: string; reason: string; user: Person },
  ): Promise<void> {
    const by = `${user.firstName} ${user.lastName}`.trim()
    const notice = JSON.stringify({ withdrawnFor: seal.closeNotice({ by, reason }) } satisfies Partial<SendingData>)
    await transaction
      .updateTable('sending')
      .set({ data: sql`data || ${notice}::jsonb`, updated_at: env.clock() })
      .where('owner', '=', senderId)
      .where('order_no', '=', orderNo)
      .execute()
  }
}
