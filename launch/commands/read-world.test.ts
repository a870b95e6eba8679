import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEMONSTRATION } from './demonstration.ts'
import { readWorld, WorldRefused } from './read-world.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-world-'))
  // Read everything except the drawings, which take long.
  await cp(DEMONSTRATION.folder, folder, { recursive: true, filter: (path) => !/world[/\\]art/.test(path) })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function mistakes(): Promise<string[]> {
  try {
    await readWorld(folder)
    return []
  } catch (error) {
    if (error instanceof WorldRefused) return error.mistakes
    throw error
  }
}

async function change(file: string, with_: (document: Record<string, unknown>) => void): Promise<void> {
  const path = join(folder, file)
  const document = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
  with_(document)
  await writeFile(path, JSON.stringify(document))
}

test('the demonstration world has no mistake', async () => {
  const world = await readWorld(DEMONSTRATION.folder)
  // Every card's document was read, none skipped.
  const documents = await readdir(join(DEMONSTRATION.folder, 'cards'))
  expect(world.cards.map((card) => `${card.id}.json`).toSorted()).toEqual(documents.toSorted())
  expect(world.cards.map((card) => card.id)).toContain('1HBE2115')
  expect(world.people.map((person) => person.email)).toContain('orderer@harborview.test')
})

test('all mistakes are reported together, with their files and fields', async () => {
  await change('cards/1HBE2115.json', (card) => Object.assign(card, { size: '71', price: -1 }))
  await change('clients/harborview.json', (client) => Object.assign(client, { colour: '#123456' }))
  await writeFile(join(folder, 'sentiments.json'), '{ "id": ')
  await writeFile(join(folder, 'people', 'nobody.json'), '{}')
  const found = (await mistakes()).join('\n')
  expect(found).toMatch(/cards\/1HBE2115\.json: size: /)
  expect(found).toMatch(/cards\/1HBE2115\.json: price: /)
  expect(found).toMatch(/clients\/harborview\.json: .*colour/)
  expect(found).toMatch(/sentiments\.json: is not JSON/)
  expect(found).toMatch(/people\/nobody\.json: email: /)
})

test('an unknown name or a repeated id is a mistake', async () => {
  await change('cards/1HBE2115.json', (card) => Object.assign(card, { category: 'nowhere' }))
  await change('cards/1HBE2121.json', (card) => Object.assign(card, { id: '1HBE2115' }))
  const found = (await mistakes()).join('\n')
  expect(found).toMatch(/1HBE2115: category: there is no category nowhere/)
  expect(found).toMatch(/card id 1HBE2115 is there more than once/)
})

test('an identity provider without https, or without a policy that offers it, is a mistake', async () => {
  await change('clients/lumen.json', (client) =>
    Object.assign(client, { identityProvider: { ...(client['identityProvider'] as object), issuer: 'http://login.example.com' } }),
  )
  await change('clients/summit.json', (client) => Object.assign(client, { signOn: 'external' }))
  await change('clients/harborview.json', (client) => Object.assign(client, { registration: true }))
  const found = (await mistakes()).join('\n')
  expect(found).toMatch(/clients\/lumen\.json: identityProvider\.issuer: the address of an OpenID Connect issuer/)
  expect(found).toMatch(/clients summit: signOn external needs an identityProvider/)
  expect(found).toMatch(/clients harborview: registration needs a policy of the client's own in brand.policy/)
})

test('cards are sorted by position, then by file name', async () => {
  const positions = async () => (await readWorld(folder)).cards.map(({ position }) => position)
  expect(await positions()).toEqual((await positions()).toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity)))
  for (const id of ['1HBE2121', '1HBE2115']) await change(`cards/${id}.json`, (card) => delete card['position'])
  await change('cards/1HBE2141.json', (card) => Object.assign(card, { position: 1 }))
  const { cards } = await readWorld(folder)
  expect([cards[0]?.id, ...cards.slice(-2).map(({ id }) => id)]).toEqual(['1HBE2141', '1HBE2115', '1HBE2121'])
})

test('a missing folder is reported in one sentence', async () => {
  await expect(readWorld(join(folder, 'not-here'))).rejects.toThrow(/is not a folder, or it is empty/)
})

test('an unknown kind of file is reported', async () => {
  await writeFile(join(folder, 'colors.json'), '[]')
  expect(await mistakes()).toEqual([expect.stringMatching(/^colors\.json: no kind of document/)])
})

test('a client with a key that is the address of a page is refused', async () => {
  await change('clients/harborview.json', (client) => (client['slug'] = 'press'))
  expect(await mistakes()).toContain("clients harborview: slug: 'press' is the name of a page of the product.")
})
