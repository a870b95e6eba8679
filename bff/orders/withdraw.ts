import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { notFound, Refused } from '../door/refused.ts'
import type { House } from '../house.ts'
import type { Person } from '../user/person.ts'
import { corrections } from './corrections.ts'
import { ownSendings } from './own-sendings.ts'
import { draftFromOrder } from './send-again.ts'

const PRINTING = 'This card is already being printed. It cannot be withdrawn any more.'
const STILL_SENDING = 'This card is still being sent. Please try again in a moment.'
const CORRECTED = 'This order was corrected already: another was sent in its place.'
const OVER = 'This order has ended. There is nothing to withdraw.'

/** Taking an own order back while the press has not cut its batch. The press decides; commerce hears of it from the press. */
export function withdrawing(house: House) {
  const { audit, commerce, drafts, press } = house
  const sendings = ownSendings(house)
  const draftOf = draftFromOrder(house)
  const links = corrections(house)

  /** The user's own order that is off the press, or may be taken off it. */
  async function ownOrder(user: Person, orderNo: string): Promise<Order> {
    const order = await commerce.orders.get({ customerId: user.customerId, email: user.email }, orderNo)
    if (!order) throw notFound()
    const sending = await sendings.find(user.id, orderNo)
    if (sending && sending.state !== 'done') throw new Refused(409, { message: STILL_SENDING })
    const standing = (await press.withdrawableUntil([{ orderNo, mailDate: order.requestedShipDate }])).get(orderNo)
    if (standing?.withdrawn) return order
    if (order.exportStatus === 'exported') throw new Refused(409, { message: PRINTING })
    const isPlaced = order.status === 'new' || order.status === 'open'
    if (!isPlaced || order.exportStatus === 'not_exported') throw new Refused(409, { message: OVER })
    return order
  }

  async function offThePress(user: Person, orderNo: string): Promise<void> {
    const withdrawal = await press.withdraw(orderNo, user.id)
    if (withdrawal === 'cut') throw new Refused(409, { message: PRINTING })
    if (withdrawal === 'withdrawn') await audit({ event: 'withdraw', userId: user.id, clientId: user.clientId, orderNo })
  }

  return {
    withdraw: async (user: Person, orderNo: string): Promise<void> => {
      await ownOrder(user, orderNo)
      await offThePress(user, orderNo)
    },

    /**
     * Withdraws it and opens a draft with the same words. Interrupted anywhere between, or its form closed unsent, it is gone on with by correcting
     * it again: the draft that lies there, or a new one.
     */
    correct: async (user: Person, orderNo: string, wish: { replaceDraft: boolean }): Promise<{ cardId: string }> => {
      const order = await ownOrder(user, orderNo)
      if ((await links.ofUser(user.id)).sentAs.has(orderNo)) throw new Refused(409, { message: CORRECTED })
      const { cardId } = order.item
      const [key, draft] = [await links.draftKeyOf(user.id, orderNo), await drafts.find(user.id, cardId)]
      const isOpen = draft !== undefined && draft.key === key
      if (isOpen && !wish.replaceDraft) return { cardId }

      const { begin } = await draftOf(user, orderNo, { ...wish, wantedDay: order.requestedShipDate })
      await links.intend(user.id, orderNo)
      await offThePress(user, orderNo).catch(async (error: unknown) => {
        if (error instanceof Refused) await links.forget(user.id, orderNo)
        throw error
      })
      await begin(orderNo)
      return { cardId }
    },
  }
}
