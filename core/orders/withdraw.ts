import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { forgetContactCards } from '../contacts/contact-cards.ts'
import { forgetCardRecipient } from '../recognition/card-recipients.ts'
import { corrections } from './corrections.ts'
import { createUserSendings } from './own-sendings.ts'
import { draftFromOrder } from './send-again.ts'

/** Creates the function that withdraws an order of any sender. Refuses an order that is still being sent, is cut, or has ended. */
export function createOrderWithdrawal(context: Pick<CoreContext, 'database' | 'env' | 'press' | 'seal'>) {
  const { press } = context
  const sendings = createUserSendings(context)

  async function refuseUnlessWithdrawable(order: Order, senderId: string | undefined): Promise<{ isWithdrawn: boolean }> {
    const { orderNo, mailDate } = order
    const standing = (await press.withdrawableUntil([{ orderNo, mailDate }])).get(orderNo)
    const sending = senderId === undefined ? undefined : await sendings.find(senderId, orderNo)
    if (sending && sending.state !== 'done') throw new Refused('conflict', 'order-being-sent')
    if (standing?.state === 'withdrawn') return { isWithdrawn: true }
    if (standing?.state === 'reserved') throw new Refused('conflict', 'order-being-corrected')
    if (standing?.state === 'cut' || order.exportStatus === 'exported') throw new Refused('conflict', 'order-being-printed')
    const isPlaced = order.status === 'new' || order.status === 'open'
    if (!isPlaced || order.exportStatus === 'not_exported') throw new Refused('conflict', 'order-ended')
    return { isWithdrawn: false }
  }

  return {
    refuseUnlessWithdrawable,

    /** Withdraws the order. `senderId` is undefined for an order of another program; `by` is the user who withdraws it. */
    withdrawOrder: async ({ order, senderId, by }: { order: Order; senderId: string | undefined; by: string }) => {
      await refuseUnlessWithdrawable(order, senderId)
      const withdrawal = await press.withdraw(order.orderNo, by)
      if (withdrawal === 'cut') throw new Refused('conflict', 'order-being-printed')
      if (withdrawal === 'reserved') throw new Refused('conflict', 'order-being-corrected')
      // If this fails, the card is withdrawn all the same. The list of past cards asks the press anyway.
      for (const forget of [
        () => forgetCardRecipient(context.database, order.orderNo),
        () => forgetContactCards(context.database, [order.orderNo]),
      ])
        await forget().catch((error: unknown) =>
          logFailure(context.env.log, 'The recipient of a withdrawn card could not be forgotten.', error, { orderNo: order.orderNo }),
        )
      return withdrawal
    },
  }
}

/**
 * Creates the functions that withdraw or correct a user's order until its batch is cut. The press decides whether this is possible, and reports it to
 * commerce.
 */
export function createWithdrawals(
  context: Pick<CoreContext, 'audit' | 'calendar' | 'cardAccess' | 'commerce' | 'database' | 'drafts' | 'env' | 'press' | 'seal'>,
) {
  const { audit, commerce, drafts, press } = context
  const { refuseUnlessWithdrawable, withdrawOrder } = createOrderWithdrawal(context)
  const draftOf = draftFromOrder(context)
  const links = corrections(context)

  /** Finds the user's order, its state at the press, and until when it can be withdrawn. */
  async function findOrder(user: Person, orderNo: string) {
    const order = await commerce.orders.get({ customerId: user.customerId, email: user.email }, orderNo)
    if (!order) throw notFound()
    const standing = (await press.withdrawableUntil([{ orderNo, mailDate: order.mailDate }])).get(orderNo)
    return { order, standing }
  }

  return {
    withdraw: async (user: Person, orderNo: string): Promise<void> => {
      const { order } = await findOrder(user, orderNo)
      const withdrawal = await withdrawOrder({ order, senderId: user.id, by: user.id })
      if (withdrawal === 'withdrawn') await audit({ event: 'withdraw', userId: user.id, clientId: user.clientId, orderNo })
    },

    /** Returns until when the user's own order may be withdrawn, and whether it was withdrawn. */
    withdrawal: async (user: Person, orderNo: string): Promise<{ until: Date | undefined; withdrawn: boolean }> => {
      const { standing } = await findOrder(user, orderNo)
      return { until: standing?.until, withdrawn: standing?.withdrawn ?? false }
    },

    /**
     * Opens a draft with the content of the order. The draft replaces the order only when it is sent: if it is never sent, the order is printed as it
     * is. A repeated call returns the draft that already corrects the order.
     */
    correct: async (user: Person, orderNo: string, plan: { replaceDraft: boolean }): Promise<{ cardId: string }> => {
      const { sentAs, underWay } = await links.ofUser(user.id)
      if (sentAs.has(orderNo)) throw new Refused('conflict', 'order-corrected')
      if (underWay.has(orderNo)) throw new Refused('conflict', 'order-being-corrected')
      const { order } = await findOrder(user, orderNo)
      const { isWithdrawn } = await refuseUnlessWithdrawable(order, user.id)
      if (isWithdrawn) throw new Refused('conflict', 'order-ended')
      const { cardId } = order.item
      const [key, draft] = [await links.draftKeyOf(user.id, orderNo), await drafts.find(user.id, cardId)]
      const isOpen = draft !== undefined && draft.key === key
      if (isOpen && !plan.replaceDraft) return { cardId }

      const { begin } = await draftOf(user, orderNo, { ...plan, wantedMailDate: order.mailDate })
      await begin(orderNo)
      return { cardId }
    },
  }
}
