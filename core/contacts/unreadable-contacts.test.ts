import type { Log } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'
import { createExportContacts } from './export-contacts.ts'

const world = await createContactsWorld()
afterAll(world.drop)
const warned: unknown[] = []
const warn: Log['warn'] = (_text, facts) => void warned.push(facts?.['code'])
const { dana, database } = world
const context = { ...world.context, env: { ...world.context.env, log: { ...world.context.env.log, warn } } }
const contacts = createContacts(context)
let [damaged, whole] = ['', '']
beforeAll(async () => {
  damaged = (await contacts.add(dana, wanted({ firstName: 'Walter' }))).id
  whole = (await contacts.add(dana, wanted())).id
  await database
    .updateTable('contact')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', damaged)
    .execute()
})
beforeEach(() => void warned.splice(0))

const query = { text: '', tag: undefined, cursor: undefined }
test.each<[string, () => Promise<string[]>]>([
  ['the list', async () => (await contacts.list(dana, query)).contacts.map(({ id }) => id)],
  ['a search', async () => (await contacts.search(dana, 'okonkwo')).map(({ id }) => id)],
  ['what is asked for by id', async () => (await contacts.getAll(dana, [damaged, whole])).map(({ id }) => id)],
])('a contact that does not open is left out of %s and logged once', async (_name, read) => {
  expect(await read()).toEqual([whole])
  expect(warned).toEqual(['contact'])
})

test.each(['csv', 'vcf'] as const)('a file of %s has every other contact', async (format) => {
  let text = ''
  for await (const part of await createExportContacts(context)(dana, format)) text += part
  expect(text).toContain('Marguerite')
  expect(text).not.toContain('Walter')
  expect(warned).toEqual(['contact'])
})

test('a contact that does not open cannot be changed, and somebody like it can be added', async () => {
  await expect(contacts.erase(dana, damaged)).rejects.toMatchObject({ code: 'not-found' })
  expect(await contacts.add(dana, wanted({ firstName: 'Walter' }))).toMatchObject({ firstName: 'Walter' })
})
