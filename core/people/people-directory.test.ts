import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { createPeopleDirectory } from './people-directory.ts'

const START_MS = Date.UTC(2026, 10, 20)
const nextTurn = () => new Promise((done) => setImmediate(done))

/** Creates the directory of one client. The tests change the location of its people. */
function openDirectory({ people = 2 } = {}) {
  const locations = new Map(Array.from({ length: people }, (_, at) => [`person-${at}`, 'Harbor']))
  const world = { seconds: 0, lists: 0, reads: [] as string[], beforeAnswer: async () => {} }
  const account = (id: string) => ({ id, location: locations.get(id), populationId: 'population' }) as PersonAccount
  const directory = createPeopleDirectory({
    identity: {
      people: {
        listPopulations: async () => ['population'],
        list: async () => {
          world.lists += 1
          const listed = [...locations.keys()].map(account)
          await world.beforeAnswer()
          return listed
        },
        read: async (id: string) => {
          world.reads.push(id)
          const value = account(id)
          return locations.has(id) ? { value, version: 'v' } : undefined
        },
      },
    } as never, // the calls that the directory makes
    worker: { resolveGroup: async () => 'harborview', resolveRole: async () => '' } as never,
    env: { clock: () => new Date(START_MS + world.seconds * 1000), log: silentLog },
  })
  const list = async () => Object.fromEntries((await directory.list('harborview')).map(({ id, location }) => [id, location]))
  const change = (id: string, location: string) => {
    locations.set(id, location)
    directory.forget('harborview', id)
  }
  return { world, locations, directory, list, change }
}

test('after a change, only the changed person is read, once', async () => {
  const { world, locations, directory, list, change } = openDirectory()
  await list()
  change('person-0', 'Pier')
  expect([await list(), await list()]).toMatchObject([{ 'person-0': 'Pier' }, { 'person-0': 'Pier' }])
  expect(world.reads).toEqual(['person-0'])
  locations.delete('person-0')
  directory.forget('harborview', 'person-0')
  expect(await list()).toEqual({ 'person-1': 'Harbor' })
})

test('a change is in the list while a stale list is read again, and afterwards', async () => {
  const { world, list, change } = openDirectory()
  await list()
  change('person-0', 'Pier')
  world.seconds = 60
  expect(await list()).toMatchObject({ 'person-0': 'Pier' })
  await nextTurn()
  expect(await list()).toMatchObject({ 'person-0': 'Pier' })
})

test('a change that happens while the list is read is not lost', async () => {
  const { world, list, change } = openDirectory()
  await list()
  let answer = () => {}
  world.beforeAnswer = () => new Promise((done) => (answer = done))
  world.seconds = 60
  await list()
  await nextTurn()
  change('person-0', 'Pier')
  expect(await list()).toMatchObject({ 'person-0': 'Pier' })
  answer()
  await nextTurn()
  expect(await list()).toMatchObject({ 'person-0': 'Pier' })
})

test('after many changes a short list is read again, a long one only for the changed people', async () => {
  const short = openDirectory({ people: 40 })
  await short.list()
  const listsBefore = short.world.lists
  for (let at = 0; at < 30; at++) short.change(`person-${at}`, 'Pier')
  expect(Object.values(await short.list()).filter((location) => location === 'Pier')).toHaveLength(30)
  expect(short.world).toMatchObject({ lists: listsBefore + 1, reads: [] })

  const long = openDirectory({ people: 2000 })
  await long.list()
  for (let at = 0; at < 30; at++) long.change(`person-${at}`, 'Pier')
  expect(Object.values(await long.list()).filter((location) => location === 'Pier')).toHaveLength(30)
  expect(long.world.reads).toHaveLength(30)
})
