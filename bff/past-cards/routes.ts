import type { PastCards } from '@fondly/contracts/bff/past-cards.ts'
import { PastCardsRequest } from '@fondly/contracts/bff/past-cards-requests.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createFindDoNotMail, type FoundDoNotMail } from '@fondly/core/do-not-mail/find-do-not-mail.ts'
import { createFindPastCards } from '@fondly/core/recognition/find-past-cards.ts'
import { Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

type PastCardsContext = Pick<CoreContext, 'cardAccess' | 'database' | 'env' | 'press' | 'seal' | 'settings'>

/**
 * POST /api/past-cards: returns the cards that the user's client has sent to this person, and a matching Do not mail entry. Everybody who may send
 * cards can use the route.
 */
export function pastCardRoutes(context: PastCardsContext, limit: RateLimit) {
  const findPastCards = createFindPastCards(context)
  const findDoNotMail = createFindDoNotMail(context)
  return new Hono<SignedIn>().post('/past-cards', async (c) => {
    const { user } = c.get('session')
    const { corrects, ...person } = await readJson(c, PastCardsRequest)
    await limit(user.id)
    const [cards, found] = await Promise.all([
      findPastCards(user, person, { exceptOrderNo: corrects }),
      findDoNotMail(user.clientId, [person]),
    ])
    return c.json({ cards, doNotMail: found ? toNote(found) : null } satisfies PastCards)
  })
}

// Leave out the reason and the remark when the two people are only similar, because the entry may be about somebody else.
const toNote = ({ match, reason, words }: FoundDoNotMail): PastCards['doNotMail'] =>
  match === 'same' ? { match, reason, words } : { match }
