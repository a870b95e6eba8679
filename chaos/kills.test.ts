import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './checker.ts'
import { kill, momentsOf, type Moment } from './kills.ts'
import { openHouse, type House } from './processes/house.ts'
import { look } from './processes/looks.ts'

const PATIENCE = 300_000
/** A machine that stalls for longer would take its own work away from itself. */
const LEASE = 2_000

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let house: House

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'fondly-kills-'))
  house = await openHouse({ folder, databaseUrl: database.url, senders: 3 })
}, PATIENCE)
afterAll(async () => {
  await house?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** `npm run chaos -- kills` strikes at all 54, twenty times each. */
const MOMENTS: Moment[] = [
  { call: 'basket', point: 'before sending', which: 1 },
  { call: 'basket', point: 'after it was done', which: 1 },
  { call: 'item', point: 'after it was done', which: 1 },
  { call: 'item', point: 'before recording', which: 1 },
  { call: 'shipping method', point: 'before recording', which: 1 },
  { call: 'payment', point: 'after it was done', which: 2 },
  { call: 'payment', point: 'before recording', which: 1 },
  { call: 'card picture', point: 'before recording', which: 1 },
  { call: 'order', point: 'after it was done', which: 1 },
  { call: 'order', point: 'before recording', which: 2 },
  { call: 'placing', point: 'after it was done', which: 1 },
  { call: 'ready', point: 'before recording', which: 1 },
]

test(
  'processes killed with -9 in the middle of sendings: as many orders as cards, none lost, none doubled, no basket left open',
  async () => {
    const { kills, sent, stopped, asked } = await kill({ house, moments: MOMENTS, leaseMilliseconds: LEASE })
    expect(kills).toHaveLength(MOMENTS.length)
    expect({ stopped, asked }).toEqual({ stopped: 0, asked: 0 })
    expect(sent).toBeGreaterThanOrEqual(house.tabs.length)
    expect(await violations({ history: house.history(), databaseUrl: database.url })).toEqual([])
  },
  PATIENCE,
)

test(
  'the control: where a look learns nothing, the same kills double something',
  async () => {
    const isDoubled = async () => (await look(database.url)).twice > 0
    await kill({ house, moments: momentsOf(10, true), isBlind: true, isEnough: isDoubled, leaseMilliseconds: LEASE })
    expect(await isDoubled()).toBe(true)
    expect(await violations({ history: house.history(), databaseUrl: database.url })).not.toEqual([])
  },
  PATIENCE,
)
