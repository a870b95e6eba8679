import { setTimeout as wait } from 'node:timers/promises'
import { cardPicture, type CardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { listAvailableCards } from '@fondly/domain/catalogue/available-cards.ts'
import { usualLanguage } from '@fondly/domain/catalogue/usual-language.ts'
import { Context } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { Person } from '@fondly/core/users/person.ts'

/** Something that a page will request: an answer of our API, or the picture of a card for windows that match `media`. */
export type Preload = { answer: string } | { picture: CardPicture; media: string }

/** The number of cards in the first row of a wide window. */
const MAX_PICTURES = 6

/** The preload waits at most this long for the session. Without the session it lists only the request for the session. */
const SESSION_WAIT_MS = 100

/**
 * In windows that match `media` a page shows two cards side by side. There, one inch of a card takes `inch` pixels
 * (web/features/catalogue/CardGrid.tsx).
 */
const PHONE = { media: '(max-width: 695px)', inch: 24 }
const WIDE = { media: '(min-width: 695.1px)', tablet: 34, desk: 40, desksFrom: '(min-width: 1011px)' }

/**
 * Creates the function that lists what a page requests first. The server sends this list with the page, so the browser fetches these answers while
 * the script of the page is still loading.
 */
export function createPreload({ sessions, catalogues, env }: Pick<CoreContext, 'sessions' | 'catalogues' | 'env'>, cookies: Cookies) {
  return async (request: Request): Promise<Preload[]> => {
    const first: Preload[] = [{ answer: '/api/session' }]
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/') return first
    const finding = sessions.find(cookies.session.read(new Context(request)))
    const session = await Promise.race([finding, wait(SESSION_WAIT_MS, undefined, { ref: false })]).catch((cause: unknown) => {
      env.log.warn('The session could not be read for the preload of a page.', { cause })
    })
    if (!session) return first
    const isNarrowed =
      ['q', 'cgid', 'language'].some((name) => searchParams.has(name)) || /(?:^|; )cgid=/.test(request.headers.get('cookie') ?? '')
    return [...first, { answer: '/api/catalogue' }, ...(isNarrowed ? [] : firstCards(session.user).flatMap(picturesOf))]
  }

  function firstCards(user: Person): Pick<Card, 'pictureUrl' | 'size' | 'orientation'>[] {
    // The core serialises the catalogue itself, so this line checks its shape against the contract.
    const { cards, categories } = (catalogues.known(user) ?? { cards: [], categories: [] }) satisfies Catalogue
    const filter = { language: usualLanguage(cards, user), search: '', tab: 'root', categories: [] }
    return listAvailableCards(cards, filter, { ...user, categories }).slice(0, MAX_PICTURES)
  }
}

function picturesOf(card: Pick<Card, 'pictureUrl' | 'size' | 'orientation'>): Preload[] {
  const { width } = cardInches(card)
  const wide = (inch: number) => `${Math.round(width * inch)}px`
  return [
    { picture: cardPicture(card.pictureUrl, Math.round(width * PHONE.inch)), media: PHONE.media },
    { picture: cardPicture(card.pictureUrl, `${WIDE.desksFrom} ${wide(WIDE.desk)}, ${wide(WIDE.tablet)}`), media: WIDE.media },
  ]
}
