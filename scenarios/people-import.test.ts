import type { InvitationsAnswer } from '@fondly/contracts/bff/invitations.ts'
import type { ImportRowsAnswer, ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { PeopleAnswer, PersonAnswer } from '@fondly/contracts/bff/people.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { passCalls } from './testing/pass-calls.ts'
import { createPeopleImporter, resultsOf, type SeenImport } from './testing/people-imports.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const calls: string[] = []
let testProduct: ComposedProduct
let clientadmin: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct({
    reach: (upstreams) =>
      passCalls(upstreams, (name, call) => {
        calls.push(name)
        return call()
      }),
  })
  testProduct.product.core.work()
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
})
afterAll(() => testProduct?.close())

const exportFile = async () => (await clientadmin.ask('GET', `${HARBORVIEW}/people.csv`)).text()
const importer = createPeopleImporter(() => clientadmin, HARBORVIEW)
const { previewFile: preview, confirm } = importer
const kinds = ({ rows }: SeenImport) => rows.filter(({ kind }) => kind !== 'unchanged').map(({ email, kind }) => `${email} ${kind}`)
const listPeople = async () => (await clientadmin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)).people
const listInvitations = async () => (await clientadmin.json<InvitationsAnswer>('GET', `${HARBORVIEW}/invitations`)).invitations

/** Replaces cells in the row of this person. */
function edit(file: string, email: string, cells: Record<number, string>): string {
  const lines = file.split('\r\n').map((line) => {
    if (!line.startsWith(`"${email}"`)) return line
    return line
      .split('","')
      .map((cell, at) => cells[at] ?? cell)
      .join('","')
  })
  return lines.join('\r\n')
}
const [LOCATION, SUPERVISOR, PROFILES, LANGUAGES] = [4, 5, 6, 7]
const NEW_ROW = '"nia@harborview.test","Nia","New","orderer","Portland Waterfront","4711","harborview-resident-care","es"\r\n'

test('importing an exported file changes nothing', async () => {
  const answer = await preview(await exportFile())
  expect(answer.rows).toHaveLength((await listPeople()).length)
  expect(kinds(answer)).toEqual([])
})

test('two changed rows and a new one are previewed first and then done once', async () => {
  const before = await exportFile()
  const moved = edit(before, 'orderer@harborview.test', { [LOCATION]: 'Portland Waterfront', [SUPERVISOR]: '4712' })
  const file = edit(moved, 'nosender@harborview.test', { [PROFILES]: 'harborview-resident-care', [LANGUAGES]: 'es' }) + NEW_ROW
  const seen = await preview(file)
  expect(kinds(seen).toSorted()).toEqual(['nia@harborview.test new', 'nosender@harborview.test changed', 'orderer@harborview.test changed'])
  expect(seen.rows.find(({ email }) => email === 'orderer@harborview.test')).toMatchObject({
    change: { supervisorId: '4712' },
  })
  expect([await exportFile(), await listInvitations()]).toEqual([before, []])

  expect(resultsOf(await confirm(seen)).toSorted()).toEqual([
    'nia@harborview.test done',
    'nosender@harborview.test done',
    'orderer@harborview.test done',
  ])
  expect(kinds(await preview(file))).toEqual([])
  expect((await listInvitations()).map(({ email }) => email)).toEqual(['nia@harborview.test'])
  const nia = (await listPeople()).find(({ email }) => email === 'nia@harborview.test')
  const details = await clientadmin.json<PersonAnswer>('GET', `${HARBORVIEW}/people/${nia?.id}`)
  expect(details).toMatchObject({
    person: { role: 'orderer', location: 'Portland Waterfront', state: 'invited' },
    supervisorId: '4711',
    senderProfiles: ['harborview-resident-care'],
    languages: ['es'],
  })

  // Confirm again, as after a lost answer: nothing is done twice, and each change is in the log once.
  await confirm(seen)
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  expect(entries.map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual(['invitation', 'person', 'person'])

  const result = await (await clientadmin.ask('GET', `${HARBORVIEW}/people-imports/${seen.id}/result.csv`)).text()
  expect(result).toContain('"orderer@harborview.test"')
  expect(result).toContain('"supervisorId","HV-1003","4712","done",""')
  const { imports } = await clientadmin.json<ImportsAnswer>('GET', `${HARBORVIEW}/people-imports`)
  expect(imports).toMatchObject([{ id: seen.id, state: 'done', by: 'Lucía Herrera', counts: { done: 3, failed: 0, left: 0 } }])
  // The counts are stored, so that reading the list need not count the rows again.
  const { data } = await testProduct.product.core.context.database
    .selectFrom('people_import')
    .select('data')
    .where('id', '=', seen.id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ counts: { done: 3 } })
})

test('a row fails with a reason when another administrator changed the person meanwhile', async () => {
  const admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
  const file = edit(await exportFile(), 'reporting@harborview.test', { [SUPERVISOR]: '1' })
  const seen = await preview(file)
  const person = (await listPeople()).find(({ email }) => email === 'reporting@harborview.test')
  const change = { version: person?.version, change: { supervisorId: '2' } }
  expect((await admin.ask('PATCH', `${HARBORVIEW}/people/${person?.id}`, change)).status).toBe(204)
  expect(resultsOf(await confirm(seen))).toEqual(['reporting@harborview.test failed changed-meanwhile'])
})

