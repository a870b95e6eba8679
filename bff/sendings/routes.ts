import { recipientAttributes } from '@fondly/domain/user/preset-recipient.ts'
import type { NotPrintable } from '@fondly/contracts/bff/not-printable.ts'
import { SendRequest } from '@fondly/contracts/bff/send-request.ts'
import { type Attention, Decision } from '@fondly/contracts/bff/sendings.ts'
import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { IdempotencyKeyReused, NotWaiting } from '@fondly/kit/workflow/workflow-runs.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { toCardPrint } from '@fondly/core/card-print/to-card-print.ts'
import { orderFormRules } from '@fondly/core/card-print/order-form-rules.ts'
import { printFindings } from '@fondly/core/card-print/print-findings.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { readJson } from '../http/read-json.ts'
import type { limitConcurrent, RateLimit } from '../http/rate-limit.ts'
import { notFound, Refused } from '@fondly/core/refused.ts'
import { sentElsewhere } from '@fondly/core/drafts/sent-elsewhere.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { corrections } from '@fondly/core/orders/corrections.ts'
import { createSnapshot } from '@fondly/core/sendings/snapshot.ts'
import type { Sendings } from '@fondly/core/sendings/sendings.ts'
import { createUnacknowledgedOutcomes } from '@fondly/core/sendings/unacknowledged-outcomes.ts'

const KEY_REUSED = 'This form was already sent with other words. Please open the card again.'
const NOT_AS_SEEN = 'The card no longer looks as it did. Please look at the preview again.'
const TOO_LATE =
  'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.'
const WITHDRAWN =
  'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.'
const NOTHING_ASKED = 'This question was answered already.'
const LOOK_FIRST = 'This card cannot be sent as it is any more. Please look at the form again.'
/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000

/** For each user: cards sent and news asked for in a minute, news listened to at a time. */
export type SendingLimits = { sends: RateLimit; news: RateLimit; newsAtOnce: ReturnType<typeof limitConcurrent> }

