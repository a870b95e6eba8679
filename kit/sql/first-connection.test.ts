import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { toMigrations } from './read-migrations.ts'
import { testDatabase } from './test-database.ts'

const MIGRATIONS = toMigrations({ '001-thing': 'create table thing (name text)' })

let server: Awaited<ReturnType<typeof testDatabase>>
let proxy: Server
let connections = 0
beforeAll(async () => {
  server = await testDatabase()
  const { hostname, port, searchParams } = new URL(server.url)
  const folder = searchParams.get('host')
  // Like a server on a busy machine, it accepts the first connections and does not answer them.
  proxy = createServer((incoming) => {
    incoming.on('error', () => {})
    if (++connections <= 2) return
    const outgoing = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname)
    outgoing.on('error', () => {})
    incoming.pipe(outgoing).pipe(incoming)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(async () => {
  proxy.close()
  await server.drop()
})

test('a start retries while the server does not answer in time', async () => {
  const url = new URL(server.url)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as { port: number }).port) // it listens on a port
  const database = openDatabase({ url: url.href, schema: 'kept', poolSize: 1, connectionMilliseconds: 300 })
  await migrate(database, 'kept', MIGRATIONS)
  await database.destroy()
  expect(connections).toBeGreaterThan(2)
})
