import { english } from '@fondly/languages/english/english.ts'
import { findingSentence } from '@fondly/languages/finding-sentence.ts'
import { sayRejection } from '@fondly/languages/say-rejection.ts'
import { sha256Digest } from '@fondly/kit/digest.ts'
import { inspectOrder } from '@fondly/press/preflight/inspect.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import type { Product } from '../compose.ts'
import { OperatorProblem } from './operator-commands.ts'
import { samePixels } from './same-pixels.ts'

export type PrintVerdict = { isAsApproved: boolean; sentences: string[] }

/**
 * Lays out and draws an order's card again, and compares two things: the new display list with the one that the sender approved, and the new print
 * file with the stored one. Throws OperatorProblem when nothing can be compared.
 */
export async function printVerdict(
  orderNo: string,
  { gateways, core, print }: Pick<Product, 'gateways' | 'core' | 'print'>,
): Promise<PrintVerdict> {
  const order = await gateways.commerce.orders.ofSite(orderNo)
  if (!order) throw new OperatorProblem(`Commerce does not know an order ${orderNo}.`)
  const proof = await core.proofOf(orderNo, order.item.scanCode)
  if (!proof) throw new OperatorProblem(`Nobody approved order ${orderNo} here: another program made it, or it is older than 92 days.`)

  const pages = cardPages(proof.print)
  const laidOutNow = displayList(pages)
  const isLaidOutAlike = displayListHash(laidOutNow) === proof.displayListHash
  const list = isLaidOutAlike ? laidOutNow : (proof.list ?? laidOutNow)
  const hash = displayListHash(list)
  const isSameList = hash === proof.displayListHash
  const sentences = [
    isSameList
      ? `The display list is the one that was approved (${hash})${isLaidOutAlike ? '' : ', kept since then: today the card would be laid out otherwise'}.`
      : `The display list is another one: ${proof.displayListHash} was approved, ${hash} would be printed.`,
  ]
  const { reason: refusal } = await inspectOrder(order, { proofOf: () => Promise.resolve(proof), artOf: print.artOf, checks: print.checks })
  if (refusal !== undefined)
    sentences.push(
      `The press would not print it. ${sayRejection(english, refusal, (finding) => findingSentence(finding, english.printFindings))}`,
    )

  const art = await print.artOf(pages)
  if (!art || !order.item.cardPrintUrl) {
    sentences.push(art ? 'The order has no print file.' : 'The print file could not be compared: its art is not to be had here.')
    return { isAsApproved: false, sentences }
  }
  const stored = await print.file(order.item.cardPrintUrl)
  const drawn = await printPdf(list.pages.slice(0, 2), art)
  const isSameFile = sha256Digest(stored) === sha256Digest(drawn)
  const looksAlike = isSameFile || (await samePixels(stored, drawn))
  sentences.push(
    isSameFile
      ? `The print file is the same to the byte (${sha256Digest(stored)}).`
      : looksAlike === undefined
        ? 'The print file has other bytes, and its pixels could not be compared: install poppler-utils.'
        : `The print file has other bytes and ${looksAlike ? 'the same pixels' : 'other pixels'}.`,
  )
  return { isAsApproved: isSameList && refusal === undefined && looksAlike === true, sentences }
}
