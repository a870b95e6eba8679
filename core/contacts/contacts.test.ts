import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createContactsWorld, wanted } from './contacts-world.fixture.ts'
import { createContacts } from './contacts.ts'

const { database, context, drop, dana, omar, stranger } = await createContactsWorld()
afterAll(drop)
beforeEach(async () => void (await sql`truncate contact cascade; truncate contact_tag; truncate audit`.execute(database)))
const contacts = createContacts(context)
const everything = { text: '', tag: undefined, cursor: undefined }
const namesOf = (found: readonly { firstName: string; lastName: string }[]) => found.map((one) => `${one.firstName} ${one.lastName}`.trim())

test('the text of a contact is normalised, and is encrypted in the database', async () => {
  const added = await contacts.add(
    dana,
    wanted({ firstName: ' Marguerite  Anne ', tags: ['Tenant', 'tenant', ' '], note: ' Plays the cello. ' }),
  )
  expect(added).toMatchObject({
    firstName: 'Marguerite Anne',
    tags: ['tenant'],
    note: 'Plays the cello.',
    version: 1,
    isStandardised: false,
  })
  expect(await contacts.get(dana, added.id)).toEqual(added)
  const { rows } = await sql<{ text: string }>`select c::text || encode(sealed, 'escape') as text from contact c
    union all select t::text || encode(sealed, 'escape') from contact_tag t`.execute(database)
  expect(rows).toHaveLength(2)
  for (const { text } of rows)
    for (const word of ['arguerite', 'Okonkwo', 'okonkwo', 'Naito', 'Portland', '97209', 'enant', 'cello']) expect(text).not.toContain(word)
})

test('a contact needs a name', async () => {
  await expect(contacts.add(dana, wanted({ firstName: ' ', lastName: '' }))).rejects.toMatchObject({ code: 'contact-without-name' })
})

