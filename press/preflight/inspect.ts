import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { printFindingSentence } from '@fondly/domain/print/print-finding.ts'
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
import { type ApprovedEnvelope, type PutAsideReason, Unprintable } from '../envelope-pdf.ts'
import { orderedReturnAddress } from './ordered-return-address.ts'
import type { PaintedChecks } from './painted-findings.ts'

/**
 * What the sender of an order approved: its display list (undefined where it was not kept) and the hash of it, what it was laid out from, and a digest of its
 * print file's address. With the two digits of the recipient's door, where the address check gave them.
 */
export type Proof = {
  displayListHash: string
  list: DisplayList | undefined
  print: CardPrint
  printFile: string | undefined
  deliveryPoint: string | undefined
}

export type Inspection = {
  /** Undefined for an order that another program made: nobody approved it here. */
  proofOf: (orderNo: string, scanCode: string) => Promise<Proof | undefined>
  /** The art of these pages; undefined where it is not to be had any more. */
  artOf: (pages: LayeredCard) => Promise<ArtOf | undefined>
  checks: PaintedChecks
}

/** What the sender of an order approved of its envelope; nothing where nobody did here. Throws Unprintable where the order must not be printed. */
export async function approvedEnvelope(order: Order, inspection: Inspection): Promise<ApprovedEnvelope> {
  const { reason, approved, deliveryPoint } = await inspectOrder(order, inspection)
  if (reason !== undefined) throw new Unprintable(reason)
  return { face: approved?.pages.find(({ name }) => name === 'envelope'), deliveryPoint }
}

/**
 * The list that the sender of an order approved, which is what is printed however cards are laid out now; undefined where nobody approved it here. With a reason
 * it must not be printed: it is not what its sender approved, or it would spoil the paper.
 */
export async function inspectOrder(
  order: Order,
  { proofOf, artOf, checks }: Inspection,
): Promise<{ reason?: PutAsideReason; approved?: DisplayList; deliveryPoint?: string | undefined }> {
  const proof = await proofOf(order.orderNo, order.item.scanCode)
  if (!proof) return {}
  const pages = cardPages(proof.print)
  const [list, { scanCode }] = [displayList(pages), proof.print]
  const laidOutNow = displayListHash(list)
  const isLaidOutAlike = laidOutNow === proof.displayListHash
  const approved = isLaidOutAlike ? list : proof.list
  if (!approved) return { reason: 'The card is no longer laid out as its sender approved it.' }
  const changed = unlikeApproved(order, proof, laidOutNow)
  if (changed) return { reason: `The order's ${changed} is not what its sender approved.` }
  // The card itself was drawn when it was sent: art that has gone since does not keep it from being printed.
  const art = await artOf(pages)
  try {
    const [finding] = isLaidOutAlike
      ? await findPrintProblems(pages, { art, scanCode, checks })
      : await findingsOfList(approved, { art, scanCode, checks })
    return finding ? { reason: printFindingSentence(finding, 'en_US') } : { approved, deliveryPoint: proof.deliveryPoint }
  } catch (error) {
    // Waiting for it again would keep the other cards of its batch from being printed; made ready again, it is checked again.
    if (isTasksOwnFault(error)) return { reason: 'The card could not be checked: its check took too long, or too much memory.' }
    throw error
  }
}

/** Of a list that another release laid out: all else was looked at by that one, before the card was sent. */
async function findingsOfList(
  list: DisplayList,
  { art, scanCode, checks }: { art: ArtOf | undefined; scanCode: string; checks: PaintedChecks },
): Promise<Finding[]> {
  const hasAll = art && list.pages.every(({ marks }) => marks.every((mark) => mark.kind !== 'picture' || art.has(mark.url)))
  return hasAll ? checks.list(list, art, scanCode) : []
}

/** The art of pages; undefined where it is not to be had, and then `wrong` says which picture keeps the card from being drawn, where one does. */
export type ResolvedArt = { art: ArtOf | undefined; wrong?: { url: string; kind: 'picture' | 'picture-size' } | undefined }

/** All that is wrong with a card; where its art is not to be had, what its layout alone tells. */
export async function findPrintProblems(
  pages: LayeredCard,
  { art, wrong, scanCode, checks }: ResolvedArt & { scanCode: string; checks: PaintedChecks },
): Promise<Finding[]> {
  const findings = [...preflight(pages), ...(wrong ? picturesOf(pages, wrong) : [])]
  return art ? [...findings, ...(await checks.card(pages, art, scanCode))] : findings
}

function picturesOf({ outside, inside, envelope }: LayeredCard, { url, kind }: NonNullable<ResolvedArt['wrong']>): Finding[] {
  return [outside, inside, envelope].flatMap(({ name, layers }) =>
    layers.flatMap((place, layer) => (place.kind === 'picture' && place.url === url ? [{ kind, page: name, place, layer }] : [])),
  )
}

type ChangedPart = 'card' | 'scan code' | 'message' | 'signature' | 'delivery address' | 'return address' | 'print file'

/** What of the order, as commerce has it now, would make another card of it. Words that are laid out alike are alike. */
function unlikeApproved({ item, shippingAddress }: Order, { print, printFile }: Proof, laidOutNow: string): ChangedPart | undefined {
  if (item.cardId !== print.cardId) return 'card'
  if (item.scanCode !== print.scanCode) return 'scan code'
  const { firstName, lastName, address1, address2, city, state, zip } = shippingAddress
  const returnAddress = orderedReturnAddress(item.returnAddress)
  const parts: [ChangedPart, Partial<CardPrint> | undefined][] = [
    ['message', { message: item.message }],
    ['signature', { signature: item.signature }],
    ['delivery address', { recipient: { name: `${firstName} ${lastName}`, address1, address2, city, state, zip } }],
    ['return address', returnAddress && { returnAddress: { ...print.returnAddress, ...returnAddress } }],
  ]
  const other = parts.find(([, part]) => !part || displayListHash(displayList(cardPages({ ...print, ...part }))) !== laidOutNow)
  if (other) return other[0]
  const isItsFile = printFile === undefined || printFile === sha256Digest(item.cardPrintUrl ?? '')
  return isItsFile ? undefined : 'print file'
}
