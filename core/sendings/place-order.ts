import type { ServerSentence } from '@fondly/domain/server-sentences.ts'
import { taxClassCode } from '@fondly/domain/sending/order-values.ts'
import { PROGRESS } from '@fondly/domain/sending/progress.ts'
import type { Basket, Commerce, Order, OrderAddress } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import type { Run } from '@fondly/kit/workflow/workflow-runs.ts'
import { sha256Digest } from '@fondly/kit/digest.ts'
import { Stopped, type Step } from '@fondly/kit/workflow/step.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { PressDesk } from '../orders/press-desk.ts'
import { CorrectionRefused } from './correction-refused.ts'
import type { Rendering } from './rendering.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import type { BasketSlot } from './open-basket-check.ts'
import { BasketNotAsFilled, OrderNotAsFilled, OrderNotFoundYet } from './on-step-failure.ts'
import { ATTACH_CARD, CREATE_BASKET, CREATE_ORDER, START_RENDERING } from './step-names.ts'

type Placing = {
  commerce: Commerce
  press: Pick<PressDesk, 'reserve' | 'replace'>
  seal: SendingSeal
  printing: Rendering
  room: BasketSlot
  /** The row as it stands. */
  find: (sendingId: string) => Promise<Run<SendingData> | undefined>
}
/** What it says is said in Spanish too. */
type Placed<Result> = Step<SendingData, Result> & { text: ServerSentence }

/** The order of placing an order. Read it beside section 4 of the specification, 'Order placing sequence'. */
export function placeOrderSteps(placing: Placing): { beforeOrder: Step<SendingData>[]; afterOrder: Step<SendingData>[] } {
  return {
    beforeOrder: [
      startRendering(placing),
      createBasket(placing),
      attachEmail(placing),
      addItem(placing),
      updateShipment(placing),
      setBillingAddress(placing),
      setPayment(placing),
      attachEnvelopePicture(placing),
      attachCardPicture(placing),
      createOrder(placing),
    ] as Step<SendingData>[],
    afterOrder: [patchOrderFields(placing), confirm(placing), place(placing), makeReady(placing)] as Step<SendingData>[],
  }
}

const SHIPPING_METHOD = 'USPSFC'
const PAYMENT_METHOD = 'AX_INVOICE'

/** Rendering runs beside the steps that follow; attaching the pictures waits for it. */
function startRendering({ printing }: Placing): Placed<string> {
  return {
    name: START_RENDERING,
    ...PROGRESS.personalizing,
    execute: (data) => printing.begin(data),
    saveResult: (displayListHash) => ({ displayListHash }),
  }
}

/** Not repeatable: an empty basket that appeared since is ours, and is adopted. */
function createBasket({ commerce: { baskets }, seal, room, find }: Placing): Placed<Basket> {
  return {
    name: CREATE_BASKET,
    ...PROGRESS.saving,
    findResult: async (data) => {
      await room.takeTurn(data)
      const { shopper } = seal.matter(data)
      const askedAbout = data.asked?.question === 'open-baskets' ? data.asked.basketIds : []
      const ours = (await baskets.ofCustomer(shopper)).find((basket) => isUntouched(basket, shopper) && !askedAbout.includes(basket.id))
      // What was asked about on the way here is not ours: it goes, or we do.
      if (!ours && data.asked) await room.make(data)
      return ours
    },
    execute: async (data) => {
      await room.takeTurn(data)
      return room.createBasket(data)
    },
    saveResult: ({ id }) => ({ basketId: id, asked: null, decision: null }),
    // Made after a long stall, when another process had already gone on: with this basket, or with one of its own.
    undoLateResult: (made, data) =>
      someTimes(async () => {
        const inUse = await adopted(data.id, find)
        if (!made) await room.removeUnknown(data, { inUse })
        else if (made.id !== inUse) await baskets.remove(seal.matter(data).shopper, made.id)
      }),
  }
}

/** The basket that a sending goes on with, once that is settled. */
async function adopted(sendingId: string, find: Placing['find']): Promise<string | undefined> {
  for (let look = 0; look < MAX_ADOPTION_LOOKS; look++) {
    const run = await find(sendingId)
    if (run?.state !== 'running' || run.recorded.includes(CREATE_BASKET)) return run?.data.basketId
    await new Promise((resolve) => setTimeout(resolve, ADOPTION_PAUSE_MS))
  }
  return undefined
}
/** Nobody else comes back to it: a failure is not the last word. */
async function someTimes(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MAX_UNDO_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, UNDO_PAUSE_MS))
    }
  }
}
const MAX_UNDO_ATTEMPTS = 4
const UNDO_PAUSE_MS = 1_000
const MAX_ADOPTION_LOOKS = 100
const ADOPTION_PAUSE_MS = 100