test('only the owner sees a personal contact; everybody of the client sees a shared one', async () => {
  const own = await contacts.add(dana, wanted())
  const shared = await contacts.add(dana, wanted({ isShared: true, firstName: 'Walter', lastName: 'Dickinson' }))
  expect(namesOf((await contacts.list(dana, everything)).contacts)).toEqual(['Walter Dickinson', 'Marguerite Okonkwo-Hale'])
  expect(namesOf((await contacts.list(omar, everything)).contacts)).toEqual(['Walter Dickinson'])
  expect(await contacts.list(stranger, everything)).toMatchObject({ contacts: [], total: 0 })
  for (const [who, id] of [
    [omar, own.id],
    [stranger, own.id],
    [stranger, shared.id],
  ] as const) {
    await expect(contacts.get(who, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(contacts.change(who, id, { ...wanted(), version: 1 })).rejects.toMatchObject({ code: 'not-found' })
    await expect(contacts.erase(who, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(contacts.merge(who, id, shared.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(contacts.merge(who, shared.id, id)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await contacts.search(omar, 'okonkwo')).toEqual([])
  await expect(contacts.add(stranger, wanted({ isShared: true }))).rejects.toMatchObject({ code: 'contacts-not-shared' })
})

test('changes of shared contacts are recorded in the audit log, without names', async () => {
  const { id } = await contacts.add(dana, wanted({ isShared: true }))
  await contacts.change(omar, id, { ...wanted({ isShared: true, city: 'Salem' }), version: 1 })
  await contacts.erase(dana, id)
  await contacts.erase(dana, (await contacts.add(dana, wanted())).id)
  const events = await database.selectFrom('audit').select(['event', 'user_id', 'client_id', 'code']).orderBy('id').execute()
  const shared = { client_id: 'harborview', code: id }
  expect(events).toEqual([
    { ...shared, event: 'contact_added', user_id: 'dana' },
    { ...shared, event: 'contact_changed', user_id: 'omar' },
    { ...shared, event: 'contact_erased', user_id: 'dana' },
  ])
})

test('the same person is added once, unless the user says that it is another person', async () => {
  const first = await contacts.add(dana, wanted())
  const again = wanted({ firstName: 'MARGUERITE', lastName: 'Okonkwo Hale', address2: '#3B' })
  await expect(contacts.add(dana, again)).rejects.toMatchObject({ code: 'contact-exists', contact: first })
  await contacts.add(omar, again)
  await contacts.add(dana, wanted({ firstName: 'Anna' }))
  await contacts.add(dana, again, { isAnother: true })
  expect((await contacts.list(dana, everything)).total).toBe(3)
})

test('among four hundred people at one address, the same person is still found', async () => {
  const name = (at: number) => Array.from(String(at), (digit) => 'bcdfghklmn'[Number(digit)]).join('')
  const first = await contacts.add(dana, wanted())
  for (let at = 0; at < 400; at++)
    await contacts.add(dana, wanted({ firstName: `Given${name(at)}`, lastName: `Resident${name(at)}` }), { isAnother: true })
  await expect(contacts.add(dana, wanted({ firstName: 'Peggy' }))).rejects.toMatchObject({ contact: { id: first.id } })
})

test('when two users add the same person at the same time, one contact is added', async () => {
  const results = await Promise.allSettled([1, 2, 3].map(() => contacts.add(dana, wanted())))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('when two users change the same version, the second change is refused with the name of the first user', async () => {
  const { id } = await contacts.add(dana, wanted({ isShared: true }))
  const changes = [dana, omar].map((who) => contacts.change(who, id, { ...wanted({ isShared: true, note: who.id }), version: 1 }))
  const results = await Promise.allSettled(changes)
  const first = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(first).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'contact-changed', params: { person: first[0]?.changedBy }, contact: { version: 2, note: first[0]?.note } },
  })
})

test('a changed address counts as not checked; a changed note does not affect the check', async () => {
  const { id } = await contacts.add(dana, wanted())
  await sql`update contact set checked_at = now()`.execute(database)
  const noted = await contacts.change(dana, id, { ...wanted({ note: 'Moves in May.' }), version: 1 })
  expect(noted.checkedAt).toBeInstanceOf(Date)
  const moved = await contacts.change(dana, id, { ...wanted({ address2: 'Apt 4B' }), version: 2 })
  expect(moved.checkedAt).toBeUndefined()
})

test('a personal contact that is shared is found by colleagues, with its tags', async () => {
  const { id } = await contacts.add(dana, wanted({ tags: ['Tenant'] }))
  await contacts.change(dana, id, { ...wanted({ isShared: true, tags: ['Tenant'] }), version: 1 })
  expect(await contacts.search(omar, 'marg naito')).toMatchObject([{ id }])
  expect(await contacts.list(omar, { ...everything, tag: 'tenant' })).toMatchObject({ contacts: [{ id }], tags: ['Tenant'] })
})

test('a tag is listed until no contact has it', async () => {
  const { id } = await contacts.add(dana, wanted({ tags: ['Tenant', 'Choir'] }))
  const other = await contacts.add(dana, wanted({ firstName: 'Theo', tags: ['choir'] }))
  expect((await contacts.list(dana, everything)).tags).toEqual(['Choir', 'Tenant'])
  await contacts.change(dana, id, { ...wanted({ tags: [] }), version: 1 })
  expect((await contacts.list(dana, everything)).tags).toEqual(['Choir'])
  await contacts.erase(dana, other.id)
  expect((await contacts.list(dana, everything)).tags).toEqual([])
})

test('an address book has at most 200 tags', async () => {
  for (let at = 0; at < 10; at++)
    await contacts.add(dana, wanted({ firstName: `Number ${at}`, tags: Array.from({ length: 20 }, (_, tag) => `tag ${at} ${tag}`) }))
  await expect(contacts.add(dana, wanted({ tags: ['one more'] }))).rejects.toMatchObject({ code: 'contact-tags-full' })
  await contacts.add(dana, wanted({ tags: ['TAG 0 0'] }))
})

test('merging joins tags, notes and cards, and removes the other contact', async () => {
  const kept = await contacts.add(dana, wanted({ tags: ['Tenant'], note: 'One.' }))
  const other = await contacts.add(dana, wanted({ firstName: 'Maggie', address2: '', tags: ['tenant', 'Choir'], note: 'Two.' }), {
    isAnother: true,
  })
  const sentAt = new Date('2026-11-02T12:00:00Z')
  for (const [contact_id, order_no] of [
    [kept.id, '1'],
    [other.id, '1'],
    [other.id, '2'],
  ] as const)
    await database.insertInto('contact_card').values({ contact_id, order_no, sent_at: sentAt, sealed: Buffer.of() }).execute()
  await database.updateTable('contact').set({ last_sent_at: sentAt }).where('id', '=', other.id).execute()
  const merged = await contacts.merge(dana, kept.id, other.id)
  expect(merged).toMatchObject({ firstName: 'Marguerite', tags: ['Tenant', 'Choir'], note: 'One.\nTwo.', lastSentAt: sentAt, version: 2 })
  await expect(contacts.get(dana, other.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await database.selectFrom('contact_card').select(['contact_id', 'order_no']).orderBy('order_no').execute()).toEqual([
    { contact_id: kept.id, order_no: '1' },
    { contact_id: kept.id, order_no: '2' },
  ])
  await expect(contacts.merge(dana, kept.id, kept.id)).rejects.toMatchObject({ code: 'not-found' })
})
