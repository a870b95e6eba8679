import { taxClassCode } from '@fondly/domain/sending/order-values.ts'
import { PROGRESS, type ProgressStep } from '@fondly/domain/sending/progress.ts'
import type { Basket, Commerce, Order, OrderAddress } from '@fondly/gateways/commerce/commerce.ts'
import { isUntouched } from '@fondly/gateways/commerce/own-basket.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { LoggableError } from '@fondly/kit/loggable-error.ts'
import { sha256Digest } from '@fondly/kit/digest.ts'
import { done, type RunAbandoned, type Step } from '@fondly/kit/workflow/step.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { ApprovedList } from '../approved-proofs/approved-lists.ts'
import type { FindDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import type { PressDesk } from '../orders/press-desk.ts'
import { createReadAhead, type ReadAhead } from './read-ahead.ts'
import type { Rendering } from './rendering.ts'
import type { SendingData, SendingSeal, StopReason } from './sending-data.ts'
import type { BasketSlot } from './open-basket-check.ts'
import { BasketNotAsFilled, OrderNotAsFilled, OrderNotFoundYet, STOP_AS_FAILED } from './on-step-failure.ts'
import { ATTACH_CARD, CREATE_BASKET, CREATE_ORDER, START_RENDERING } from './step-names.ts'

type Placing = {
  commerce: Commerce
  press: Pick<PressDesk, 'reserve' | 'replace'>
  seal: SendingSeal
  printing: Rendering
  basketSlot: BasketSlot
  findDoNotMail: FindDoNotMail
  /** Reads the present row of the sending. */
  find: (sendingId: string) => Promise<Run<SendingData> | undefined>
}
/** A step with a text for its progress, which every language has. */
type Placed<Result> = Step<SendingData, Result> & { text: ProgressStep }
type OrderReads = ReadAhead<SendingData, Order>

/** Returns the steps that place an order. Their order follows section 4 of the specification, 'Order placing sequence'. */
export function placeOrderSteps(placing: Placing): {
  beforeOrder: Step<SendingData>[]
  afterOrder: Step<SendingData>[]
  /** Forgets what was read ahead for a sending that has ended. */
  forgetOrder: (sendingId: string) => void
} {
  const orderReads: OrderReads = createReadAhead((data) => readOrder(data, placing))
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
    afterOrder: [
      patchOrderFields(placing),
      confirm(placing, orderReads),
      place(placing, orderReads),
      makeReady(placing),
    ] as Step<SendingData>[],
    forgetOrder: orderReads.forget,
  }
}

const SHIPPING_METHOD = 'USPSFC'
const PAYMENT_METHOD = 'AX_INVOICE'

/** Starts the rendering. It runs while the next steps are executed, and the step that attaches the pictures waits for it. */
function startRendering({ printing }: Placing): Placed<ApprovedList> {
  return {
    name: START_RENDERING,
    ...PROGRESS.personalizing,
    execute: async (data) => done(printing.begin(data)),
    saveResult: ({ hash }) => ({ displayListHash: hash }),
    saveBeside: ({ statement }) => [statement],
  }
}

/** Creates the basket. Not repeatable: if an empty basket has appeared since the check of open baskets, it is ours, so use it. */
function createBasket({ commerce: { baskets }, seal, basketSlot, find }: Placing): Placed<Basket> {
  return {
    name: CREATE_BASKET,
    ...PROGRESS.saving,
    findResult: async (data) => {
      const wait = await basketSlot.acquireLock(data)
      if (wait) return wait
      const { shopper } = seal.snapshot(data)
      const askedAbout = data.openQuestion?.question === 'open-baskets' ? data.openQuestion.basketIds : []
      const ours = (await baskets.ofCustomer(shopper)).find((basket) => isUntouched(basket, shopper) && !askedAbout.includes(basket.id))
      if (ours) return done(ours)
      // The baskets about which the sender was asked are not ours. Check them again before creating a basket.
      return data.openQuestion ? basketSlot.clearOpenBaskets(data) : undefined
    },
    execute: async (data) => (await basketSlot.keepLock(data)) ?? basketSlot.createBasket(data),
    saveResult: ({ id }) => ({ basketId: id, openQuestion: null, decision: null }),
    // This process was stalled, and another process has continued the sending: with this basket or with a basket of its own.
    undoLateResult: (made, data) =>
      someTimes(async () => {
        const inUse = await adopted(data.id, find)
        if (!made) await basketSlot.removeUnknownBaskets(data, { inUse })
        else if (made.id !== inUse) await baskets.remove(seal.snapshot(data).shopper, made.id)
      }),
  }
}

/** Waits until another process has a basket for the sending, or until the sending has ended. Returns the basket that the sending uses. */
async function adopted(sendingId: string, find: Placing['find']): Promise<string | undefined> {
  for (let look = 0; look < MAX_ADOPTION_LOOKS; look++) {
    const run = await find(sendingId)
    if (run?.state !== 'running' || run.recorded.includes(CREATE_BASKET)) return run?.data.basketId
    await new Promise((resolve) => setTimeout(resolve, ADOPTION_PAUSE_MS))
  }
  return undefined
}
/** Tries the work a few times, because nobody else repeats it. */
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
    execute: async (data) => {
      const { shopper } = seal.snapshot(data)
      return done(await baskets.putEmail(shopper, known(data.basketId), shopper.email))
    },
  }
}

