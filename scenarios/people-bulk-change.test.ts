import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import type { PeopleAnswer, PersonAnswer } from '@fondly/contracts/bff/people.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { toPeopleDigest } from '@fondly/domain/people/people-digest.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import { createPeopleImporter, resultsOf } from './testing/people-imports.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const [ORDERER, NOSENDER, SELF] = ['orderer@harborview.test', 'nosender@harborview.test', 'clientadmin@harborview.test']
let testProduct: ComposedProduct
let clientadmin: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  testProduct.product.core.work()
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn(SELF)
})
afterAll(() => testProduct?.close())

const { previewChosen, confirm, read } = createPeopleImporter(() => clientadmin, HARBORVIEW)
const listPeople = async () => (await clientadmin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)).people
const choose = async (...emails: string[]) => {
  const people = await listPeople()
  return { isAll: false, except: emails.map((email) => people.find((person) => person.email === email)?.id ?? expect.fail(email)) }
}
const detailsOf = async (email: string) => {
  const [id] = (await choose(email)).except
  return clientadmin.json<PersonAnswer>('GET', `${HARBORVIEW}/people/${id}`)
}
const readLog = async () => (await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)).entries

test('a change of several people is first only shown, then done for each of them once', async () => {
  const before = await detailsOf(ORDERER)
  const change = { location: 'Newport Point', supervisorId: '4712', languages: ['es'], senderProfiles: ['harborview-resident-care'] }
  const seen = await previewChosen({ people: await choose(ORDERER, NOSENDER), change })
  expect(seen).toMatchObject({ source: 'chosen', state: 'preview', kinds: { changed: 2, wrong: 0 } })
  expect(seen.rows.find(({ email }) => email === ORDERER)).toMatchObject({
    kind: 'changed',
    was: { location: before.person.location, supervisorId: before.supervisorId },
    change,
  })
  expect(await detailsOf(ORDERER)).toEqual(before)
  expect(await readLog()).toEqual([])

  expect(resultsOf(await confirm(seen)).toSorted()).toEqual([`${NOSENDER} done`, `${ORDERER} done`])
  for (const email of [ORDERER, NOSENDER]) {
    const { person, ...rest } = await detailsOf(email)
    expect({ location: person.location, ...rest }).toMatchObject(change)
  }
  // Confirm again, as after a lost answer.
  await confirm(seen)
  expect((await readLog()).map(({ subject }) => subject.split(' ')[0])).toEqual(['person', 'person'])
  const { imports } = await clientadmin.json<ImportsAnswer>('GET', `${HARBORVIEW}/people-imports`)
  expect(imports).toMatchObject([{ id: seen.id, source: 'chosen', state: 'done', counts: { done: 2, failed: 0, left: 0 } }])
  expect((await previewChosen({ people: await choose(ORDERER, NOSENDER), change })).kinds).toMatchObject({ changed: 0, unchanged: 2 })
})

test('people who are switched off are signed out, the log has the reason, and administrators cannot switch themselves off', async () => {
  const orderer = testProduct.newVisitor()
  await orderer.signIn(ORDERER)
  const off = { people: await choose(ORDERER, NOSENDER, SELF), change: { enabled: false }, reason: 'They left.' }
  const seen = await previewChosen(off)
  expect(seen.rows.find(({ email }) => email === SELF)).toMatchObject({ kind: 'wrong', problems: [{ field: 'row', code: 'own-account' }] })
  expect(resultsOf(await confirm(seen)).toSorted()).toEqual([`${NOSENDER} done`, `${ORDERER} done`])
  expect((await orderer.ask('GET', '/api/drafts')).status).toBe(401)
  const [entry] = await readLog()
  expect(entry).toMatchObject({ before: { enabled: true }, after: { enabled: false, reason: 'They left.' } })

  const on = await previewChosen({ people: await choose(ORDERER, NOSENDER), change: { enabled: true } })
  expect(on.rows).toMatchObject([{ was: { enabled: false } }, { was: { enabled: false } }])
  await confirm(on)
  expect((await detailsOf(ORDERER)).person.state).not.toBe('off')
})

test('several locked people are let in again with a reason', async () => {
  const locked = 'locked@harborview.test'
  expect((await detailsOf(locked)).person.state).toBe('locked')
  const seen = await previewChosen({ people: await choose(locked, NOSENDER), change: { locked: false }, reason: 'They called.' })
  expect(seen.kinds).toMatchObject({ changed: 1, unchanged: 1 })
  expect(resultsOf(await confirm(seen))).toEqual([`${locked} done`])
  expect((await detailsOf(locked)).person.state).not.toBe('locked')
})

test('a change of many people follows the rules for one person, and can be for everybody except some', async () => {
  const people = await listPeople()
  const but = people.filter(({ email }) => email !== NOSENDER && email !== SELF).map(({ id }) => id)
  const roles = await previewChosen({
    people: { isAll: true, of: toPeopleDigest(people.map(({ id }) => id)), except: but },
    change: { role: 'reporting' },
  })
  const problems = Object.fromEntries(roles.rows.map((row) => [row.email, row.kind === 'wrong' && row.problems[0]?.code]))
  // At this client, roles come from groups of identity.
  expect(problems).toEqual({ [SELF]: 'own-account', [NOSENDER]: 'roles-from-groups' })
  const unknown = await previewChosen({ people: await choose(NOSENDER), change: { location: 'The Moon', senderProfiles: ['none'] } })
  expect(unknown.rows).toMatchObject([
    {
      problems: [
        { field: 'location', code: 'unknown' },
        { field: 'senderProfiles', code: 'unknown' },
      ],
    },
  ])
  const outcomeOf = async (request: object) => {
    const answer = await clientadmin.ask('POST', `${HARBORVIEW}/people-changes`, request)
    return [answer.status, ((await answer.json()) as Refusal).code]
  }
  const stranger = { isAll: false, except: ['00000000-0000-0000-0000-000000000000'] }
  expect(await outcomeOf({ people: stranger, change: { role: 'orderer' } })).toEqual([422, 'nobody-chosen'])
  // A change is refused when somebody joined or left after the list was loaded, or when it does not name the list.
  const others = { isAll: true, of: toPeopleDigest([...people.slice(1).map(({ id }) => id), 'left']), except: but }
  expect(await outcomeOf({ people: others, change: { location: 'Newport Point' } })).toEqual([409, 'people-joined-or-left'])
  expect(await outcomeOf({ people: { isAll: true, except: but }, change: { role: 'orderer' } })).toEqual([400, 'request-unreadable'])
  // Switching off and unlocking need a reason.
  expect(await outcomeOf({ people: stranger, change: { enabled: false } })).toEqual([400, 'request-unreadable'])
  expect(await outcomeOf({ people: stranger, change: { locked: false }, reason: ' ' })).toEqual([400, 'request-unreadable'])
})

test('a preview of a file and a preview of chosen people can exist at the same time', async () => {
  const { previewFile } = createPeopleImporter(() => clientadmin, HARBORVIEW)
  const file = await previewFile('e-mail,supervisor\nnosender@harborview.test,12\n')
  const chosen = await previewChosen({ people: await choose(NOSENDER), change: { supervisorId: '13' } })
  expect([(await read(file)).state, (await read(chosen)).state]).toEqual(['preview', 'preview'])
})
