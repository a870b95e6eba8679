import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { printOf } from './print-of.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

type Prints = Awaited<ReturnType<Renderer['print']>>

/** Renderings under way in this process. Another process that takes a sending over asks anew, and gets the same files. */
export function printingWith(renderer: Renderer, seal: SendingSeal) {
  const underWay = new Map<string, Promise<Prints>>()

  function start(data: SendingData): Promise<Prints> {
    const prints = renderer.print(cardPages(printOf(data, seal)))
    underWay.set(data.id, prints)
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
    prints.catch(() => underWay.delete(data.id))
    return prints
  }

  return {
    /** Starts it, and answers the hash of the display list that will be printed. */
    begin: (data: SendingData): string => {
      void start(data)
      return displayListHash(displayList(cardPages(printOf(data, seal))))
    },
    finished: (data: SendingData): Promise<Prints> => underWay.get(data.id) ?? start(data),
    /** The sending has ended, one way or the other. */
    forget: (sendingId: string): void => void underWay.delete(sendingId),
  }
}
export type Printing = ReturnType<typeof printingWith>