/** Adds the card to the basket. Not repeatable: a repeated call would add a second line. */
function addItem({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'add item',
    ...PROGRESS.savingCard,
    findResult: async (data) => {
      const basket = await baskets.get(seal.snapshot(data).shopper, known(data.basketId))
      return basket?.items.some((item) => item.scanCode === seal.snapshot(data).lineItem.scanCode) ? done(basket) : undefined
    },
    execute: async (data) => {
      const { shopper, lineItem } = seal.snapshot(data)
      return done(await baskets.addItem(shopper, known(data.basketId), lineItem))
    },
    saveResult: ({ items }, data) => ({ itemId: items.find((item) => item.scanCode === seal.snapshot(data).lineItem.scanCode)?.id }),
  }
}

function updateShipment({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'update shipment',
    ...PROGRESS.savingShipping,
    execute: async (data) => {
      const { shopper, form, taxExempt } = seal.snapshot(data)
      const address = toShippingAddress(data, seal)
      const shipment = {
        address,
        method: SHIPPING_METHOD,
        mailDate: form.sendDate,
        taxClassCode: taxClassCode(taxExempt, address.state),
      }
      return done(await baskets.putShipment(shopper, known(data.basketId), shipment))
    },
  }
}

function setBillingAddress({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'set billing address',
    ...PROGRESS.savingBilling,
    execute: async (data) => {
      const { shopper, billing } = seal.snapshot(data)
      return done(await baskets.putBillingAddress(shopper, known(data.basketId), billing))
    },
    saveResult: ({ total }) => {
      // A total of 0 is valid. A missing total is an error, because we must not invent an amount.
      if (total === undefined) throw new UpstreamUnreadable('commerce', new Error('The basket has no total.'))
      return { total }
    },
  }
}

/** Sets the payment. Not repeatable: each call adds one more payment. The amount is the order total in the last reply. */
function setPayment({ commerce: { baskets }, seal }: Placing): Placed<Basket> {
  return {
    name: 'set payment',
    ...PROGRESS.paying,
    findResult: async (data) => {
      const basket = await baskets.get(seal.snapshot(data).shopper, known(data.basketId))
      return basket?.paymentInstruments.some(({ method }) => method === PAYMENT_METHOD) ? done(basket) : undefined
    },
    execute: async (data) => {
      const payment = { method: PAYMENT_METHOD, amount: known(data.total) }
      return done(await baskets.addPayment(seal.snapshot(data).shopper, known(data.basketId), payment))
    },
  }
}

function attachEnvelopePicture({ commerce: { baskets }, seal, printing }: Placing): Placed<Basket> {
  return {
    name: 'attach envelope picture',
    ...PROGRESS.attaching,
    execute: async (data) => {
      const { envelopeUrl } = await printing.finished(data)
      const item = { envelopePrintUrl: envelopeUrl }
      return done(await baskets.patchItem(seal.snapshot(data).shopper, known(data.basketId), known(data.itemId), item))
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
      const basket = await baskets.patchItem(seal.snapshot(data).shopper, known(data.basketId), known(data.itemId), item)
      return done({ cardUrl, basket })
    },
    // This is the last answer about the basket. A call that timed out may have arrived after the call that repeated it. Such a basket must not become
    // an order.
    saveResult: ({ basket, cardUrl }) => {
      refuseIfTwice(basket)
      return { printFile: sha256Digest(cardUrl) }
    },
  }
}

function refuseIfTwice({ items, paymentInstruments }: Pick<Basket, 'items' | 'paymentInstruments'>): void {
  if (items.length !== 1 || paymentInstruments.length !== 1) throw new BasketNotAsFilled('The basket holds something twice.')
}

/** Creates the order. Not repeatable: when the basket is gone, it has become the order, so find that order and never create another. */
function createOrder({ commerce: { orders, baskets }, findDoNotMail, press, seal }: Placing): Placed<Order> {
  const find = async (data: SendingData): Promise<Order> => {
    const { shopper, lineItem } = seal.snapshot(data)
    const order = await orders.findByScanCode(shopper, lineItem.scanCode)
    if (!order) throw new OrderNotFoundYet('The basket is gone, and no order carries the scan code.')
    return order
  }
  return {
    name: CREATE_ORDER,
    ...PROGRESS.placing,
    findResult: async (data) => {
      const basket = await baskets.get(seal.snapshot(data).shopper, known(data.basketId))
      if (!basket) return done(await find(data))
      // The basket may have changed since the last check, so check it again.
      refuseIfTwice(basket)
      return undefined
    },
    execute: async (data) => {
      const { shopper, lineItem } = seal.snapshot(data)
      const refused = (await refuseDoNotMail(data, seal, findDoNotMail)) ?? (await reserveCorrected(data, press))
      if (refused) return refused
      return done((await orders.create(shopper, known(data.basketId), lineItem.scanCode)) ?? (await find(data)))
    },
    // This step must not be interrupted. After a crash the search for the order could take minutes, because the search index of commerce lags.
    mustSurvive: true,
    saveResult: ({ orderNo, total, currency }) => ({ orderNo, total, currency }),
  }
}

