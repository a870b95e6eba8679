import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createActivityLog, HEAD_NOTE } from '@fondly/core/activity/activity-log.ts'
import { eraseKept } from '@fondly/core/users/erase-kept.ts'
import { verifyActivity } from '@fondly/core/activity/verify-activity.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { writeBackup } from '@fondly/kit/backup/write-backup.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditCommand, type AuditContext } from './audit-commands.ts'

let world: Awaited<ReturnType<typeof openWorld>>
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const server = await testDatabase()
  const database = openDatabase<CoreTables>({ url: server.url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', coreMigrations)
  const env = { random: (bytes: number) => randomBytes(bytes), ids: () => randomUUID() }
  const dataKey = randomBytes(32)
  const context = { database, seal: createDataSeal(dataKey, env.random), dataKey, env }
  const activity = createActivityLog(context)
  const core = {
    ...context,
    calendar: { today: () => '2026-11-23' },
    env: { clock: () => new Date() },
    settings: { dataKey },
  } as unknown as Parameters<typeof eraseKept>[0] // only these members are used
  const identity = {
    findByEmail: (email: string) => Promise.resolve(email === 'lucia@acme.test' ? [{ id: 'lucia', email }] : []),
  } as unknown as AuditContext['identity'] // only the id is read
  const add = (number: number) =>
    database.transaction().execute((transaction) =>
      activity.append(transaction, {
        changeId: randomUUID(),
        at: new Date(),
        clientId: 'acme',
        subject: 'client',
        outcome: 'done',
        actor: { id: 'lucia', name: 'Lucía' },
        before: {},
        after: { number },
      }),
    )
  await add(1)
  await add(2)
  return {
    activity,
    add,
    database,
    run: (...words: string[]) =>
      auditCommand(['audit', ...words])?.({
        identity,
        activity,
        eraseKept: (userId) => eraseKept(core, userId),
        verifyActivity: (heads) => verifyActivity(context, heads),
      }),
    backup: async (query = HEAD_NOTE.query) => {
      const file = join(folder, 'backup.tar')
      const places = { dataFolder: join(folder, 'data'), blobsFolder: undefined }
      await writeBackup({ databaseUrl: server.url, ...places, file, now: new Date(), notes: { [HEAD_NOTE.name]: { ...HEAD_NOTE, query } } })
      return file
    },
    close: async () => {
      await database.destroy()
      await server.drop()
      await rm(folder, { recursive: true })
    },
  }
}

test('an intact log passes the check against a backup and a logged head', async () => {
  const [file, head] = [await world.backup(), await world.activity.head()]
  await world.add(3)
  expect(await world.run('verify')).toBe('The activity log is whole: 3 entries, none edited, removed or reordered.')
  expect(await world.run('verify', file, head)).toContain('as the heads that you named say')
})

test('a removed end of the log is found by comparison with a backup', async () => {
  const file = await world.backup()
  await sql`delete from activity_value where entry_id = 2`.execute(world.database)
  await sql`delete from activity where id = 2`.execute(world.database)
  await sql`update activity_head set entry_id = 1, hash = (select hash from activity where id = 1)`.execute(world.database)
  expect(await world.run('verify')).toContain('is whole')
  await expect(world.run('verify', file)).rejects.toThrow('Entry 2 is not the one that was noted.')
})

test('an edited entry is reported', async () => {
  await sql`update activity set subject = 'banner' where id = 1`.execute(world.database)
  await expect(world.run('verify')).rejects.toThrow('The activity log is not whole:\n  Entry 1 was edited or moved.')
})

test('a person can be erased by e-mail address', async () => {
  const saved = { client_id: 'acme', sealed: Buffer.alloc(0), updated_at: new Date() }
  const owners = ['lucia', 'ana', null].map((owner_id, at) => ({ ...saved, id: String(at), owner_id }))
  await world.database.insertInto('saved_message').values(owners).execute()
  const drawn = ['lucia', 'ana'].map((user_id) => ({ user_id, sealed: Buffer.alloc(0), is_used: true, updated_at: new Date() }))
  await world.database.insertInto('drawn_signature').values(drawn).execute()
  expect(await world.run('erase', 'LUCIA@acme.test')).toContain('cannot be read any more')
  expect(await world.database.selectFrom('saved_message').select('owner_id').orderBy('id').execute()).toEqual([
    { owner_id: 'ana' },
    { owner_id: null },
  ])
  expect(await world.database.selectFrom('drawn_signature').select('user_id').execute()).toEqual([{ user_id: 'ana' }])
  expect(await world.run('erase', 'lucia@acme.test')).toContain('says nothing about')
  expect(await world.run('verify')).toContain('2 of their values were erased.')
})

test('an invalid command, head or backup is refused in a sentence', async () => {
  expect(auditCommand(['unlock', 'a@b.test'])).toBeUndefined()
  expect(() => auditCommand(['audit', 'erase'])).toThrow('npm run admin -- audit verify')
  await expect(world.run('verify', 'nothing.tar')).rejects.toThrow('neither a head of the activity log nor a file')
})

test('a backup whose head cannot be read is refused', async () => {
  const file = await world.backup(`select 'nothing' as note from bff.activity_head`)
  await expect(world.run('verify', file)).rejects.toThrow('is a backup whose head of the activity log cannot be read')
})
