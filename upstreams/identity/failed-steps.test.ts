import type { SecurityEvent } from '@fondly/kit/security-events.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrowser } from './testing/browser.ts'
import { ENVIRONMENT, ORDERER, OTHER, PASSWORD, person, testIdentity, WORLD } from './testing/test-identity.ts'
import { act, begin, checkPassword, signOnForTokens } from './testing/sign-on.ts'

let now = new Date('2026-11-23T13:00:00Z')
let address = '192.0.2.1'
const events: SecurityEvent[] = []
const agents = Array.from({ length: 26 }, (_, at) =>
  person(`a0000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`, `agent${at}@harborview.test`),
)
let upstream: Awaited<ReturnType<typeof testIdentity>>
beforeAll(async () => {
  upstream = await testIdentity({
    clock: () => now,
    remoteAddress: () => address,
    recordSecurityEvent: (event) => void events.push(event),
  })
  await upstream.load({ ...WORLD, people: [...WORLD.people, ...agents] })
})
afterAll(() => upstream.end())
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 86_400_000)
  address = `192.0.2.${Number(address.split('.')[3]) + 1}`
  events.length = 0
})

const newBrowser = () => testBrowser(upstream.fetch, '/identity')
/** Tries a password in a new flow. Returns 'in' or the code of the refusal. */
async function attempt(username: string, password = PASSWORD, browser = newBrowser()): Promise<string> {
  const answer = await checkPassword(browser, await begin(browser, upstream.origin), username, password)
  if (answer.ok) return 'in'
  const { details } = (await answer.json()) as { details: { code: string }[] }
  return `${answer.status} ${details[0]?.code}`
}
const lockedByAnybody = async (username: string) => {
  for (let wrong = 0; wrong < 5; wrong++) await attempt(username, `Wrong-${wrong}!`)
}

test('an address that tries one password on many names is limited after fifty failures, other addresses are not', async () => {
  const browser = newBrowser()
  const flow = await begin(browser, upstream.origin)
  const answers = []
  for (let name = 0; name < 260; name++) answers.push(await checkPassword(browser, flow, `name${name}@harborview.test`, 'Spring-2026!'))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(50)
  expect([answers[50]?.status, answers[50]?.headers.get('retry-after')]).toEqual([429, '15'])
  expect(answers.slice(50).every(({ status }) => status === 429)).toBe(true)
  expect(events.filter(({ event }) => event === 'wrong_password')).toHaveLength(50)
  expect(events.filter(({ event }) => event === 'address_limited')).toHaveLength(210)

  const waits = []
  for (let more = 0; more < 4; more++) {
    now = new Date(now.getTime() + 120_000)
    await attempt(`more${more}@harborview.test`, 'Spring-2026!')
    waits.push((await checkPassword(browser, await begin(browser, upstream.origin), ORDERER.email)).headers.get('retry-after'))
  }
  expect(waits).toEqual(['30', '60', '120', '240'])
  address = '198.51.100.7'
  expect(await attempt(ORDERER.email)).toBe('in')
})

test('parallel attempts count like attempts one after another', async () => {
  const browser = newBrowser()
  const flow = await begin(browser, upstream.origin)
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, name) => checkPassword(browser, flow, `many${name}@harborview.test`, 'Spring-2026!')),
  )
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(50)
})

test('twenty-six people behind one address who all mistype once can all sign on', async () => {
  for (const { email } of agents) expect(await attempt(email, 'Mistyped-1!')).toBe('400 INVALID_CREDENTIALS')
  for (const { email } of agents) expect(await attempt(email)).toBe('in')
  // The successful sign-ons have removed their failures from the count.
  for (const { email } of agents) expect(await attempt(email, 'Mistyped-2!')).toBe('400 INVALID_CREDENTIALS')
  for (const { email } of agents) expect(await attempt(email)).toBe('in')
})

test('repeated failures of one name do not use up the limit of its address', async () => {
  for (let wrong = 0; wrong < 60; wrong++) await attempt('forgetful@harborview.test', `Wrong-${wrong}!`)
  expect(await attempt(ORDERER.email)).toBe('in')
})

test('a known browser can still sign on with its own name after somebody else locked that name', async () => {
  const known = newBrowser()
  await signOnForTokens(known, upstream.origin)
  expect(known.cookieNamed('known_browser')).toMatch(/^[\w-]{22}\.\d{5}\.[\w-]{43}$/)
  address = '203.0.113.66'
  await lockedByAnybody(ORDERER.email)
  await lockedByAnybody(OTHER.email)
  expect(await attempt(ORDERER.email)).toBe('400 PASSWORD_LOCKED_OUT')

  known.drop('identity_session')
  expect(await attempt(OTHER.email, PASSWORD, known)).toBe('400 PASSWORD_LOCKED_OUT')
  // The known browser's own limit is the same five.
  for (let wrong = 0; wrong < 4; wrong++) expect(await attempt(ORDERER.email, `Wrong-${wrong}!`, known)).toBe('400 INVALID_CREDENTIALS')
  expect(await attempt(ORDERER.email, PASSWORD, known)).toBe('in')
  known.drop('identity_session')
  for (let wrong = 0; wrong < 5; wrong++) await attempt(ORDERER.email, `Wrong-${wrong}!`, known)
  expect(await attempt(ORDERER.email, PASSWORD, known)).toBe('400 PASSWORD_LOCKED_OUT')
})