function attachEmail({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'attach e-mail',
    ...PROGRESS.saving,
    execute: (data) => baskets.putEmail(seal.matter(data).shopper, known(data.basketId), seal.matter(data).shopper.email),
  }
}

/** Not repeatable: the same card again would be a second line. */
function addItem({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'add item',
    ...PROGRESS.savingCard,
    findResult: async (data) => {
      const basket = await baskets.get(seal.matter(data).shopper, known(data.basketId))
      return basket?.items.some((item) => item.scanCode === seal.matter(data).lineItem.scanCode) ? basket : undefined
    },
    execute: (data) => baskets.addItem(seal.matter(data).shopper, known(data.basketId), seal.matter(data).lineItem),
    saveResult: ({ items }, data) => ({ itemId: items.find((item) => item.scanCode === seal.matter(data).lineItem.scanCode)?.id }),
  }
}

function updateShipment({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'update shipment',
    ...PROGRESS.savingShipping,
    execute: (data) => {
      const { shopper, form, taxExempt } = seal.matter(data)
      const address = recipientOf(data, seal)
      return baskets.putShipment(shopper, known(data.basketId), {
        address,
        method: SHIPPING_METHOD,
        requestedShipDate: form.sendDate,
        taxClassCode: taxClassCode(taxExempt, address.state),
      })
    },
  }
}

function setBillingAddress({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'set billing address',
    ...PROGRESS.savingBilling,
    execute: (data) => baskets.putBillingAddress(seal.matter(data).shopper, known(data.basketId), seal.matter(data).billing),
    saveResult: ({ total }) => {
      // Nothing is 0, but unknown is not: no amount is made up.
      if (total === undefined) throw new UpstreamUnreadable('commerce', new Error('The basket has no total.'))
      return { total }
    },
  }
}

/** Not repeatable: each call adds one more instrument. The amount is the last reply's order total (readings 18). */
function setPayment({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'set payment',
    ...PROGRESS.paying,
    findResult: async (data) => {
      const basket = await baskets.get(seal.matter(data).shopper, known(data.basketId))
      return basket?.paymentInstruments.some(({ method }) => method === PAYMENT_METHOD) ? basket : undefined
    },
    execute: (data) =>
      baskets.addPayment(seal.matter(data).shopper, known(data.basketId), { method: PAYMENT_METHOD, amount: known(data.total) }),
  }
}

function attachEnvelopePicture({ commerce: { baskets }, seal, printing }: Placing): Placed<Basket> {
  return {
    name: 'attach envelope picture',
    ...PROGRESS.attaching,
    execute: async (data) => {
      const { envelopeUrl } = await printing.finished(data)
      return baskets.patchItem(seal.matter(data).shopper, known(data.basketId), known(data.itemId), { envelopePrintUrl: envelopeUrl })
    },
  }
}

function attachCardPicture({ commerce: { baskets }, seal, printing }: Placing): Placed<{ basket: Basket; cardUrl: string }> {
  return {
    name: ATTACH_CARD,
    ...PROGRESS.attaching,
    execute: async (data) => {
      const { cardUrl } = await printing.finished(data)
      const item = { cardPrintUrl: cardUrl }
      return { cardUrl, basket: await baskets.patchItem(seal.matter(data).shopper, known(data.basketId), known(data.itemId), item) }
    },
    // The last that is heard of the basket. A call that was given up may have arrived after its repetition: such a basket becomes no order.
    saveResult: ({ basket, cardUrl }) => {
      refuseIfTwice(basket)
      return { printFile: sha256Digest(cardUrl) }
    },
  }
}

function refuseIfTwice({ items, paymentInstruments }: Pick<Basket, 'items' | 'paymentInstruments'>): void {
  if (items.length !== 1 || paymentInstruments.length !== 1) throw new BasketNotAsFilled('The basket holds something twice.')
}

