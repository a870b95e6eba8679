import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const SEED = resolve(import.meta.dirname, '..', 'seed', 'world')
const CARDS_PER_FILE = 5_000
const THINGS = ['Lantern', 'Harbor', 'Meadow', 'Kettle', 'Sparrow', 'Ribbon', 'Orchard', 'Compass', 'Teacup', 'Snowfall']
const MOODS = ['Quiet', 'Bright', 'Little', 'Golden', 'Paper', 'Evening', 'Sunday', 'Painted']
const FORMATS = [
  ['70', 'V'],
  ['70', 'V'],
  ['60', 'V'],
  ['49', 'V'],
  ['831', 'V'],
  ['70', 'H'],
  ['60', 'S'],
] as const

export const MILLER = { email: 'miller@everycard.test', slug: 'everycard' }

/**
 * Writes the load folders of a client with `count` more cards than the demonstration, and returns them in the order of loading. Only the cards of the
 * demonstration have art; they are the favourites of the client's one sender. Names and ids contain numbers, and are the same in every run.
 */
export async function largeShop(count: number): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'fondly-large-shop-'))
  const own = (await readdir(join(SEED, 'cards'))).map((file) => file.replace(/\.json$/, ''))
  const categories = JSON.parse(await readFile(join(SEED, 'categories.json'), 'utf8')) as { id: string }[]
  const cards = Array.from({ length: count }, (_, number) => card(number, categories[number % categories.length]?.id ?? ''))

  const [shop, client] = [join(root, 'shop'), join(root, 'client')]
  await mkdir(join(shop, 'cards'), { recursive: true })
  for (let from = 0; from < count; from += CARDS_PER_FILE)
    await writeFile(join(shop, 'cards', `${from}.json`), JSON.stringify(cards.slice(from, from + CARDS_PER_FILE)))
  for (const folder of ['clients', 'people', 'brands']) await mkdir(join(client, folder), { recursive: true })
  await writeFile(join(client, 'clients', 'everycard.json'), JSON.stringify(everycard([...own, ...cards.map(({ id }) => id)])))
  await writeFile(join(client, 'people', 'miller.json'), JSON.stringify(miller(own)))
  await cp(join(SEED, 'brands', 'harborview.svg'), join(client, 'brands', 'everycard.svg'))
  return [shop, client]
}

function card(number: number, category: string) {
  const [size, orientation] = FORMATS[number % FORMATS.length] ?? FORMATS[0]
  return {
    id: `9BIG${String(number).padStart(5, '0')}`,
    name: `${MOODS[number % MOODS.length]} ${THINGS[Math.floor(number / 3) % THINGS.length]} ${number}`,
    size,
    orientation,
    language: number % 5 === 4 ? 'es' : 'en_US',
    category,
    envelope: 'A7',
    shipNode: 'FC-KANSAS-CITY',
    sentiments: [],
    messageStarters: [],
  }
}

function everycard(cardIds: string[]) {
  return {
    id: 'everycard',
    slug: MILLER.slug,
    name: 'Everycard Mills',
    population: '0c8d9a72-4e15-4b36-9f02-7a6b5c4d3e21',
    brand: { name: 'Everycard Mills', logo: 'brands/everycard.svg', colour: '#3c5a7a' },
    commerceAccount: 'AX-500900',
    senderProfiles: [
      {
        id: 'everycard-mill',
        name: 'The mill',
        signature: '{firstName} {lastName}',
        returnAddress: { name: 'Everycard Mills', address1: '12 Pine Rd', city: 'Bangor', state: 'ME', zip: '04401' },
        invoiceAccount: 'INV-500900-01',
        newUserDefault: true,
      },
    ],
    configuration: {},
    models: cardIds.map((id) => ({ id })),
  }
}

function miller(favorites: string[]) {
  return {
    id: '5d1e7c30-8b42-4f69-a1d8-3c9e6b0f2a74',
    email: MILLER.email,
    firstName: 'Ines',
    lastName: 'Miller',
    client: 'everycard',
    password: 'Fondly-demo-1',
    lastSeenDaysAgo: 1,
    profile: { role: 'orderer' },
    languages: ['en_US', 'es'],
    favorites,
  }
}
