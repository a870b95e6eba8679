import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { printOf } from './print-of.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

type Prints = Awaited<ReturnType<Renderer['print']>>

/** A sending that was lost to another process leaves its drawing here; the oldest are forgotten. */
const MOST = 1_000

/** Renderings under way in this process. Another process that takes a sending over asks anew, and gets the same files. */
export function printingWith(renderer: Renderer, seal: SendingSeal) {
  const underWay = new Map<string, Promise<Prints>>()

  function start(id: string, pages: ReturnType<typeof cardPages>): Promise<Prints> {
    const prints = renderer.print(pages)
    underWay.set(id, prints)
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
    prints.catch(() => underWay.delete(id))
    const [oldest] = underWay.keys()
    if (underWay.size > MOST && oldest !== undefined) underWay.delete(oldest)
    return prints
  }
  const pagesOf = (data: SendingData) => cardPages(printOf(data, seal))
  const finished = (data: SendingData): Promise<Prints> => underWay.get(data.id) ?? start(data.id, pagesOf(data))

  return {
    /** Starts it, and answers the hash of the display list that will be printed. */
    begin: (data: SendingData): string => {
      const pages = pagesOf(data)
      void start(data.id, pages)
      return displayListHash(displayList(pages))
    },
    /** Starts it where this process has not yet; it runs beside what comes before the pictures are needed. */
    goOn: (data: SendingData): void => void finished(data),
    finished,
    /** The sending has ended, one way or the other. */
    forget: (sendingId: string): void => void underWay.delete(sendingId),
  }
}
export type Printing = ReturnType<typeof printingWith>
