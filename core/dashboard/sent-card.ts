import { notFound } from '@fondly/domain/refused.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createUserSendings } from '../orders/own-sendings.ts'
import { createDrawOrder, type OrderPicturesResult } from '../orders/order-pictures.ts'
import { createOrderWithdrawal } from '../orders/withdraw.ts'
import { sendingSeal, type SendingData, wholeData } from '../sendings/sending-data.ts'
import { createSentCards } from './list-cards.ts'
import type { DashboardEditor, DashboardReader } from './open-dashboard.ts'

type SentCardContext = Pick<CoreContext, 'audit' | 'commerce' | 'database' | 'env' | 'press' | 'renderer' | 'seal'>

/** Creates what the dashboard does with one order of the client: show it, draw it as it was printed, withdraw it in its sender's place. */
export function createSentCard(context: SentCardContext) {
  const { audit, commerce, database, env, press } = context
  const cards = createSentCards(context)
  const sendings = createUserSendings(context)
  const drawOrder = createDrawOrder(context)
  const { withdrawOrder } = createOrderWithdrawal(context)
  const seal = sendingSeal(context.seal)

  async function find(reader: Pick<DashboardReader, 'client' | 'people'>, orderNo: string) {
    const card = await cards.find(reader, orderNo)
    if (!card) throw notFound()
    return { card, senderId: await cards.findSender(orderNo) }
  }

  async function findNotice(orderNo: string, senderId: string | undefined) {
    if (senderId === undefined) return undefined
    const row = await database
      .selectFrom('sending')
      .select(wholeData)
      .where('owner', '=', senderId)
      .where(sql`data ->> 'orderNo'`, '=', orderNo)
      .executeTakeFirst()
    return row?.data.withdrawnFor === undefined ? undefined : seal.notice(row.data.withdrawnFor)
  }

  return {
    read: async (reader: DashboardReader, orderNo: string) => {
      const { card, senderId } = await find(reader, orderNo)
      const order = await commerce.orders.ofSite(orderNo)
      if (!order) throw notFound()
      const sending = senderId === undefined ? undefined : await sendings.find(senderId, orderNo)
      const standing = (await press.withdrawableUntil([{ orderNo, mailDate: order.mailDate }])).get(orderNo)
      return {
        card,
        order,
        hasPictures: sending !== undefined,
        withdrawableUntil: standing?.withdrawn ? undefined : standing?.until,
        isWithdrawn: standing?.withdrawn ?? false,
        notice: await findNotice(orderNo, senderId),
      }
    },

    /** Refuses with 'not-found' an order of another program, of which nothing but its fields is known here. */
    draw: async (reader: DashboardReader, orderNo: string): Promise<OrderPicturesResult> => {
      const { senderId } = await find(reader, orderNo)
      if (senderId === undefined) throw notFound()
      return drawOrder(senderId, orderNo)
    },

    /** Withdraws the order, records who did it, and leaves its sender a notice with the reason. */
    withdraw: async (editor: DashboardEditor, orderNo: string, reason: string): Promise<void> => {
      const { senderId } = await find(editor, orderNo)
      const { user, client } = editor
      const order = await commerce.orders.ofSite(orderNo)
      if (!order) throw notFound()
      const withdrawal = await withdrawOrder({ order, senderId, by: user.id })
      if (withdrawal === 'already') return
      await audit({ event: 'withdraw_for', userId: user.id, clientId: client.clientId, orderNo })
      if (senderId === undefined) return
      const by = `${user.firstName} ${user.lastName}`.trim()
      const notice = JSON.stringify({ withdrawnFor: seal.closeNotice({ by, reason }) } satisfies Partial<SendingData>)
      await database
        .updateTable('sending')
        .set({ data: sql`data || ${notice}::jsonb`, updated_at: env.clock() })
        .where('owner', '=', senderId)
        .where(sql`data ->> 'orderNo'`, '=', orderNo)
        .execute()
    },
  }
}
