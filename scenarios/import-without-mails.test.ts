import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { inDatabase } from './testing/in-database.ts'
import { createPeopleImporter, resultsOf } from './testing/people-imports.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const DAY_MS = 86_400_000
let testProduct: ComposedProduct
let clientadmin: Visitor
let now = new Date()

beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => now, environment: { FONDLY_MAILS_PER_DAY: '1' } })
  testProduct.product.core.work()
  await signIn()
})
afterAll(() => testProduct?.close())

async function signIn(): Promise<void> {
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
}
const importer = createPeopleImporter(() => clientadmin, HARBORVIEW)
const stored = () =>
  inDatabase(
    testProduct.database.url,
    sql<{ isBegun: boolean; isWaiting: boolean }>`
      select began_at is not null as "isBegun", next_attempt_at > now() + interval '1 hour' as "isWaiting"
      from bff.people_import_row join bff.people_import on id = import_id where people_import_row.state = 'started' order by row_no`,
  )

test('an import that may send no more mails today does the other rows, and the rows with mails on the next day', async () => {
  const header = (await (await clientadmin.ask('GET', `${HARBORVIEW}/people.csv`)).text()).split('\r\n')[0] ?? ''
  const invited = (name: string) => `"${name}@harborview.test","Nia","New","orderer","","","",""`
  const lines = [header, invited('one'), invited('two'), '"orderer@harborview.test","","","","","S-1","",""']
  const seen = await importer.previewFile(lines.join('\r\n'))
  expect(seen.rows.map(({ kind }) => kind)).toEqual(['new', 'new', 'changed'])
  expect(await importer.start(seen)).toBe(204)

  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ isWaiting: true }]), { timeout: 20_000 })
  expect(resultsOf((await importer.read(seen)).rows)).toEqual([
    'one@harborview.test done',
    'two@harborview.test started',
    'orderer@harborview.test done',
  ])
  // The row waits and has not begun, so the time limit for its outcome does not run yet.
  expect(await stored()).toEqual([{ isBegun: false, isWaiting: true }])

  now = new Date(now.getTime() + DAY_MS + 60_000)
  // The session has ended.
  await signIn()
  await inDatabase(testProduct.database.url, sql`update bff.people_import set next_attempt_at = now()`)
  await importer.waitFor(seen)
  expect(resultsOf((await importer.read(seen)).rows)).toContain('two@harborview.test done')
})