/** POST /api/sendings, its news, the decisions that it may ask for, and the ends that nobody saw. */
export function sendingRoutes(house: CoreContext, sendings: Sendings, limits: SendingLimits) {
  const { calendar, drafts, offers } = house
  const ends = createUnacknowledgedOutcomes(house, sendings)
  const findingsOf = printFindings(house)
  const links = corrections(house)
  /** An early check, so that nobody waits for a card that cannot be sent; the press decides when the order is made. */
  const refuseUnlessReplaceable = async (orderNo: string) => {
    const state = (await house.press.withdrawableUntil([{ orderNo, mailDate: '' }])).get(orderNo)?.state
    if (state !== 'cut' && state !== 'withdrawn') return
    throw new Refused('conflict', { message: state === 'cut' ? TOO_LATE : WITHDRAWN, offer: 'send-as-new-card' })
  }

  return new Hono<SignedIn>()
    .post('/sendings', async (c) => {
      const { user } = c.get('session')
      const key = c.req.header('idempotency-key')
      const request = await readJson(c, SendRequest)
      if (!key || key.length > 100) throw new Refused('invalid', { message: 'The request has no Idempotency-Key.' })

      // A double click, a second tab, a repeated request: the sending that this key began.
      const findBegun = () =>
        sendings.find({ userId: user.id, key, body: request }).catch(async (error: unknown) => {
          if (error instanceof IdempotencyKeyReused) await sendings.leave({ userId: user.id, key })
          return refuseReusedKey(error)
        })
      const begun = await findBegun()
      if (begun) return c.json({ id: begun }, 202)

      // Read before the draft: if another request links the order with a new draft in between, the draft has another key and this one is refused below.
      const linked = await links.orderOf(user.id, key)
      const [offer, draft] = [await offers.find(user, request.cardId), await drafts.find(user.id, request.cardId)]
      const profile = offer?.profiles.find(({ id }) => id === request.senderProfileId)
      if (!offer || !profile) throw notFound()
      // The key and the scan code are the draft's: nobody chooses them.
      if (draft?.key !== key || draft.scanCode !== request.scanCode) {
        // A repeated request may have begun the sending, and sent the card, since the first check.
        const twin = await findBegun()
        if (twin) return c.json({ id: twin }, 202)
        throw sentElsewhere()
      }
      // What the window shows is what happens: another window may have made this draft a correction, or no correction any more.
      if (!request.asNewCard && request.corrects !== linked) throw sentElsewhere()
      const corrects = request.asNewCard ? undefined : linked

      const { form, realNames } = request
      const matter = { form, realNames, offer, profile, user, scanCode: draft.scanCode }
      const print = toCardPrint(matter)
      const problems = orderFormProblems(form, orderFormRules(matter, await calendar.calendar(), print))
      if (Object.keys(problems).length > 0) return c.json({ problems }, 422)
      const seen = request.displayListHash
      if (seen !== null && seen !== displayListHash(displayList(cardPages(print)))) throw new Refused('conflict', { message: NOT_AS_SEEN })
      // Last, because it is the most expensive check.
      const findings = await findingsOf(print)
      if (findings.length > 0) return c.json({ findings } satisfies NotPrintable, 422)

      if (corrects !== undefined) await refuseUnlessReplaceable(corrects)
      await limits.sends(user.id)
      if (linked !== corrects) await links.unlink(user.id, key)
      const recipient = recipientAttributes(draft.preset, form)
      // The row is the sending: it outlives this request, this tab and this process.
      const id = await sendings
        .begin({ userId: user.id, key, body: request, matter: createSnapshot({ ...matter, recipient }, print), corrects })
        .catch(refuseReusedKey)
      return c.json({ id }, 202)
    })

    .get('/sendings/attention', async (c) => c.json((await ends.list(c.get('session').user)) satisfies Attention))

    .get('/sendings/:id/news', async (c) => {
      const gone = new AbortController()
      const [userId, id] = [c.get('session').user.id, c.req.param('id')]
      await limits.news(userId)
      const news = await sendings.news(userId, id, gone.signal)
      if (!news) throw notFound()
      const givePlaceBack = limits.newsAtOnce(userId)
      c.header('x-accel-buffering', 'no')
      c.header('cache-control', 'no-store')
      return streamSSE(c, async (stream) => {
        stream.onAbort(() => gone.abort())
        const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS)
        try {
          for await (const item of news) {
            // A page disconnects once it has read the end, so check before writing whether it is still connected.
            const isThere = !stream.aborted
            await stream.writeSSE({ data: JSON.stringify(item) })
            if (item.state === 'stopped' && isThere) await ends.seen(userId, id)
          }
        } catch (cause) {
          // The stream ends here, and the page comes back for the rest.
          logFailure(house.env.log, 'The news of a sending were cut off.', cause, { sendingId: id })
        } finally {
          givePlaceBack()
          clearInterval(heartbeat)
        }
      })
    })

    .post('/sendings/:id/decision', async (c) => {
      const { decision } = await readJson(c, Decision)
      const isKnown = await sendings.decide(c.get('session').user.id, c.req.param('id'), decision).catch((error: unknown) => {
        throw error instanceof NotWaiting ? new Refused('conflict', { message: NOTHING_ASKED }) : error
      })
      if (!isKnown) throw notFound()
      return c.body(null, 204)
    })

    .post('/sendings/:id/again', async (c) => {
      await limits.sends(c.get('session').user.id)
      const begun = await ends.again(c.get('session').user, c.req.param('id'))
      if (begun === 'unknown') throw notFound()
      if (begun === 'form') throw new Refused('conflict', { message: LOOK_FIRST })
      return c.json(begun, 202)
    })

    .post('/sendings/:id/seen', async (c) => {
      if (!(await ends.seen(c.get('session').user.id, c.req.param('id')))) throw notFound()
      return c.body(null, 204)
    })
}

function refuseReusedKey(error: unknown): never {
  throw error instanceof IdempotencyKeyReused ? new Refused('unprocessable', { message: KEY_REUSED }) : error
}
