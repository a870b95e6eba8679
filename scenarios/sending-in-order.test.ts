import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { AFTER_ORDER, BEFORE_ORDER, openTroubledSender } from './testing/troubled-sender.ts'

const { upstreams, testProduct, send, expectOneCard } = await openTroubledSender()

describe('a sending follows the order of the specification', () => {
  test('every call is made at its percent and progress text, and "ready" is the last one', async () => {
    const steps: { call: string; progress: Promise<string | undefined> }[] = []
    const database = openDatabase({ url: testProduct.database.url, schema: 'bff', poolSize: 1 })
    const calls = ['GET /customers/[^/]+/baskets', 'POST /Address-Validate', ...BEFORE_ORDER.slice(1), 'PATCH /items/[^/]+', ...AFTER_ORDER]
    /** Returns what a page that watches the sending sees now. Do not read the row instead: most steps begin without a write of the row. */
    const readProgress = async () => {
      const { rows } = await sql<{ id: string; owner: string }>`select id, owner from sending where state = 'running'`.execute(database)
      const ending = new AbortController()
      const states = rows[0] && (await testProduct.product.core.sendings.news(rows[0].owner, rows[0].id, ending.signal))
      if (!states) return undefined
      for await (const progress of states) {
        ending.abort()
        return progress.state === 'running' ? `${progress.percent} ${progress.step}` : undefined
      }
      return undefined
    }
    const isSpoken = (call: string) => calls.findIndex((known) => new RegExp(`^${known.replace(' ', ' .*')}$`).test(call))
    upstreams.plan(
      '(GET|POST|PUT|PATCH) /(.*)',
      async (request, fetch) => {
        const call = upstreams.calls.at(-1) ?? ''
        const progress = readProgress()
        const known = calls[isSpoken(call)]
        // Ignore calls that run in parallel with the steps: drawing pictures, and the search for an orphan basket of an earlier sending.
        const isBeside = known === 'POST /getImage' || (known === calls[0] && steps.some((step) => step.call === known))
        if (known && !isBeside) steps.push({ call: known, progress })
        await progress
        return fetch(request)
      },
      Infinity,
    )
    const { reported } = await send()
    await database.destroy()
    const spoken: string[] = []
    for (const { call, progress } of steps) if ((await progress) !== undefined) spoken.push(`${call} at ${await progress}`)
    // Each of two look-ups runs in parallel with another call, so their order is not fixed.
    const beside = new Set(['GET /customers/[^/]+/baskets at 0 ', 'POST /Address-Validate at 0 '])
    expect(new Set(spoken.slice(0, 2))).toEqual(beside)
    expect(new Set(spoken.slice(14, 16))).toEqual(new Set(['PUT /confirmation_status at 90 placing', 'GET /orders/[^/]+ at 90 placing']))
    expect([...spoken.slice(2, 14), ...spoken.slice(16)]).toEqual([
      'POST /baskets at 20 saving',
      'PUT /customer at 20 saving',
      'POST /items at 30 saving-card',
      'PUT /shipping_address at 40 saving-shipping',
      'PUT /shipping_method at 40 saving-shipping',
      'PATCH /shipments/me at 40 saving-shipping',
      'PUT /billing_address at 50 saving-billing',
      'POST /payment_instruments at 60 finalizing',
      'PATCH /items/[^/]+ at 70 finalizing',
      'PATCH /items/[^/]+ at 70 finalizing',
      'POST /orders at 90 placing',
      'PATCH /orders/[^/]+ at 90 placing',
      'PUT /status at 90 placing',
      'GET /orders/[^/]+ at 90 placing',
      'PUT /export_status at 90 placing',
    ])
    const percents = reported.map((news) => (news.state === 'running' || news.state === 'sent' ? news.percent : -1))
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(reported.at(-1)).toMatchObject({ state: 'sent', percent: 100 })
  })

  test('drawing begins before the basket and continues while the basket is filled', async () => {
    let drawn = () => {}
    const isDrawn = new Promise<void>((resolve) => (drawn = resolve))
    const logStart = upstreams.calls.length
    upstreams.plan('POST /getImage', async (request, fetch) => (await isDrawn, fetch(request)), Infinity)
    const sent = send()
    const callAt = (call: RegExp) => upstreams.calls.slice(logStart).findIndex((one) => call.test(one))
    await expect.poll(() => callAt(/^POST .*\/payment_instruments$/)).toBeGreaterThan(0)
    expect(callAt(/\/getImage$/)).toBeGreaterThan(-1)
    expect(callAt(/\/getImage$/)).toBeLessThan(callAt(/^POST .*\/baskets$/))
    expect(callAt(/^PATCH .*\/items\//)).toBe(-1)
    drawn()
    await expectOneCard(await sent)
  })
})
