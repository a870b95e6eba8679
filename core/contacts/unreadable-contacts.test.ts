import type { Log } from '@fondly/kit/log.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckContext, createCheckContact } from './check-contact.ts'
import { type ContactCardsContext, contactCardSeal, createContactCards } from './contact-cards.ts'
import { createContactsWorld, NOW, wanted } from './contacts-world.fixture.ts'
import { createContactStore } from './contact-store.ts'
import { createContacts } from './contacts.ts'
import { createExportContacts } from './export-contacts.ts'

const world = await createContactsWorld()
afterAll(world.drop)
const warned: unknown[] = []
const warn: Log['warn'] = (_text, facts) => void warned.push(facts?.['code'])
const { dana, database } = world
const context = { ...world.context, env: { ...world.context.env, log: { ...world.context.env.log, warn } } }
const contacts = createContacts(context)
const damage = (id: string) =>
  database
    .updateTable('contact')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', id)
    .execute()
let [damaged, readable] = ['', '']
beforeAll(async () => {
  damaged = (await contacts.add(dana, wanted({ firstName: 'Walter' }))).id
  readable = (await contacts.add(dana, wanted())).id
  await damage(damaged)
})
beforeEach(() => void warned.splice(0))

const query = { text: '', tag: undefined, cursor: undefined }
test.each<[string, () => Promise<string[]>]>([
  ['the list', async () => (await contacts.list(dana, query)).contacts.map(({ id }) => id)],
  ['a search', async () => (await contacts.search(dana, 'okonkwo')).map(({ id }) => id)],
  ['the contacts that are read by id', async () => (await contacts.getAll(dana, [damaged, readable])).map(({ id }) => id)],
])('a contact that cannot be decrypted is left out of %s and logged once', async (_name, read) => {
  expect(await read()).toEqual([readable])
  expect(warned).toEqual(['contact'])
})

test.each(['csv', 'vcf'] as const)('a file of %s has all other contacts', async (format) => {
  let text = ''
  for await (const part of await createExportContacts(context)(dana, format)) text += part
  expect(text).toContain('Marguerite')
  expect(text).not.toContain('Walter')
  expect(warned).toEqual(['contact'])
})

test('a contact that cannot be decrypted cannot be changed, and the same person can be added again', async () => {
  await expect(contacts.erase(dana, damaged)).rejects.toMatchObject({ code: 'not-found' })
  expect(await contacts.add(dana, wanted({ firstName: 'Walter' }))).toMatchObject({ firstName: 'Walter' })
})

test('a tag that cannot be decrypted is left out of the tags, and contacts can still be listed and added', async () => {
  const tagged = await contacts.add(dana, wanted({ firstName: 'Theo', tags: ['Choir', 'Tenant'] }))
  await database
    .updateTable('contact_tag')
    .set({ sealed: Buffer.from('damaged') })
    .where('hash', '=', createContactStore(context).keys.ofTag(tagged.book, 'Choir'))
    .execute()
  const { contacts: listed, tags } = await contacts.list(dana, query)
  expect([listed.some(({ id }) => id === tagged.id), tags]).toEqual([true, ['Tenant']])
  expect(warned).toContain('contact_tag')
  expect(await contacts.add(dana, wanted({ firstName: 'June', tags: ['Choir'] }))).toMatchObject({ tags: ['Choir'] })
})

test('a contact that can no longer be decrypted after the address check counts as not found', async () => {
  const { id } = await contacts.add(dana, wanted({ firstName: 'Ruth' }))
  const validateAddress = async () => {
    await damage(id)
    return { success: false, code: 404, message: 'Address not found', address: {} }
  }
  // Only this member is used.
  const check = createCheckContact({ ...context, worker: { validateAddress } } as unknown as CheckContext)
  await expect(check(dana, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(check(dana, damaged)).rejects.toMatchObject({ code: 'not-found' })
})

test('a card that cannot be decrypted is left out of the cards of its contact, and the others are shown', async () => {
  const contact = await contacts.add(dana, wanted({ firstName: 'Nadia' }))
  const seal = contactCardSeal(context.seal)
  const card = { cardId: 'HB-1', cardName: 'Hello', senderName: 'Dana', senderId: 'dana' }
  for (const [order_no, sealed] of [
    ['1', seal.close(card, '1')],
    ['2', Buffer.from('damaged')],
  ] as const)
    await database.insertInto('contact_card').values({ contact_id: contact.id, order_no, sent_at: NOW, sealed }).execute()
  const others = { press: { endings: async () => new Map() }, cardAccess: { find: async () => undefined } }
  // Only these members are used.
  const cards = createContactCards({ ...context, ...others } as unknown as ContactCardsContext)
  expect(await cards.list(dana, contact)).toMatchObject([{ cardId: 'HB-1' }])
  expect(await cards.covers(dana, [contact])).toMatchObject([{ contactId: contact.id, cards: [{ cardId: 'HB-1' }] }])
  expect(warned.filter((table) => table === 'contact_card')).toHaveLength(2)
})
