import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { Rejection, RejectionCode } from '@fondly/domain/print/rejection.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { sha256Digest } from '@fondly/kit/digest.ts'
import { isTasksOwnFault } from '@fondly/kit/task-process/task-failed.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList, type DisplayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { type ApprovedEnvelope, Unprintable } from '../envelope-pdf.ts'
import { orderedReturnAddress } from './ordered-return-address.ts'
import type { PaintedChecks } from './painted-findings.ts'

/**
 * What the sender of an order approved. `list` is the display list, undefined when it was not stored; it was laid out from `print`. `printFile` is a
 * digest of the print file's address. `deliveryPoint` has two digits if the address check returned them.
 */
export type Proof = {
  displayListHash: string
  list: DisplayList | undefined
  print: CardPrint
  printFile: string | undefined
  deliveryPoint: string | undefined
}

export type Inspection = {
  /** Returns undefined for an order that another program made, because no sender of this product approved it. */
  proofOf: (orderNo: string, scanCode: string) => Promise<Proof | undefined>
  /** Returns the art of these pages; undefined when it is no longer available. */
  artOf: (pages: LayeredCard) => Promise<ArtOf | undefined>
  checks: PaintedChecks
}

/**
 * Returns what the sender approved of the envelope. Its fields are undefined when no sender approved it here. Throws Unprintable when the order must
 * not be printed.
 */
export async function approvedEnvelope(order: Order, inspection: Inspection): Promise<ApprovedEnvelope> {
  const { reason, approved, deliveryPoint } = await inspectOrder(order, inspection)
  if (reason !== undefined) throw new Unprintable(reason)
  return { face: approved?.pages.find(({ name }) => name === 'envelope'), deliveryPoint }
}

/**
 * Checks an order. `approved` is the display list that its sender approved. That list is printed, even if cards are laid out differently now; it is
 * undefined when no sender approved the order here. A `reason` means that the order must not be printed: it differs from what its sender approved, or
 * it would waste paper.
 */
export async function inspectOrder(
  order: Order,
  { proofOf, artOf, checks }: Inspection,
): Promise<{ reason?: Rejection; approved?: DisplayList; deliveryPoint?: string | undefined }> {
  const proof = await proofOf(order.orderNo, order.item.scanCode)
  if (!proof) return {}
  const pages = cardPages(proof.print)
  const [list, { scanCode }] = [displayList(pages), proof.print]
  const laidOutNow = displayListHash(list)
  const isLaidOutAlike = laidOutNow === proof.displayListHash
  const approved = isLaidOutAlike ? list : proof.list
  if (!approved) return { reason: { code: 'layout-changed' } }
  const changed = findDifference(order, proof, laidOutNow)
  if (changed) return { reason: { code: changed } }
  // The card was drawn when it was sent. Missing art now does not stop the printing.
  const art = await artOf(pages)
  try {
    const [finding] = isLaidOutAlike
      ? await findPrintProblems(pages, { art, scanCode, checks })
      : await findListProblems(approved, { art, scanCode, checks })
    return finding
      ? { reason: { code: 'print-finding', params: { kind: finding.kind, page: finding.page } } }
      : { approved, deliveryPoint: proof.deliveryPoint }
  } catch (error) {
    // Reject the order at once, because trying again would delay the other cards of the batch. It is checked again when commerce lists it as ready
    // once more.
    if (isTasksOwnFault(error)) return { reason: { code: 'check-too-heavy' } }
    throw error
  }
}

/** Checks a display list that another release laid out. That release made all other checks before the card was sent. */
async function findListProblems(
  list: DisplayList,
  { art, scanCode, checks }: { art: ArtOf | undefined; scanCode: string; checks: PaintedChecks },
): Promise<Finding[]> {
  const hasAll = art && list.pages.every(({ marks }) => marks.every((mark) => mark.kind !== 'picture' || art.has(mark.url)))
  return hasAll ? checks.list(list, art, scanCode) : []
}

/** The art of the pages. If a picture cannot be drawn, `art` is undefined and `wrong` names the picture. */
export type CardArt = { art: ArtOf | undefined; wrong?: { url: string; kind: 'picture' | 'picture-size' } | undefined }

/** Finds everything that is wrong with a card. Without the card's art, finds only problems of the layout. */
export async function findPrintProblems(
  pages: LayeredCard,
  { art, wrong, scanCode, checks }: CardArt & { scanCode: string; checks: PaintedChecks },
): Promise<Finding[]> {
  const findings = [...preflight(pages), ...(wrong ? findPictureProblems(pages, wrong) : [])]
  return art ? [...findings, ...(await checks.card(pages, art, scanCode))] : findings
}

function findPictureProblems({ outside, inside, envelope }: LayeredCard, { url, kind }: NonNullable<CardArt['wrong']>): Finding[] {
  return [outside, inside, envelope].flatMap(({ name, layers }) =>
    layers.flatMap((place, layer) => (place.kind === 'picture' && place.url === url ? [{ kind, page: name, place, layer }] : [])),
  )
}

type ChangedPart = Extract<RejectionCode, `${string}-not-approved`>

/**
 * Compares the order in commerce's present state with what the sender approved. Returns the first part that would look different on paper. Two texts
 * with the same layout count as equal.
 */
function findDifference({ item, shippingAddress }: Order, { print, printFile }: Proof, laidOutNow: string): ChangedPart | undefined {
  if (item.cardId !== print.cardId) return 'card-not-approved'
  if (item.scanCode !== print.scanCode) return 'scan-code-not-approved'
  const { firstName, lastName, address1, address2, city, state, zip } = shippingAddress
  const returnAddress = orderedReturnAddress(item.returnAddress)
  const parts: [ChangedPart, Partial<CardPrint> | undefined][] = [
    ['message-not-approved', { message: item.message }],
    ['signature-not-approved', { signature: item.signature }],
    ['delivery-address-not-approved', { recipient: { name: `${firstName} ${lastName}`, address1, address2, city, state, zip } }],
    ['return-address-not-approved', returnAddress && { returnAddress: { ...print.returnAddress, ...returnAddress } }],
  ]
  const other = parts.find(([, part]) => !part || displayListHash(displayList(cardPages({ ...print, ...part }))) !== laidOutNow)
  if (other) return other[0]
  const isItsFile = printFile === undefined || printFile === sha256Digest(item.cardPrintUrl ?? '')
  return isItsFile ? undefined : 'print-file-not-approved'
}
