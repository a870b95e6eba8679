import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { ApprovedLists } from '../approved-proofs/approved-lists.ts'
import { toDeliveredPrint } from './delivered-print.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

type Prints = Awaited<ReturnType<Renderer['print']>>

/** A sending that was lost to another process leaves its drawing here; the oldest are forgotten. */
const MAX_RENDERINGS = 1_000
/** So long after the mail date a card can still be printed (again); then its files, which hold names and addresses, are gone. */
const DAYS_AFTER_MAIL_DATE = 30

/** Between the step that kept what is printed and this one a release has come that lays the card out otherwise: drawn now, it would be another card. */
export class LayoutChanged extends Error {
  override name = 'LaidOutOtherwise'
  constructor() {
    super('The card is no longer laid out as it was when its sending began.')
  }
}

/** Renderings under way in this process. Another process that takes a sending over asks anew, and gets the same files. */
export function createRendering(renderer: Renderer, seal: SendingSeal, approved: Pick<ApprovedLists, 'keep'>) {
  const underWay = new Map<string, Promise<Prints>>()

  function start(data: SendingData, pages: ReturnType<typeof cardPages>): Promise<Prints> {
    const { id } = data
    const prints = renderer.print(pages, { keepUntil: addDays(seal.matter(data).form.sendDate, DAYS_AFTER_MAIL_DATE) })
    underWay.set(id, prints)
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
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
    /** Starts it, keeps the display list that will be printed, and answers its hash. */
    begin: (data: SendingData): Promise<string> => {
      const pages = pagesOf(data)
      void start(data, pages)
      return approved.keep(data.id, displayList(pages))
    },
    /** Starts it where this process has not yet; it runs beside what comes before the pictures are needed. */
    goOn: (data: SendingData): void => void finished(data).catch(() => {}),
    finished,
    /** The sending has ended, one way or the other. */
    forget: (sendingId: string): void => void underWay.delete(sendingId),
  }
}
export type Rendering = ReturnType<typeof createRendering>
