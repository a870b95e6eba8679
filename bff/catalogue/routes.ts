import type { OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { defaultShipDate } from '@fondly/domain/mail-date/default-ship-date.ts'
import { selectDisclaimer } from '@fondly/domain/sender/offered-profiles.ts'
import { refusal } from '@fondly/domain/user/refusals.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { Hono } from 'hono'
import { fillSignature } from '@fondly/core/card-print/fill-signature.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { notFound, Refused } from '@fondly/core/refused.ts'
import { draftsOfSendings } from '@fondly/core/drafts/draft-of-sending.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** The catalogue of a client, and the setting of one card's order form. */
export function catalogueRoutes(house: CoreContext) {
  const { calendar, catalogues, clients, offers, settings } = house
  const draftsOf = draftsOfSendings(house)

  return new Hono<SignedIn>()
    .get('/catalogue', async (c) => {
      const { user } = c.get('session')
      const ready = await initialized(async () => {
        const client = await clients.find(user.clientId)
        if (!client) throw new Refused('upstream-failed', notInitialised())
        return catalogues.of(client, user.languages)
      })
      // The browser revalidates each time, and mostly gets 304.
      const headers = { etag: ready.etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' }
      if (c.req.header('if-none-match') === ready.etag) return c.body(null, 304, headers)
      const type = { ...headers, 'content-type': 'application/json' }
      if (/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(ready.gzipped, 200, { ...type, 'content-encoding': 'gzip' })
      return c.body(ready.body, 200, type)
    })

    .get('/cards/:id/order-form', async (c) => {
      const session = c.get('session')
      const { user } = session
      const offer = await offers.find(user, c.req.param('id'))
      if (!offer) throw notFound()
      const { card, client, profiles } = offer
      const [days, blackoutDays, { draft, replacesDraft }] = await Promise.all([
        calendar.calendar(),
        calendar.blackoutDays(),
        draftsOf.find(user.id, card.id, c.req.query('sending')),
        c.req.query('ahead') === '1' ? undefined : rememberRecent(session, card.id),
      ])
      const { accountNumber, disableEditPersonalClosing, enableBackCardContent, backCardMessage, backCardDisclaimer } = client.configuration
      const setting: OrderFormSetting = {
        card: {
          id: card.id,
          name: card.name,
          language: card.language,
          categoryId: card.categoryId,
          size: card.size,
          orientation: card.orientation,
          pictureUrl: card.pictureUrl,
          outsideUrl: card.outsideUrl,
          insideUrl: card.insideUrl ?? null,
          sentiments: card.sentiments,
          messageStarters: card.messageStarters,
        },
        senderProfiles: profiles.map((profile) => ({
          id: profile.id,
          name: profile.name,
          signature: fillSignature(profile, user, client),
          returnAddress: profile.returnAddress,
          logoUrl: profile.logoUrl ?? null,
          disclaimer: selectDisclaimer(profile, card.language),
        })),
        accountNumber: accountNumber?.enabled
          ? {
              label: accountNumber.label,
              spanishLabel: accountNumber.spanishLabel,
              required: accountNumber.required,
              numeric: accountNumber.numeric,
              maxLength: accountNumber.maxLength,
            }
          : null,
        closingLocked: disableEditPersonalClosing ?? false,
        livingCardIsProof: !settings.drawnElsewhere,
        backMessage: enableBackCardContent ? (backCardMessage ?? '') : '',
        backDisclaimer: enableBackCardContent ? (backCardDisclaimer ?? '') : '',
        calendar: { today: days.today, blackoutDays: blackoutDays.map(({ day, reason }) => ({ day, reason: reason ?? null })) },
        defaultShipDate: defaultShipDate(c.req.query('shippingDate'), days),
        draft: draft ?? null,
        replacesDraft,
      }
      return c.json(setting)
    })

  /** Makes the opened card the newest of the recents. The form opens even if identity cannot save that. */
  async function rememberRecent(session: Session, cardId: string): Promise<void> {
    const { recents, id } = session.user
    if (recents[0] === cardId) return
    try {
      await house.preferences.change(session, { opened: cardId })
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      logFailure(house.env.log, 'the recents could not be written', error, { userId: id })
    }
  }
}

/** Section 8, 'Init failure'. */
async function initialized<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    throw new Refused(error instanceof UpstreamTimeout ? 'upstream-unavailable' : 'upstream-failed', notInitialised(), { cause: error })
  }
}

const notInitialised = () => ({ ...refusal('not-initialised'), offer: 'try-again' as const, code: 'not-initialised' })
