import type { CardSize, Orientation } from '@fondly/domain/catalogue/card.ts'
import type { Rejection } from '@fondly/domain/print/rejection.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { cardLayout, CardLayoutUnknown } from '@fondly/stationery/layout/card-sizes.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import { intelligentMail } from '@fondly/stationery/layout/intelligent-mail.ts'
import { postalBarcodeScene, withPostalBarcode } from '@fondly/stationery/layout/postal-barcode.ts'
import { orderedReturnAddress, type OrderedReturnAddress } from './preflight/ordered-return-address.ts'

/** An order that cannot be printed, with the reason for the operator. */
export class Unprintable extends Error {
  override name = 'Unprintable'
  readonly reason: Rejection
  constructor(reason: Rejection) {
    super(reason.code)
    this.reason = reason
  }
}

/** The envelope that the sender approved, and the two delivery point digits of the recipient's address. Each is undefined when it is not known. */
export type ApprovedEnvelope = { face?: DisplayPage | undefined; deliveryPoint?: string | undefined }
/** `tracking`: the digits of the Intelligent Mail barcode without the ZIP; undefined when the post office prints its own barcode. */
export type EnvelopePrint = { approved: ApprovedEnvelope; tracking: string | undefined }

/**
 * Makes the PDF of the envelope that the sender approved. If no sender of this product approved the envelope, lays it out from the order. Throws Unprintable.
 */
export async function envelopePdf(
  order: Order,
  card: { size: CardSize; orientation: Orientation },
  { approved, tracking }: EnvelopePrint,
): Promise<Uint8Array> {
  if (!/^[\x21-\x7e]{1,44}$/.test(order.item.scanCode)) throw new Unprintable({ code: 'scan-code-unprintable' })
  const page = approved.face ?? layOutFace(order, card)
  if (page.problems.length > 0) throw new Unprintable({ code: 'address-unprintable' })
  // Load the PDF writer with the first envelope that is printed.
  const { printPdf } = await import('@fondly/stationery/paint/pdf/print-pdf.ts')
  if (tracking === undefined) return printPdf([page], new Map())
  const barred = withPostalBarcode(page, POSTAL_BARCODE)
  if (!barred) throw new Unprintable({ code: 'no-room-for-postal-barcode' })
  const scene = postalBarcodeScene(intelligentMail({ tracking, routing: toRoutingCode(order.shippingAddress.zip, approved.deliveryPoint) }))
  return printPdf([barred], new Map([[POSTAL_BARCODE, { scene }]]))
}

const POSTAL_BARCODE = 'postal-barcode'

function layOutFace(order: Order, card: { size: CardSize; orientation: Orientation }): DisplayPage {
  const { firstName, lastName, address1, address2, city, state, zip } = order.shippingAddress
  const recipient = { name: `${firstName} ${lastName}`, address1, address2, city, state, zip }
  return displayPage(
    envelopePage({ returnAddress: readReturnAddress(order), recipient, scanCode: order.item.scanCode }, findEnvelopeStock(card)),
  )
}

/**
 * Returns the routing code of the barcode: the ZIP, the ZIP+4, or the ZIP+4 with the delivery point digits. Returns an empty text for a ZIP of
 * another form.
 */
export function toRoutingCode(zip: string, deliveryPoint = ''): string {
  if (!/^\d{5}(-\d{4})?$/.test(zip)) return ''
  return zip.length === 10 ? zip.replace('-', '') + deliveryPoint : zip
}

function findEnvelopeStock({ size, orientation }: { size: CardSize; orientation: Orientation }) {
  try {
    return cardLayout(size, orientation).envelope
  } catch (error) {
    if (error instanceof CardLayoutUnknown) throw new Unprintable({ code: 'card-size-without-layout' })
    throw error
  }
}

function readReturnAddress(order: Order): OrderedReturnAddress {
  const address = orderedReturnAddress(order.item.returnAddress)
  if (!address) throw new Unprintable({ code: 'return-address-unreadable' })
  return address
}
