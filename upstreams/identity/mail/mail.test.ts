import { once } from 'node:events'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { IdentityTables } from '../store/tables.ts'
import { testBrowser } from '../testing/browser.ts'
import { testIdentity } from '../testing/test-identity.ts'
import { FORGETFUL, PEOPLE_WORLD } from '../testing/people.ts'
import { act, begin } from '../testing/sign-on.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A mail server on a free port; it refuses the first `refusals` e-mails. */
async function mailServer(refusals = 0) {
  const received: { to: string[]; text: string }[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('Not now.'))
        const text = Buffer.concat(chunks).toString()
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        return done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  ends.push(() => new Promise((done) => server.close(() => done(undefined))))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { received, mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Fondly <cards@fondly.test>' } }
}

async function forgotten(options: Parameters<typeof testIdentity>[0], ...names: string[]) {
  const upstream = await testIdentity(options)
  ends.push(upstream.end)
  await upstream.load(PEOPLE_WORLD)
  const browser = testBrowser(upstream.fetch, '/identity')
  for (const username of names) await act(browser, await begin(browser, upstream.origin), 'password.forgot', { username })
  return { upstream, browser }
}

test('a code is sent to its owner only and is then deleted from the database', async () => {
  const { received, mail } = await mailServer()
  const { upstream } = await forgotten({ mail }, 'nobody@harborview.test', FORGETFUL.email)
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({ to: [FORGETFUL.email] })
  expect(received[0]?.text).toContain('Subject: Your code for a new password')
  expect(received[0]?.text).toContain('From: Fondly <cards@fondly.test>')
  expect(received[0]?.text).toMatch(/^[A-Z2-9]{8}\r?$/m)
  const database = openDatabase<IdentityTables>({ url: upstream.database, schema: 'identity', poolSize: 1 })
  await expect.poll(() => database.selectFrom('letters').selectAll().execute()).toEqual([])
  await database.destroy()
  expect(await (await upstream.outbox(new Request('http://outbox/'))).text()).toContain('Letters go out by e-mail.')
})

test('an e-mail is in the language that its reader chose, not in that of the browser', async () => {
  const { received, mail } = await mailServer()
  const { upstream, browser } = await forgotten({ mail })
  const database = openDatabase<IdentityTables>({ url: upstream.database, schema: 'identity', poolSize: 1 })
  await database
    .updateTable('users')
    .set({ attributes: JSON.stringify({ preferredLanguage: 'es' }) })
    .where('email', '=', FORGETFUL.email)
    .execute()
  await database.destroy()
  await act(browser, await begin(browser, upstream.origin), 'password.forgot', { username: FORGETFUL.email })
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.text.replaceAll('=\r\n', '')).toContain('Vale cinco minutos y una sola vez.')
})

test('an e-mail that the mail server refused is sent again until it is accepted, once', async () => {
  const { received, mail } = await mailServer(1)
  await forgotten({ mail }, FORGETFUL.email)
  await expect.poll(() => received.length).toBe(1)
})

test('an expired e-mail is deleted', async () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const { upstream } = await forgotten(
    { clock: () => now, mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'cards@fondly.test' } },
    FORGETFUL.email,
  )
  now = new Date('2026-11-20T12:06:00Z')
  const database = openDatabase<IdentityTables>({ url: upstream.database, schema: 'identity', poolSize: 1 })
  await expect.poll(() => database.selectFrom('letters').selectAll().execute()).toEqual([])
  await database.destroy()
})

test('without a mail server the outbox page shows the e-mail in the language of the browser', async () => {
  const { upstream } = await forgotten({}, 'nobody@harborview.test', FORGETFUL.email)
  const readOutbox = async (language: string) =>
    (await upstream.outbox(new Request('http://outbox/', { headers: { 'accept-language': language } }))).text()
  const page = await readOutbox('en-US')
  expect(page).toContain('Your code for a new password')
  expect(page).toContain(FORGETFUL.email)
  expect(page).not.toContain('nobody@harborview.test')
  expect(await readOutbox('es')).toContain('Su código para una contraseña nueva')
})
