import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { printCard } from '@fondly/domain/print/print-card.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import { filledForm } from '../scenarios/testing/send-a-card.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import { artResolver } from '@fondly/pictures/resolve-art.ts'
import { decode } from '@fondly/pictures/drawing/decode.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { DrawnArt } from '@fondly/stationery/paint/raster/page-raster.ts'
import { LRUCache } from 'lru-cache'
import { ORIGIN, type BenchProduct } from './with-product.ts'

/** Returns a card of the demonstration as its sender fills it in. `pages(number)` has another message and scan code for each number. */
export async function cardOnPaper({ product, newVisitor }: BenchProduct) {
  const tab = newVisitor()
  await tab.signIn('orderer@harborview.test')
  const { pageData, form } = await filledForm(tab)
  const print = (number: number) => printed(pageData, form, number)
  const pages = (number: number) => {
    const [outside, inside, envelope] = displayList(cardPages(print(number))).pages
    if (!outside || !inside || !envelope) throw new Error('The card has not all its pages.')
    return { outside, inside, envelope }
  }
  const { outside, inside, envelope } = pages(0)
  const resolve = artResolver({
    publicOrigin: ORIGIN,
    own: product.embedded.art,
    foreign: () => Promise.reject(new Error('No foreign picture is fetched here.')),
    decode,
    toScene: (document) => Scene.parse(document),
    clock: () => new Date(0),
  })
  const known = await resolve([outside, inside, envelope])
  const art = new Map<string, Art>([...known].map(([url, found]) => [url, found.art]))
  return { print, pages, art }
}

function printed({ card, senderProfiles, backMessage, backDisclaimer }: OrderFormPageData, form: OrderForm, number: number): CardPrint {
  const [profile] = senderProfiles
  if (!profile) throw new Error('The demonstration orderer has no sender profile.')
  const closing = `${form.closing} (${number})`
  return printCard(
    { ...form, closing },
    { card, profile, backMessage, backDisclaimer, scanCode: `BENCH${String(number).padStart(5, '0')}` },
  )
}

/** Creates a cache of art as pixels, like the renderer's. */
export function createArtCache(): DrawnArt {
  const cache = new LRUCache<string, Awaited<ReturnType<DrawnArt['get']>>>({
    maxSize: 80_000_000,
    sizeCalculation: ({ width, height }) => width * height * 4,
  })
  return {
    get: async (key, make) => {
      const pixels = cache.get(key) ?? (await make())
      cache.set(key, pixels)
      return pixels
    },
  }
}