test('an import waits while its administrator is locked after wrong passwords, and that time does not count for its rows', async () => {
  const { database, identity } = testProduct.product.core.context
  const { people } = identity
  const read = people.read.bind(people)
  let isLocked = true
  let [lockedAt, beganAt] = [new Date(), new Date(0)]
  const spy = vi.spyOn(people, 'read').mockImplementation(async (id) => {
    const found = await read(id)
    if (found?.value.email !== 'clientadmin@harborview.test') return found
    if (!isLocked) {
      const row = await database.selectFrom('people_import_row').select('began_at').where('state', '=', 'started').executeTakeFirst()
      beganAt = row?.began_at ?? beganAt
      return found
    }
    isLocked = false
    lockedAt = new Date()
    return { ...found, value: { ...found.value, locked: true, lockEndsAt: new Date() } }
  })
  const seen = await preview('e-mail,supervisor\nnosender@harborview.test,88\n')
  expect(resultsOf(await confirm(seen))).toEqual(['nosender@harborview.test done'])
  expect(isLocked).toBe(false)
  expect(beganAt.getTime()).toBeGreaterThan(lockedAt.getTime())
  spy.mockRestore()
})

test('only chosen rows of the latest file are done, and only the administrator who uploaded it can start them', async () => {
  const first = await preview('e-mail,supervisor\norderer@harborview.test,1\n')
  const seen = await preview('e-mail,supervisor\norderer@harborview.test,1\nnosender@harborview.test,2\n')
  const admin = testProduct.newVisitor()
  await admin.signIn('admin@fondly.test')
  const ofAdmin = createPeopleImporter(() => admin, HARBORVIEW)
  expect([await importer.start(first, [2]), await ofAdmin.start(seen, [3])]).toEqual([404, 404])
  expect(await importer.start(seen, [3])).toBe(204)
  expect(resultsOf((await importer.waitFor(seen)).rows)).toEqual(['orderer@harborview.test shown', 'nosender@harborview.test done'])
})

test('rows are listed 200 at a time, and all rows except some can be chosen', async () => {
  const file = Array.from({ length: 450 }, (_, at) => `nia${at}@harborview.test,Nia,New,orderer`)
  file.push('nosender@harborview.test,,,')
  const seen = await preview(`e-mail,first name,last name,role\n${file.join('\n')}\n`)
  expect(seen.kinds).toEqual({ new: 450, changed: 0, unchanged: 1, wrong: 0 })
  const read = async (query: string) => clientadmin.ask('GET', `${HARBORVIEW}/people-imports/${seen.id}/rows?${query}`)
  const rowsOf = async (query: string) => ((await (await read(query)).json()) as ImportRowsAnswer).rows.map(({ row }) => row)
  expect([await rowsOf('kind=new'), await rowsOf('kind=new&page=3'), await rowsOf('kind=new&page=4')].map(({ length }) => length)).toEqual([
    200, 50, 0,
  ])
  expect((await rowsOf('kind=new&page=2')).slice(0, 2)).toEqual([202, 203])
  expect([(await read('kind=other')).status, (await read('kind=new&page=0')).status, (await read('kind=new&page=1e3')).status]).toEqual([
    400, 400, 400,
  ])
  const but = seen.rows.filter(({ kind, row }) => kind === 'new' && row > 3).map(({ row }) => row)
  const choice = { changed: { isAll: true, except: [] }, new: { isAll: true, except: but } }
  expect((await clientadmin.ask('POST', `${HARBORVIEW}/people-imports/${seen.id}/start`, choice)).status).toBe(204)
  const { rows } = await importer.waitFor(seen)
  expect(resultsOf(rows).filter((result) => !result.endsWith('shown'))).toEqual(['nia0@harborview.test done', 'nia1@harborview.test done'])
})

test('for a person who has never signed in, a row asks identity as rarely as it can', async () => {
  const seen = await preview('e-mail,supervisor\nnosender@harborview.test,90\n')
  calls.length = 0
  await confirm(seen)
  // The administrator's rights, the person, the person just before the write and just after it.
  expect(calls.filter((name) => name.includes('/users/'))).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^identity GET .*\/users\/\{id\}$/)),
    expect.stringMatching(/^identity PATCH .*\/users\/\{id\}$/),
    expect.stringMatching(/^identity GET .*\/users\/\{id\}$/),
  ])
})

test('the file of the result has its headings and reasons in the language of the page', async () => {
  const seen = await preview('e-mail,supervisor\nnosender@harborview.test,91\n')
  await confirm(seen)
  const head = async (query: string) => {
    const file = await clientadmin.ask('GET', `${HARBORVIEW}/people-imports/${seen.id}/result.csv${query}`)
    return (await file.text()).split('\r\n')[0]
  }
  expect(await head('?language=es')).toBe('"fila","correo electrónico","nombre","qué","campo","antes","después","resultado","motivo"')
  expect(await head('?language=en_US')).toContain('"row","e-mail"')
  expect(await head('?language=constructor')).toContain('"row","e-mail"')
})

test('problems are named by row, and an unreadable file is refused with a sentence', async () => {
  const { rows } = await preview(
    'correo,función\nclientadmin@harborview.test,orderer\nx@harborview.test,admin\nx@harborview.test,orderer\n',
  )
  expect(rows).toMatchObject([
    { row: 2, kind: 'wrong', problems: [{ field: 'role', code: 'own-account' }] },
    { row: 3, kind: 'wrong', problems: [{ field: 'email', code: 'repeated' }] },
    { row: 4, kind: 'wrong', problems: [{ field: 'email', code: 'repeated' }] },
  ])
  const codeOf = async (body: string | Uint8Array) => {
    const answer = await clientadmin.ask('POST', `${HARBORVIEW}/uploads/people`, body)
    return [answer.status, ((await answer.json()) as Refusal).code]
  }
  expect(await codeOf('')).toEqual([422, 'upload-empty'])
  expect(await codeOf('e-mail\n"a')).toEqual([422, 'import-quotes'])
  expect(await codeOf(new Uint8Array(10_000_001).fill(65))).toEqual([413, 'upload-too-large'])
})