/**
 * Abandons the sending when its recipient is on the client's Do not mail list. It is the last check before the order may exist: the address check may
 * have found another address, and somebody may have added an entry since Send.
 */
async function refuseDoNotMail(data: SendingData, seal: SendingSeal, find: FindDoNotMail): Promise<RunAbandoned<SendingData> | undefined> {
  const { clientId, form } = seal.snapshot(data)
  const { zip: zipCode, ...lines } = seal.destination(data).address
  const found = await find(clientId, [form, { ...form, ...lines, zipCode }])
  return found?.match === 'same' ? { kind: 'abandoned', data: { stopped: { reason: 'do-not-mail' } } } : undefined
}

/**
 * Reserves the order that this card corrects, so that the order is not cut until this sending has ended. This comes after the last question to the
 * sender. Abandons the sending, without a new order, when that order is being printed, was replaced, or was withdrawn by its sender.
 */
async function reserveCorrected({ id, corrects }: SendingData, press: Placing['press']): Promise<RunAbandoned<SendingData> | undefined> {
  if (corrects === undefined) return undefined
  const reservation = await press.reserve(corrects, id)
  if (reservation === 'reserved') return undefined
  const reason: StopReason = reservation === 'withdrawn' ? 'original-withdrawn' : 'too-late'
  return { kind: 'abandoned', data: { stopped: { reason } } }
}

function patchOrderFields({ commerce: { orders }, seal }: Placing): Placed<void> {
  return {
    name: 'patch order fields',
    ...PROGRESS.placing,
    execute: async (data) => {
      const { shopper, fields, taxExempt } = seal.snapshot(data)
      const taxClass = taxClassCode(taxExempt, seal.destination(data).address.state)
      return done(await orders.patchFields(shopper, known(data.orderNo), { ...fields, taxClassCode: taxClass }))
    },
  }
}

/** The order is read beside its confirmation: the next step needs its status, which the confirmation does not change. */
function confirm({ commerce: { orders } }: Placing, orderReads: OrderReads): Placed<void> {
  return {
    name: 'confirm order',
    ...PROGRESS.placing,
    execute: async (data) => {
      orderReads.begin(data)
      return done(await orders.setConfirmationStatus(known(data.orderNo), 'confirmed'))
    },
  }
}

/** Needs the status first: commerce accepts created -> new but refuses new -> new. */
function place({ commerce: { orders } }: Placing, orderReads: OrderReads): Placed<void> {
  return {
    name: 'place order',
    ...PROGRESS.placing,
    execute: async (data) => {
      const order = await orderReads.take(data)
      if (isCancelledAtCommerce(order)) return STOP_AS_FAILED
      if (order.status === 'created') await orders.setStatus(order.orderNo, 'new')
      return done(undefined)
    },
  }
}

/**
 * Makes the order ready for the press; this is the commit point. Sets 'ready' only if the order is not_exported, because the press may
 * have exported it already. From now on this card is printed, so the reserved order that it corrects is withdrawn.
 */
function makeReady(placing: Placing): Placed<void> {
  const { commerce, press, seal } = placing
  const { orders } = commerce
  return {
    name: 'make ready',
    ...PROGRESS.placing,
    execute: async (data) => {
      const order = await readOrder(data, placing)
      if (isCancelledAtCommerce(order)) return STOP_AS_FAILED
      if (order.exportStatus === 'not_exported') await orders.setExportStatus(order.orderNo, 'ready')
      const { id: sendingId, corrects } = data
      if (corrects !== undefined) await press.replace(corrects, { sendingId, by: seal.snapshot(data).userId })
      return done(undefined)
    },
  }
}

/** Reads our order from commerce. Throws when commerce does not know it. Also throws when it contains something twice and can still be stopped. */
async function readOrder(data: SendingData, { commerce: { orders }, seal }: Placing): Promise<Order> {
  const order = await orders.get(seal.snapshot(data).shopper, known(data.orderNo))
  if (!order) throw new OrderNotFoundYet('Commerce does not know the order that it made.')
  if (order.holdsMore && order.exportStatus === 'not_exported') throw new OrderNotAsFilled('The order holds something twice.')
  return order
}

/** Returns true when somebody has cancelled the order at commerce before its export. Then the sending stops. */
function isCancelledAtCommerce({ status, exportStatus }: Order): boolean {
  return exportStatus === 'not_exported' && (status === 'cancelled' || status === 'failed' || status === 'replaced')
}

function toShippingAddress(data: SendingData, seal: SendingSeal): OrderAddress {
  const { form, recipient: { phone, companyName } = {} } = seal.snapshot(data)
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    ...seal.destination(data).address,
    ...(phone ? { phone } : {}),
    ...(companyName ? { companyName } : {}),
  }
}

/** Returns the value that an earlier step has recorded. Throws when it is missing. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new LoggableError('A step ran before the one that it needs.')
  return value
}
