import { beforeEach, describe, expect, test } from 'vitest'
import { breaker, type Breaker } from './breaker.ts'
import { jsonLog } from './log.ts'
import { retryAfterMilliseconds } from './retry-after.ts'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnreadable } from './upstream-error.ts'

let now: number
let logged: string[]
let shop: Breaker
beforeEach(() => {
  now = Date.parse('2026-11-20T15:00:00Z')
  logged = []
  const log = jsonLog({ write: (line: string) => void logged.push(line) })
  shop = breaker({
    upstream: 'shop',
    env: { clock: () => new Date(now), log },
    failures: 3,
    restMilliseconds: 1000,
    maxRestMilliseconds: 3000,
  })
})

const SILENT = new UpstreamTimeout('shop', undefined)
const refused = (status: number, retryAfter?: number) => new UpstreamRefused('shop', status, 'Code', 'No.', {}, retryAfter)
const fail = (sign: Error = SILENT) => shop.run(() => Promise.reject(sign)).catch((caught: unknown) => (caught as Error).name)
const work = () => shop.run(() => Promise.resolve('done'))
const resting = { name: 'UpstreamUnavailable', upstream: 'shop' }
async function failTimes(times: number) {
  for (let at = 0; at < times; at++) await fail()
}

describe('opening', () => {
  test.each<[string, Error]>([
    ['silence', SILENT],
    ['a 500', refused(500)],
    ['nonsense', new UpstreamUnreadable('shop', undefined)],
  ])('%s three times in a row stops further calls', async (_, error) => {
    for (let at = 0; at < 3; at++) await fail(error)
    let calls = 0
    await expect(shop.run(() => Promise.resolve(calls++))).rejects.toMatchObject({ ...resting, reason: 'failing', restMilliseconds: 1000 })
    expect(calls).toBe(0)
    await expect(work()).rejects.toBeInstanceOf(UpstreamTimeout)
  })

  test('any answer resets the failure count', async () => {
    for (const health of [work, () => fail(refused(404)), () => fail(refused(409)), () => fail(refused(429))]) {
      await failTimes(2)
      await health()
    }
    await failTimes(2)
    expect(shop.isOpen()).toBe(false)
  })

  test('refusals and aborted calls do not open the circuit', async () => {
    for (let at = 0; at < 20; at++) await fail(refused(400))
    for (let at = 0; at < 20; at++) await fail(new Error('The tab was closed.'))
    expect(await work()).toBe('done')
  })

  test('a result can count as a failure', async () => {
    const answered = () =>
      shop.run(
        () => Promise.resolve(503),
        (status) => (status >= 500 ? refused(status) : undefined),
      )
    for (let at = 0; at < 3; at++) expect(await answered()).toBe(503)
    await expect(answered()).rejects.toMatchObject(resting)
  })

  test('calls that began before the circuit opened neither close it nor lengthen its pause', async () => {
    let answer = () => {}
    const slow = shop.run(() => new Promise<void>((resolve) => (answer = resolve)))
    let fail = () => {}
    const failing = shop.run(() => new Promise<void>((_, reject) => (fail = () => reject(SILENT)))).catch(() => {})
    await failTimes(3)
    answer()
    fail()
    await Promise.all([slow, failing])
    await expect(work()).rejects.toMatchObject({ restMilliseconds: 1000 })
  })
})

describe('closing', () => {
  test('one successful probe closes the circuit', async () => {
    await failTimes(3)
    now += 1000
    let answer = () => {}
    const probe = shop.run(() => new Promise<void>((resolve) => (answer = resolve)))
    await expect(work()).rejects.toMatchObject(resting)
    answer()
    await probe
    expect(await Promise.all([work(), work()])).toEqual(['done', 'done'])
  })

  test('a probe that is refused closes the circuit', async () => {
    await failTimes(3)
    now += 1000
    expect(await fail(refused(404))).toBe('UpstreamRefused')
    expect(await work()).toBe('done')
  })

  test('each failed probe doubles the pause up to the maximum', async () => {
    await failTimes(3)
    for (const rest of [1000, 2000, 3000, 3000]) {
      await expect(work()).rejects.toMatchObject({ restMilliseconds: rest })
      now += rest
      expect(await fail()).toBe('UpstreamTimeout')
    }
    now += 3000
    expect(await work()).toBe('done')
    await failTimes(3)
    await expect(work()).rejects.toMatchObject({ restMilliseconds: 1000 })
  })

  test('an aborted probe lets the next caller probe', async () => {
    await failTimes(3)
    now += 1000
    await fail(new Error('The tab was closed.'))
    expect(await work()).toBe('done')
  })
})

describe('429 with Retry-After', () => {
  test('is honoured at once and to the second', async () => {
    await fail(refused(429, 7000))
    now += 6999
    await expect(work()).rejects.toMatchObject({ ...resting, reason: 'limit', restMilliseconds: 1 })
    now += 1
    expect(await work()).toBe('done')
  })

  test('a pause of days is shortened to the maximum', async () => {
    await fail(refused(429, 86_400_000))
    await expect(work()).rejects.toMatchObject({ restMilliseconds: 600_000 })
  })

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 15:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 14:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('Retry-After: %s', (header, milliseconds) => {
    expect(retryAfterMilliseconds(new Headers({ 'retry-after': header }), new Date(now))).toBe(milliseconds)
  })
})

test('opening and closing are logged', async () => {
  await failTimes(3)
  now += 1000
  await work()
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'The circuit to an upstream is open.', upstream: 'shop', code: 'failing', milliseconds: 1000 },
    { msg: 'The circuit to an upstream is closed again.', upstream: 'shop' },
  ])
})
