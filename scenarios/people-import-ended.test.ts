import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { createPeopleImporter, resultsOf } from './testing/people-imports.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const IMPORTER = 'clientadmin@harborview.test'
const FILE = 'e-mail,supervisor\norderer@harborview.test,S-1\nnosender@harborview.test,S-2\nreporting@harborview.test,S-3\n'
let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let release = () => {}
beforeEach(async () => {
  testProduct = await startComposedProduct()
  testProduct.product.core.work()
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn(IMPORTER)
  admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
})
afterEach(async () => {
  // Release the held row even after a failed test, so that the worker can end.
  release()
  vi.restoreAllMocks()
  await testProduct.close()
})

const importer = createPeopleImporter(() => clientadmin, HARBORVIEW)
const ofAdmin = createPeopleImporter(() => admin, HARBORVIEW)
const identity = () => testProduct.product.core.context.identity

/** Holds the write of the second row until `go`. */
function holdSecondRow() {
  const { people } = identity()
  const write = people.write.bind(people)
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(people, 'write').mockImplementation(async (id, change, version) => {
    if (change.supervisorId === 'S-2') {
      begun.resolve()
      await held.promise
    }
    return write(id, change, version)
  })
  release = held.resolve
  return { begun: begun.promise, go: held.resolve }
}

async function supervisorsInLog(): Promise<unknown[]> {
  const { entries } = await admin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  return entries.flatMap(({ after }) => (after as { supervisorId?: string } | null)?.supervisorId ?? []).toSorted()
}

test('an import that is stopped keeps the finished rows, finishes the row in progress, and lists the remaining rows', async () => {
  const { begun, go } = holdSecondRow()
  const seen = await importer.previewFile(FILE)
  await importer.start(seen)
  await begun
  await importer.stop(seen)
  go()
  const { state, rows } = await importer.waitFor(seen)
  expect([state, ...resultsOf(rows)]).toEqual([
    'stopped',
    'orderer@harborview.test done',
    'nosender@harborview.test done',
    'reporting@harborview.test left',
  ])
  expect(await supervisorsInLog()).toEqual(['S-1', 'S-2'])
  await importer.stop(seen)
  expect((await importer.read(seen)).state).toBe('stopped')
})

test('an import that waits because identity is busy is stopped at once', async () => {
  const busy = new UpstreamRefused('identity', 429, 'REQUEST_LIMITED', 'Too many calls.', {}, 600_000)
  const write = vi.spyOn(identity().people, 'write').mockRejectedValue(busy)
  const seen = await importer.previewFile(FILE)
  await importer.start(seen)
  const { database } = testProduct.product.core.context
  const readRun = () => database.selectFrom('people_import').selectAll().where('id', '=', seen.id).executeTakeFirstOrThrow()
  // The pause is as long as identity asked for.
  await vi.waitFor(async () => expect((await readRun()).next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 500_000), {
    timeout: 30_000,
  })
  await importer.stop(seen)
  const { state, rows } = await importer.waitFor(seen)
  expect([state, ...rows.map((row) => row.state)]).toEqual(['stopped', 'left', 'left', 'left'])
  expect(write).toHaveBeenCalledTimes(1)
})

async function switchOffImporter(): Promise<void> {
  const { people } = await admin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)
  const { id = '', version = '' } = people.find(({ email }) => email === IMPORTER) ?? {}
  const body = { version, enabled: false, reason: 'They left.' }
  expect((await admin.ask('PUT', `${HARBORVIEW}/people/${id}/enabled`, body)).status).toBe(204)
}
// At this client, roles come from groups of identity.
const takeGroup = async () => void vi.spyOn(testProduct.product.core.context.people, 'findStatement').mockResolvedValue('')

test.each([
  ['is switched off', switchOffImporter],
  ['is no administrator any more', takeGroup],
])('an import ends with the current row when the administrator who began it %s', async (_, loseRight) => {
  const { begun, go } = holdSecondRow()
  const seen = await importer.previewFile(FILE)
  await importer.start(seen)
  await begun
  await loseRight()
  go()
  const { state, rows } = await ofAdmin.waitFor(seen)
  expect([state, ...resultsOf(rows)]).toEqual([
    'editor-gone',
    'orderer@harborview.test done',
    'nosender@harborview.test done',
    'reporting@harborview.test left',
  ])
  expect(await supervisorsInLog()).toEqual(['S-1', 'S-2'])
})
