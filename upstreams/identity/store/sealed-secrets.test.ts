import { randomBytes, randomUUID } from 'node:crypto'
import { silentLog } from '@fondly/kit/log.ts'
import { createSeal } from '@fondly/kit/seal.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devices as storedDevices } from './devices.ts'
import { identityMigrationCode, identityMigrations } from './migrations.ts'
import { providers as storedProviders } from './providers.ts'
import { signingKeys } from './signing-keys.ts'
import type { IdentityTables } from './tables.ts'

const [USER, PHONE, APP, PROVIDER] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const [SECRET, CLIENT_SECRET] = ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'a secret between two houses']
const env = {
  fetch: () => Promise.reject(new Error('Nobody is asked.')),
  clock: () => new Date('2026-11-20T12:00:00Z'),
  random: (bytes: number) => randomBytes(bytes),
  ids: () => randomUUID(),
  log: silentLog,
}
const seal = createSeal('fondly identity secrets', randomBytes(32), env.random)

let server: Awaited<ReturnType<typeof testDatabase>>
let database: ReturnType<typeof openDatabase<IdentityTables>>
beforeAll(async () => {
  server = await testDatabase()
  database = openDatabase<IdentityTables>({ url: server.url, schema: 'identity', poolSize: 1 })
})
afterAll(async () => {
  await database.destroy()
  await server.drop()
})

test('the migration seals secrets that an older version stored in plain text', async () => {
  await migrate(database, 'identity', identityMigrations.slice(0, 4))
  await sql`insert into populations (id, name) values (${USER}, 'People')`.execute(database)
  await sql`insert into users (id, username, email, given_name, family_name, population_id, enabled, attributes, created_at, updated_at)
    values (${USER}, 'ana', 'ana@example.com', 'Ana', '', ${USER}, true, '{}', now(), now())`.execute(database)
  await sql`insert into devices (id, user_id, type, secret, created_at) values (${APP}, ${USER}, 'TOTP', ${SECRET}, '2026-01-01'),
    (${PHONE}, ${USER}, 'MOBILE', null, '2026-01-02')`.execute(database)
  await sql`insert into providers (id, name, issuer, client_id, client_secret)
    values (${PROVIDER}, 'Lumen', 'https://login.example.com', 'fondly', ${CLIENT_SECRET})`.execute(database)
  await sql`insert into signing_keys (kid, jwk, created_at) values ('a-Kid', '{"kid":"a-Kid","d":"private"}', now())`.execute(database)

  await migrate(database, 'identity', identityMigrations, identityMigrationCode(seal))
  const devices = storedDevices(database, seal, env)
  expect((await devices.list(USER)).map(({ id, secret }) => [id, secret])).toEqual([
    [APP, SECRET],
    [PHONE, null],
  ])
  expect(await storedProviders(database, seal, env.clock).find(PROVIDER)).toMatchObject({ clientId: 'fondly', clientSecret: CLIENT_SECRET })
  expect(await signingKeys(database, seal, env, 'https://cards.example.com/as')).toEqual([{ kid: 'a-Kid', d: 'private' }])
})

test('stored secrets are readable only with the right key', async () => {
  await storedProviders(database, seal, env.clock).put([
    { id: PROVIDER.toUpperCase(), name: 'Lumen', issuer: 'https://login.example.com', clientId: 'fondly', clientSecret: CLIENT_SECRET },
  ])
  expect(await storedProviders(database, seal, env.clock).find(PROVIDER)).toMatchObject({ clientSecret: CLIENT_SECRET })
  const added = await storedDevices(database, seal, env).add({ userId: USER, type: 'TOTP', secret: SECRET })
  expect(added.secret).toBe(SECRET)

  for (const table of ['devices', 'providers', 'signing_keys'] as const) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(database)
    expect(rows.length).toBeGreaterThan(0)
    const allRows = rows.map(({ row }) => row).join()
    for (const secret of [SECRET, CLIENT_SECRET, 'private']) {
      expect(allRows).not.toContain(secret)
      expect(allRows).not.toContain(Buffer.from(secret).toString('hex'))
    }
  }
  const other = createSeal('fondly identity secrets', randomBytes(32), env.random)
  await expect(storedProviders(database, other, env.clock).find(PROVIDER)).rejects.toThrow('does not open')
  await expect(storedDevices(database, other, env).list(USER)).rejects.toThrow('does not open')
})
