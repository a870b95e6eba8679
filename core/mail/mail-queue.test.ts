import { randomBytes } from 'node:crypto'
import { silentLog } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataSeal } from '../seal/seal.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createMailQueue } from './mail-queue.ts'

let bff: Awaited<ReturnType<typeof createCoreDatabase>>
beforeAll(async () => {
  bff = await createCoreDatabase()
})
afterAll(() => bff.drop())
beforeEach(() => bff.database.deleteFrom('mail').execute())

const CONTENT = { kind: 'registration-declined', firstName: 'Nia', clientName: 'Harborview', language: 'en_US' } as const
let now = new Date('2026-11-23T08:00:00Z')
const env = { clock: () => now, ids: () => crypto.randomUUID(), log: silentLog }
const seal = createDataSeal(randomBytes(32), (size) => randomBytes(size))
const openQueue = (send?: () => Promise<void>) => createMailQueue({ database: bff.database, seal, env }, send)
const enqueue = (topic: string) =>
  bff.database
    .transaction()
    .execute((transaction) =>
      openQueue().enqueue(transaction, { recipient: 'nia@harborview.test', content: CONTENT, goodForDays: 7, topic }),
    )

test('a mail is sent by one process only, even if the mail server takes a minute', async () => {
  const sent: string[] = []
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await enqueue('one')
  const slow = openQueue(() => {
    sent.push('slow')
    begun.resolve()
    return answered.promise
  })
  slow.poke()
  await begun.promise
  now = new Date(now.getTime() + 60_000)
  const other = openQueue(() => {
    sent.push('other')
    return Promise.resolve()
  })
  other.poke()
  await other.deliver().stop()
  answered.resolve()
  await slow.deliver().stop()
  expect(sent).toEqual(['slow'])
  expect(await openQueue().latest(5)).toEqual([])
})

test('only the waiting mail of a topic is cancelled', async () => {
  await enqueue('one')
  await enqueue('two')
  await bff.database.transaction().execute((transaction) => openQueue().takeBack(transaction, 'one'))
  expect(await openQueue().latest(5)).toHaveLength(1)
})
