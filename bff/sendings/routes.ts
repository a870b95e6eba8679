import { SendRequest } from '@fondly/contracts/bff/send-request.ts'
import { type Attention, Decision, type SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Sendings } from '@fondly/core/sendings/sendings.ts'
import type { createStartSending } from '@fondly/core/sendings/start-sending.ts'
import type { UnacknowledgedOutcomes } from '@fondly/core/sendings/unacknowledged-outcomes.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Log } from '@fondly/kit/log.ts'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { limitConcurrent, RateLimit } from '../http/rate-limit.ts'
import { formProblems, notPrintable } from '../http/form-refusals.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** The pause between two heartbeats. Without heartbeats, proxies close a stream that sends nothing for long. */
const HEARTBEAT_MS = 15_000

/**
 * The limits for each user: cards sent in a minute (`sends`), progress streams opened in a minute (`news`), and progress streams open at the same
 * time (`newsAtOnce`).
 */
export type SendingLimits = { sends: RateLimit; news: RateLimit; newsAtOnce: ReturnType<typeof limitConcurrent> }

type Options = {
  startSending: ReturnType<typeof createStartSending>
  sendings: Pick<Sendings, 'news' | 'decide'>
  outcomes: UnacknowledgedOutcomes
  limits: SendingLimits
  log: Log
}

/** POST /api/sendings, and the routes for the progress of a sending, its decisions, and the outcomes that the sender has not acknowledged. */
export function sendingRoutes({ startSending, sendings, outcomes, limits, log }: Options) {
  return new Hono<SignedIn>()
    .post('/sendings', async (c) => {
      const key = c.req.header('idempotency-key')
      const request = await readJson(c, SendRequest)
      if (!key || key.length > 100) throw new Refused('invalid', 'idempotency-key-missing')
      const result = await startSending(c.get('session').user, key, request)
      if (result.kind === 'form-problems') throw formProblems(result.problems)
      if (result.kind === 'not-printable') throw notPrintable(result.findings)
      return c.json({ id: result.id }, 202)
    })

    .get('/sendings/attention', async (c) => c.json({ sendings: await outcomes.list(c.get('session').user) } satisfies Attention))

    .get('/sendings/:id/news', async (c) => {
      const gone = new AbortController()
      const [userId, id] = [c.get('session').user.id, c.req.param('id')]
      await limits.news(userId)
      // Check the limit before following the sending: nothing would end the following of a refused stream.
      const releaseStream = limits.newsAtOnce(userId)
      const news = await sendings
        .news(userId, id, gone.signal)
        .then((found) => found ?? Promise.reject(notFound()))
        .catch((error: unknown) => {
          releaseStream()
          throw error
        })
      c.header('x-accel-buffering', 'no')
      c.header('cache-control', 'no-store')
      return streamSSE(c, async (stream) => {
        stream.onAbort(() => gone.abort())
        const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS)
        try {
          for await (const item of news) {
            // The page closes the stream when it has read the end of the sending. So check the connection before each write.
            const isThere = !stream.aborted
            await stream.writeSSE({ data: JSON.stringify(item satisfies SendingNews) })
            if (item.state === 'stopped' && isThere) await outcomes.seen(userId, id)
          }
        } catch (cause) {
          // This stream ends here. The page opens a new stream for the rest of the progress.
          logFailure(log, 'A progress stream of a sending failed.', cause, { sendingId: id })
        } finally {
          releaseStream()
          clearInterval(heartbeat)
        }
      })
    })

    .post('/sendings/:id/decision', async (c) => {
      const { decision } = await readJson(c, Decision)
      if (!(await sendings.decide(c.get('session').user.id, c.req.param('id'), decision))) throw notFound()
      return c.body(null, 204)
    })

    .post('/sendings/:id/again', async (c) => {
      await limits.sends(c.get('session').user.id)
      const begun = await outcomes.again(c.get('session').user, c.req.param('id'))
      if (begun === 'unknown') throw notFound()
      if (begun === 'form') throw new Refused('conflict', 'form-not-sendable')
      return c.json(begun, 202)
    })

    .post('/sendings/:id/seen', async (c) => {
      if (!(await outcomes.seen(c.get('session').user.id, c.req.param('id')))) throw notFound()
      return c.body(null, 204)
    })
}
