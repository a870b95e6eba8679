import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Scene } from '@fondly/contracts/load/scene.ts'
import {
  LoadBlackoutDay,
  LoadCard,
  LoadCategory,
  LoadClient,
  LoadMessageStarter,
  LoadPerson,
  LoadSentiment,
} from '@fondly/contracts/load/world.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'

const folder = join(import.meta.dirname, 'world')
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

type Schema<T> = { parse: (document: unknown) => T }

function one<T>(schema: Schema<T>, file: string): T {
  try {
    return schema.parse(read(file))
  } catch (cause) {
    throw new Error(`${file}: ${String(cause)}`, { cause })
  }
}
const each = <T>(schema: Schema<T>, pattern: string) => globSync(pattern, { cwd: folder }).map((file) => one(schema, file))

const clients = each(LoadClient, 'clients/*.json')
const people = each(LoadPerson, 'people/*.json')
const cards = each(LoadCard, 'cards/*.json')
const categories = one(LoadCategory.array(), 'categories.json')
const sentiments = one(LoadSentiment.array(), 'sentiments.json')
const starters = one(LoadMessageStarter.array(), 'message-starters.json')
const blackoutDays = one(LoadBlackoutDay.array(), 'blackout-days.json')

const ids = (documents: { id: string }[]) => documents.map(({ id }) => id)
const missing = (wanted: string[], there: string[]) => wanted.filter((id) => !there.includes(id))
const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('every id, e-mail address, population and day occurs once', () => {
  for (const documents of [clients, people, cards, categories, sentiments, starters]) expect(twice(ids(documents))).toEqual([])
  expect(twice(people.map(({ email }) => email))).toEqual([])
  expect(twice([...clients.map(({ population }) => population), ...ids(people)])).toEqual([])
  expect(twice(blackoutDays.map(({ day }) => day))).toEqual([])
})

describe.each(cards.map((card) => [card.id, card] as const))('card %s', (id, card) => {
  test('uses only existing categories, sentiments and starters in its own language', () => {
    expect(ids(categories)).toContain(card.category)
    expect(missing(card.sentiments, ids(sentiments))).toEqual([])
    expect(missing(card.messageStarters, ids(starters))).toEqual([])
    const words = [...sentiments, ...starters].filter((word) => [...card.sentiments, ...card.messageStarters].includes(word.id))
    expect(words.filter(({ language }) => language !== card.language)).toEqual([])
    expect(words.length).toBeGreaterThanOrEqual(4)
  })

  test('has a front that is a scene of its size with bleed, and small enough to send', () => {
    for (const file of globSync(`art/${id}/*.json`, { cwd: folder })) {
      expect(one(Scene, file)).toMatchObject({ ...cardLayout(card.size, card.orientation).panel, bleed: BLEED_DOTS })
      expect(readFileSync(join(folder, file)).length).toBeLessThan(400_000)
    }
    expect(existsSync(join(folder, 'art', id, 'front.json'))).toBe(true)
  })
})

test('the default card exists', () => expect(ids(cards)).toContain('1HBE2115'))

test('every sentiment and every starter belongs to a card', () => {
  expect(
    missing(
      ids(sentiments),
      cards.flatMap((card) => card.sentiments),
    ),
  ).toEqual([])
  expect(
    missing(
      ids(starters),
      cards.flatMap((card) => card.messageStarters),
    ),
  ).toEqual([])
})

describe.each(clients.map((client) => [client.id, client] as const))('client %s', (_, client) => {
  test('may send only existing cards, and switches off only options that those cards have', () => {
    expect(missing(ids(client.models), ids(cards))).toEqual([])
    for (const model of client.models) {
      const card = cards.find(({ id }) => id === model.id)
      expect(missing(model.disabledSentiments, card?.sentiments ?? [])).toEqual([])
      expect(missing(model.disabledMessageStarters, card?.messageStarters ?? [])).toEqual([])
    }
    expect(missing(ids(client.categories), ids(categories))).toEqual([])
  })

  test('has its pictures in the folder', () => {
    const pictures = [client.brand.logo, client.brand.background ?? [], ...client.senderProfiles.map(({ logo }) => logo ?? [])].flat()
    expect(pictures.filter((picture) => !existsSync(join(folder, picture)))).toEqual([])
  })

  test('has return addresses whose ZIP code belongs to their city and state', () => {
    // The package has no types of its own.
    const zipcodes = createRequire(import.meta.url)('zipcodes') as { lookup: (zip: string) => { city: string; state: string } | undefined }
    for (const { returnAddress } of client.senderProfiles)
      expect(zipcodes.lookup(returnAddress.zip.slice(0, 5))).toMatchObject({ city: returnAddress.city, state: returnAddress.state })
  })
})

test('everybody belongs to a client and has only sender profiles, favourites and a location of that client', () => {
  for (const person of people) {
    const client = clients.find(({ id }) => id === person.client)
    expect(ids(clients)).toContain(person.client)
    expect(missing(person.senderProfiles ?? [], ids(client?.senderProfiles ?? []))).toEqual([])
    expect(missing(person.favorites ?? [], ids(client?.models ?? []))).toEqual([])
    const places = client?.configuration.locations?.map(({ value }) => value)
    expect(places ?? [person.profile.location]).toContain(person.profile.location)
  }
})

test('there is a person for each of the four roles and each refusal', () => {
  const who = (email: string) => people.find((person) => person.email === email)
  for (const role of ['orderer', 'reporting', 'clientadmin']) expect(who(`${role}@harborview.test`)?.profile.role).toBe(role)
  expect(who('admin@fondly.test')?.profile.role).toBe('admin')
  expect(who('newcomer@harborview.test')).toMatchObject({ knownToCommerce: false })
  expect(who('locked@harborview.test')).toMatchObject({ locked: true })
  expect(who('dormant@harborview.test')).toMatchObject({ lastSeenDaysAgo: 121, enabled: true, locked: false })
  expect(who('disabled@harborview.test')).toMatchObject({ enabled: false })
  expect(who('nosender@harborview.test')).toMatchObject({ senderProfiles: [] })
})

test('the special settings of Summit can be seen by an orderer of Summit', () => {
  expect(people.find(({ email }) => email === 'orderer@summit.test')).toMatchObject({
    client: 'summit',
    enabled: true,
    locked: false,
    profile: { role: 'orderer' },
  })
  expect(clients.find(({ id }) => id === 'summit')?.configuration).toMatchObject({
    taxExempt: { enabled: true },
    disableEditPersonalClosing: true,
    enableBackCardContent: true,
  })
})

test('there are cards in at least eight categories and in both languages, and one client has most of them', () => {
  expect(new Set(cards.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  for (const { id } of categories) expect(cards.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(2)
  for (const language of ['en_US', 'es']) expect(cards.filter((card) => card.language === language).length).toBeGreaterThanOrEqual(15)
  expect(clients.find(({ id }) => id === 'harborview')?.models.length).toBeGreaterThan(cards.length / 2)
})

test('every paper size has cards in all three orientations, each with an envelope that fits', () => {
  for (const size of ['49', '60', '70', '831'] as const)
    for (const orientation of ['V', 'H', 'S'] as const) {
      const alike = cards.filter((card) => card.size === size && card.orientation === orientation)
      expect(alike.length).toBeGreaterThanOrEqual(2)
      expect(alike.filter(({ envelope }) => envelope !== cardLayout(size, orientation).envelope)).toEqual([])
    }
})

test('all files of the world together are small enough to distribute', () => {
  const bytes = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000)
})
