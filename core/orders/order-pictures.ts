import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { CardPictures } from '@fondly/gateways/renderer/renderer.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { CoreContext } from '../context.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { createUserSendings } from './own-sendings.ts'

/** `asPrinted` is false when today's layout differs from the layout with which the card was drawn for the press. */
export type OrderPicturesResult = CardPictures & Pick<CardPrint, 'size' | 'orientation'> & { asPrinted: boolean }

/**
 * Creates the function that draws one of the user's own orders from the data that was sent. Refuses with 'not-found' an order that was not sent here.
 */
export function createDrawOrder(context: Pick<CoreContext, 'database' | 'env' | 'renderer' | 'seal'>) {
  const sendings = createUserSendings(context)

  return async (userId: string, id: string): Promise<OrderPicturesResult> => {
    const sending = await sendings.find(userId, id)
    if (!sending) throw notFound()
    const { print, displayListHash: printed } = sending
    const pages = cardPages(print)
    // When nothing was drawn for the press yet, nothing can differ.
    const asPrinted = printed === undefined || printed === displayListHash(displayList(pages))
    const { size, orientation } = print
    return { ...(await context.renderer.preview(pages)), asPrinted, size, orientation }
  }
}