test('a known browser can sign on although its address is limited', async () => {
  const known = newBrowser()
  await signOnForTokens(known, upstream.origin, { username: OTHER.email })
  known.drop('identity_session')
  for (let name = 0; name < 51; name++) await attempt(`neighbour${name}@harborview.test`, 'Spring-2026!')
  expect(await attempt(ORDERER.email)).toBe('429 TOO_MANY_FAILURES')
  expect(await attempt(OTHER.email, PASSWORD, known)).toBe('in')
})

test('one browser is known for each of several people who share it', async () => {
  const shared = newBrowser()
  for (const username of [ORDERER.email, OTHER.email]) {
    await signOnForTokens(shared, upstream.origin, { username })
    shared.drop('identity_session')
  }
  await lockedByAnybody(ORDERER.email)
  await lockedByAnybody(OTHER.email)
  expect([await attempt(ORDERER.email, PASSWORD, shared), await attempt(OTHER.email, PASSWORD, shared)]).toEqual(['in', 'in'])
})

test('a known browser is forgotten after 180 days, a new password or a changed cookie', async () => {
  const [known, other] = [newBrowser(), newBrowser()]
  await signOnForTokens(known, upstream.origin)
  await signOnForTokens(other, upstream.origin)
  const path = `/identity/${ENVIRONMENT}`
  const cookie = known.cookieNamed('known_browser') ?? ''
  known.drop('identity_session')
  await lockedByAnybody(ORDERER.email)
  const [id, day = '', mac] = cookie.split('.')
  for (const forged of [
    `${id}.${Number(day) + 1}.${mac}`,
    `${'A'.repeat(22)}.${day}.${mac}`,
    `${id}.${day}.${'A'.repeat(43)}`,
    '~'.repeat(900),
  ]) {
    known.plant('known_browser', forged, path)
    expect(await attempt(ORDERER.email, PASSWORD, known)).toBe('400 PASSWORD_LOCKED_OUT')
  }
  known.plant('known_browser', cookie, path)
  now = new Date(now.getTime() + 181 * 86_400_000)
  await lockedByAnybody(ORDERER.email)
  expect(await attempt(ORDERER.email, PASSWORD, known)).toBe('400 PASSWORD_LOCKED_OUT')

  // After a new password, only the browser in which it was set stays known.
  now = new Date(now.getTime() + 86_400_000)
  await signOnForTokens(other, upstream.origin, { prompt: 'login' })
  const beforeChange = other.cookieNamed('known_browser') ?? ''
  const newPassword = 'A-new-one-4711'
  const flow = await begin(known, upstream.origin)
  await act(known, flow, 'password.forgot', { username: ORDERER.email })
  const code = (await upstream.latestMail(1))[0]?.content
  await act(known, flow, 'password.recover', { recoveryCode: code && 'code' in code ? code.code : '', newPassword })
  expect(events.map(({ event }) => event)).toContain('password_recovered')
  known.drop('identity_session')
  other.drop('identity_session')
  await lockedByAnybody(ORDERER.email)
  expect(await attempt(ORDERER.email, newPassword, known)).toBe('in')
  other.plant('known_browser', beforeChange, path)
  expect(await attempt(ORDERER.email, newPassword, other)).toBe('400 PASSWORD_LOCKED_OUT')
})

test('an unknown name gets the same answers as a known one up to the lock', async () => {
  const readAnswers = async (username: string) => {
    const answers = []
    for (let wrong = 0; wrong < 7; wrong++) {
      const browser = newBrowser()
      const answer = await checkPassword(browser, await begin(browser, upstream.origin), username, 'Wrong-1!')
      answers.push([answer.status, ((await answer.json()) as { details: unknown }).details, answer.headers.getSetCookie().length])
    }
    return answers
  }
  expect(await readAnswers('nobody-at-all@harborview.test')).toEqual(await readAnswers(agents[0]?.email ?? ''))
})

test('requests for recovery mails to many names count for the limit of the address', async () => {
  const browser = newBrowser()
  let refused = 0
  for (let name = 0; name < 60; name++) {
    const flow = await begin(browser, upstream.origin)
    const answer = await act(browser, flow, 'password.forgot', { username: `someone${name}@harborview.test` })
    if (answer.status === 429) refused++
  }
  expect(refused).toBe(10)
})

test('locks become longer until the right password is entered', async () => {
  const username = agents[7]?.email ?? ''
  const secondsOfLock = async () => {
    await lockedByAnybody(username)
    const browser = newBrowser()
    const answer = await checkPassword(browser, await begin(browser, upstream.origin), username)
    const { details } = (await answer.json()) as { details: { innerError?: { secondsUntilUnlock: number } }[] }
    const seconds = details[0]?.innerError?.secondsUntilUnlock ?? 0
    now = new Date(now.getTime() + seconds * 1000)
    return seconds / 60
  }
  const locks = []
  for (let lock = 0; lock < 6; lock++) locks.push(await secondsOfLock())
  expect(locks).toEqual([15, 30, 60, 120, 240, 240])
  expect(await attempt(username)).toBe('in')
  expect(await secondsOfLock()).toBe(15)
})

test('wrong passwords, locks and forged tokens are reported with name and address', async () => {
  const username = agents[9]?.email
  await lockedByAnybody(username?.toUpperCase() ?? '')
  expect(events.map(({ event }) => event)).toEqual([...Array<string>(5).fill('wrong_password'), 'lockout'])
  expect(events[0]).toMatchObject({ address, subject: username?.toUpperCase() })
  events.length = 0
  await upstream.fetch(
    new Request(`http://identity/v1/environments/${ENVIRONMENT}/users/${ORDERER.id}`, {
      headers: { authorization: `Bearer ${'x'.repeat(30)}` },
    }),
  )
  expect(events).toEqual([{ event: 'bad_token', address, code: 'bearer' }])
})
