import { LoggableError } from '@fondly/kit/loggable-error.ts'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { ApprovedLists, ApprovedList } from '../approved-proofs/approved-lists.ts'
import { toDeliveredPrint } from './delivered-print.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

type Prints = Awaited<ReturnType<Renderer['print']>>

/**
 * The greatest number of renderings that are remembered. The oldest is removed first. When another process takes a sending over, its rendering stays
 * here unused.
 */
const MAX_RENDERINGS = 1_000
/** How many days after its mail date a card can be printed again. After that its files are deleted, because they contain names and addresses. */
const KEEP_AFTER_MAIL_DATE_DAYS = 30

/** A release has changed the layout since the list was approved, so a new rendering would show another card. */
export class LayoutChanged extends LoggableError {
  override name = 'LayoutChanged'
  constructor() {
    super('The card is no longer laid out as it was when its sending began.')
  }
}

/**
 * Starts renderings and remembers those of this process. A process that takes a sending over requests its renderings again and gets the same files.
 */
export function createRendering(renderer: Renderer, seal: SendingSeal, approved: Pick<ApprovedLists, 'keepStatement'>) {
  const underWay = new Map<string, Promise<Prints>>()

  function start(data: SendingData, pages: ReturnType<typeof cardPages>): Promise<Prints> {
    const { id } = data
    const prints = renderer.print(pages, { keepUntil: addDays(seal.snapshot(data).form.sendDate, KEEP_AFTER_MAIL_DATE_DAYS) })
    underWay.set(id, prints)
    // Handle the failure here too, because there may be no caller of `finished` yet.
    prints.catch(() => underWay.delete(id))
    const [oldest] = underWay.keys()
    if (underWay.size > MAX_RENDERINGS && oldest !== undefined) underWay.delete(oldest)
    return prints
  }
  const pagesOf = (data: SendingData) => cardPages(toDeliveredPrint(data, seal))
  const finished = async (data: SendingData): Promise<Prints> => underWay.get(data.id) ?? start(data, asRecorded(data))
  function asRecorded(data: SendingData) {
    const pages = pagesOf(data)
    if (data.displayListHash !== undefined && displayListHash(displayList(pages)) !== data.displayListHash) throw new LayoutChanged()
    return pages
  }

  return {
    /** Starts the rendering. Returns the hash of the display list that will be printed, and the SQL statement that stores the list. */
    begin: (data: SendingData): ApprovedList => {
      const pages = pagesOf(data)
      void start(data, pages)
      return approved.keepStatement(data.id, displayList(pages))
    },
    /** Starts the rendering, unless this process has started it already. It runs while other steps are executed. */
    goOn: (data: SendingData): void => void finished(data).catch(() => {}),
    finished,
    /** Forgets the rendering of a sending that has ended. */
    forget: (sendingId: string): void => void underWay.delete(sendingId),
  }
}
export type Rendering = ReturnType<typeof createRendering>