/** Not repeatable. A basket that is gone has become the order: it is looked for, and never made again. */
function createOrder({ commerce: { orders, baskets }, press, seal }: Placing): Placed<Order> {
  const find = async (data: SendingData): Promise<Order> => {
    const { shopper, lineItem } = seal.matter(data)
    const order = await orders.findByScanCode(shopper, lineItem.scanCode)
    if (!order) throw new OrderNotFoundYet('The basket is gone, and no order carries the scan code.')
    return order
  }
  return {
    name: CREATE_ORDER,
    ...PROGRESS.placing,
    findResult: async (data) => {
      const basket = await baskets.get(seal.matter(data).shopper, known(data.basketId))
      if (!basket) return find(data)
      // Much time may have passed since it was last looked at.
      refuseIfTwice(basket)
      return undefined
    },
    execute: async (data) => {
      const { shopper, lineItem } = seal.matter(data)
      await reserveCorrected(data, press)
      return (await orders.create(shopper, known(data.basketId), lineItem.scanCode)) ?? find(data)
    },
    saveResult: ({ orderNo, total, currency }) => ({ orderNo, total, currency }),
  }
}

/**
 * Reserves the order that this card corrects, so that it is not cut until this sending has ended. It comes after the last question to the sender. Throws
 * CorrectionRefused when the order is being printed or was withdrawn by hand; no new order exists then, and none is made.
 */
async function reserveCorrected({ id, corrects }: SendingData, press: Placing['press']): Promise<void> {
  if (corrects === undefined) return
  const reservation = await press.reserve(corrects, id)
  if (reservation === 'withdrawn') throw new CorrectionRefused('original-withdrawn')
  if (reservation !== 'reserved') throw new CorrectionRefused('too-late')
}

function patchOrderFields({ commerce: { orders }, seal }: Placing): Placed<void> {
  return {
    name: 'patch order fields',
    ...PROGRESS.placing,
    execute: (data) => {
      const { shopper, fields, taxExempt } = seal.matter(data)
      return orders.patchFields(shopper, known(data.orderNo), {
        ...fields,
        taxClassCode: taxClassCode(taxExempt, seal.destination(data).address.state),
      })
    },
  }
}

function confirm({ commerce: { orders } }: Placing): Placed<void> {
  return {
    name: 'confirm order',
    ...PROGRESS.placing,
    execute: (data) => orders.setConfirmationStatus(known(data.orderNo), 'confirmed'),
  }
}

/** created -> new is a transition, and new -> new is refused: what stands is read first. */
function place(placing: Placing): Placed<void> {
  const { orders } = placing.commerce
  return {
    name: 'place order',
    ...PROGRESS.placing,
    execute: async (data) => {
      const order = await standingOrder(data, placing)
      if (order.status === 'created') await orders.setStatus(order.orderNo, 'new')
    },
  }
}

/**
 * The commit point (readings 21). Only from not_exported: a press that was quicker than our record is not called back. From then on this card is
 * printed, so the one that it corrects is withdrawn: reserved until then, it cannot have been cut.
 */
function makeReady(placing: Placing): Placed<void> {
  const { commerce, press, seal } = placing
  const { orders } = commerce
  return {
    name: 'make ready',
    ...PROGRESS.placing,
    execute: async (data) => {
      const order = await standingOrder(data, placing)
      if (order.exportStatus === 'not_exported') await orders.setExportStatus(order.orderNo, 'ready')
      const { id: sendingId, corrects } = data
      if (corrects !== undefined) await press.replace(corrects, { sendingId, by: seal.matter(data).userId })
    },
  }
}

/** Our order as it stands now. One that somebody has called off at commerce is not sent. */
async function standingOrder(data: SendingData, { commerce: { orders }, seal }: Placing): Promise<Order> {
  const order = await orders.get(seal.matter(data).shopper, known(data.orderNo))
  if (!order) throw new OrderNotFoundYet('Commerce does not know the order that it made.')
  const isOff = order.status === 'cancelled' || order.status === 'failed' || order.status === 'replaced'
  if (order.holdsMore && order.exportStatus === 'not_exported') throw new OrderNotAsFilled('The order holds something twice.')
  if (isOff && order.exportStatus === 'not_exported') throw new Stopped<SendingData>({ stopped: { reason: 'failed' } })
  return order
}

function recipientOf(data: SendingData, seal: SendingSeal): OrderAddress {
  const { form, recipient: { phone, companyName } = {} } = seal.matter(data)
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    ...seal.destination(data).address,
    ...(phone ? { phone } : {}),
    ...(companyName ? { companyName } : {}),
  }
}

/** What an earlier step has recorded. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A step ran before the one that it rests on.')
  return value
}
