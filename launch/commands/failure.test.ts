import { expect, test } from 'vitest'
import { explain } from './failure.ts'
import { loads } from '../store/launch-store.ts'

const server = process.env['FONDLY_TEST_DATABASE_SERVER'] ?? ''

test.each<[string, string]>([
  ['nobody listens', 'postgresql://fondly@127.0.0.1:1/fondly'],
  ['no such host', 'postgresql://fondly@database.invalid/fondly'],
])('an unreachable database is reported in a sentence: %s', async (_, url) => {
  const failure = await loads(url).catch(explain)
  expect(failure).toMatch(
    /^The database of DATABASE_URL cannot be reached \(.+\)\. Is it running, and are user, password and name right\?$/,
  )
})

test.each<[string, (url: URL) => void]>([
  ['no such user', (url) => (url.username = 'nobody-of-that-name')],
  ['no such database', (url) => (url.pathname = '/none-of-that-name')],
])('a refused database login is reported in a sentence: %s', async (_, change) => {
  const url = new URL(server)
  change(url)
  expect(await loads(url.href).catch(explain)).toMatch(/^The database of DATABASE_URL cannot be reached/)
})
