import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose, type Product } from '@fondly/launch/compose.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { visitor } from '../../scenarios/testing/visitor.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../imports.ts'
import { countRows, currentVersion, describeSchema, restoreSnapshot } from './snapshot.ts'
import { readAnswers } from './snapshot-world.ts'

const versions = readdirSync(join(ROOT, 'releases'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const ONE_SECOND_MS = 1_000
/** The present names of tables that a migration has renamed. */
const RENAMED: Record<string, string> = {
  'bff.sending_turn': 'bff.basket_lock',
  'bff.late_basket': 'bff.orphan_basket',
  'press.turn': 'press.lease',
}
const undo: (() => Promise<void> | void)[] = []
let freshSchema: string[]

beforeAll(async () => {
  freshSchema = await describeSchema((await startProduct({ clock: () => new Date() })).databaseUrl)
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

/** Starts the product on a new database and folder, which `prepare` can fill before. The start upgrades every schema. No background work runs. */
async function startProduct(options: { clock: () => Date; prepare?: (place: Place) => Promise<void> }) {
  const database = await testDatabase()
  undo.push(database.drop)
  const dataFolder = mkdtempSync(join(tmpdir(), 'fondly-upgrade-'))
  undo.push(() => rmSync(dataFolder, { recursive: true, force: true }))
  const place = { databaseUrl: database.url, dataFolder }
  await options.prepare?.(place)
  const settings = readSettings({ FONDLY_DATA: dataFolder, FONDLY_POOL_SIZE: '1', FONDLY_PRESS_CUT: 'at-once' })
  const product: Product = await compose({ env: { ...realEnv(silentLog), clock: options.clock }, settings, databaseUrl: database.url })
  undo.push(product.close)
  const page = { file: () => undefined, document: () => new Response('') }
  return { ...place, fetch: app({ settings, product, page, readiness: () => Promise.resolve({ ready: true }) }) }
}
type Place = { databaseUrl: string; dataFolder: string }

describe.each(versions)('a database of version %s', (version) => {
  let upgraded: Awaited<ReturnType<typeof startProduct>>
  let snapshot: Awaited<ReturnType<typeof restoreSnapshot>>
  beforeAll(async () => {
    upgraded = await startProduct({
      // At this time the sessions of the snapshot are still valid, and no sweep removes anything.
      clock: () => new Date(Date.parse(snapshot.reading.readAt) + ONE_SECOND_MS),
      prepare: async (place) => {
        snapshot = await restoreSnapshot(version, place)
      },
    })
  })

  test('has the schema of a new database once it is upgraded', async () => {
    expect(await describeSchema(upgraded.databaseUrl)).toEqual(freshSchema)
  })

  test('keeps every row', async () => {
    const tables = Object.keys(snapshot.rows).filter((table) => !table.endsWith('.schema_migration'))
    expect(snapshot.rows).toMatchObject({ 'commerce.orders': 3, 'bff.sending': 3, 'bff.draft': 1, 'press.batch': expect.any(Number) })
    const before = Object.fromEntries(tables.map((table) => [RENAMED[table] ?? table, snapshot.rows[table]]))
    expect(await countRows(upgraded.databaseUrl, Object.keys(before))).toEqual(before)
  })

  test('gives its signed-in people the same answers as before: orders, a draft, sessions and print batches', async () => {
    const { cookies, draftOf, answers } = snapshot.reading
    const [sender, admin] = [cookies.sender, cookies.admin].map((jar) => {
      const tab = visitor(upgraded.fetch, 'http://localhost:3000')
      for (const [name, value] of jar) tab.jar.set(name, value)
      return tab
    })
    if (!sender || !admin) throw new Error('There are two.')
    expect(answers.orders).toHaveLength(3)
    expect(answers.batches.length).toBeGreaterThan(0)
    expect(answers.draft).toMatchObject({ form: { firstName: 'Unfinished' } })
    expect(await readAnswers({ sender, admin, draftOf })).toEqual(answers)
  })
})

describe('the version in package.json', () => {
  test.each([...new Set([currentVersion(), ...versions])])('%s has a kept snapshot and an entry in CHANGELOG.md', (version) => {
    for (const file of ['backup.tar.gz', 'schema.sql', 'reading.json'])
      expect([file, existsSync(join(ROOT, 'releases', version, file))]).toEqual([file, true])
    const entries = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[?(\d+\.\d+\.\d+)\]?/gm)
    expect([...entries].map(([, entry]) => entry)).toContain(version)
  })

  test('is the same in every workspace', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
    const found = ['package-lock.json', ...workspaces.map((workspace) => `${workspace}/package.json`)].map((file) => {
      const { version } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string }
      return `${file} ${version}`
    })
    expect(found.filter((line) => !line.endsWith(` ${currentVersion()}`))).toEqual([])
  })
})
