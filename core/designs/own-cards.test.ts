import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { toOwnCardId } from './own-card-number.ts'
import { createOwnCards, withOwnCard, withOwnCards } from './own-cards.ts'

const PATHS = { picturePath: '/art/designs/a/front.webp', outsidePath: '/art/designs/a/front.webp' }
const design = (more: Partial<OwnDesign>): OwnDesign => ({
  name: 'Harbor',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  categoryId: 'thanks',
  likeCardId: '1HBE2115',
  front: 'a',
  screen: null,
  inside: null,
  state: 'offered',
  art: PATHS,
  ...more,
})
const own = (designId: string) => toOwnCardId({ clientId: 'acme', designId })
const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: 'Harbor',
  orderable: true,
  language: 'en_US',
  categoryId: '',
  size: '70',
  orientation: 'V',
  pictureUrl: '',
  ...more,
})

/** Creates the designs of one client. The test moves the clock and reads how often the designs were read. */
function openDesigns(designs: Record<string, OwnDesign>) {
  const counted = { reads: 0, now: Date.UTC(2026, 10, 23) }
  const list = () => {
    counted.reads++
    return Promise.resolve(Object.entries(designs).map(([id, value]) => ({ id, value, version: '1' })))
  }
  const ownCards = createOwnCards({ list }, 'https://cards.test', { clock: () => new Date(counted.now), log: silentLog })
  return { ownCards, counted }
}

test('the designs of a client are read once a minute, and the result is the same object while no design changes', async () => {
  const designs = { a: design({}) }
  const { ownCards, counted } = openDesigns(designs)
  const first = await ownCards.of('acme')
  await Promise.all([ownCards.of('acme'), ownCards.of('acme')])
  expect(counted.reads).toBe(1)
  ownCards.forget('acme')
  expect(await ownCards.of('acme')).toBe(first)
  expect(counted.reads).toBe(2)
  designs.a = design({ state: 'withdrawn' })
  ownCards.forget('acme')
  expect(await ownCards.of('acme')).not.toBe(first)
})

test('the card of a design has our own pictures, a draft is not a card, and a withdrawn design cannot be ordered', async () => {
  const inside = { ...PATHS, insidePath: '/art/designs/a/inside.webp' }
  const { ownCards } = openDesigns({
    a: design({ art: inside }),
    b: design({ state: 'withdrawn' }),
    c: { ...design({ state: 'draft' }), art: undefined },
  })
  const known = await ownCards.of('acme')
  const site = card('1HBE2115', { pictureUrl: 'https://cards.test/art/1HBE2115/front.webp' })
  expect(withOwnCards([card(own('a')), site, card(own('b')), card(own('c')), card('OWN-elsewhere')], known)).toEqual([
    card(own('a'), { categoryId: 'thanks', pictureUrl: 'https://cards.test/art/designs/a/front.webp' }),
    site,
    card(own('b'), { categoryId: 'thanks', pictureUrl: 'https://cards.test/art/designs/a/front.webp', orderable: false }),
  ])
  expect(withOwnCard({ ...card(own('a')), outsideUrl: '', insideUrl: undefined }, known)).toMatchObject({
    outsideUrl: 'https://cards.test/art/designs/a/front.webp',
    insideUrl: 'https://cards.test/art/designs/a/inside.webp',
  })
})
