import { LoggableError } from '@fondly/kit/loggable-error.ts'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { ApprovedLists, KeptList } from '../approved-proofs/approved-lists.ts'
import { toDeliveredPrint } from './delivered-print.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

type Prints = Awaited<ReturnType<Renderer['print']>>

/** The most renderings that are remembered; the oldest is removed first. A sending that another process took over leaves its rendering here. */
const MAX_RENDERINGS = 1_000
/** For how many days after its mail date a card can be printed again. Then its files, which contain names and addresses, are deleted. */
const KEEP_AFTER_MAIL_DATE_DAYS = 30

/** A release has changed the layout since the list was approved, so a rendering now would show another card. */
export class LayoutChanged extends LoggableError {
  override name = 'LayoutChanged'
  constructor() {
    super('The card is no longer laid out as it was when its sending began.')
  }
}

/** Starts the renderings of this process and remembers them. A process that takes a sending over requests them again and gets the same files. */
export function createRendering(renderer: Renderer, seal: SendingSeal, approved: Pick<ApprovedLists, 'keepStatement'>) {
  const underWay = new Map<string, Promise<Prints>>()

  function start(data: SendingData, pages: ReturnType<typeof cardPages>): Promise<Prints> {
    const { id } = data
    const prints = renderer.print(pages, { keepUntil: addDays(seal.snapshot(data).form.sendDate, KEEP_AFTER_MAIL_DATE_DAYS) })
    underWay.set(id, prints)
    // A caller of `finished` gets the failure; handle it here too, because there may be no caller yet.
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
    /** Starts the rendering. Returns the hash of the display list that will be printed, and the statement that keeps the list. */
    begin: (data: SendingData): KeptList => {
      const pages = pagesOf(data)
      void start(data, pages)
      return approved.keepStatement(data.id, displayList(pages))
    },
    /** Starts the rendering unless this process has started it already. It runs in parallel with the steps until the pictures are needed. */
    goOn: (data: SendingData): void => void finished(data).catch(() => {}),
    finished,
    /** Forgets the rendering of a sending that has ended. */
    forget: (sendingId: string): void => void underWay.delete(sendingId),
  }
}
export type Rendering = ReturnType<typeof createRendering>
