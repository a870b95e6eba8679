import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { administerPeople } from './administer-people.ts'
import { administerSignOn } from './administer-sign-on.ts'

const API = 'https://api.pingone.test/v1'
const env = { clock: () => new Date('2026-11-23T15:00:00Z'), log: silentLog }

/** Identity with these pages, whose first address ends with `list`. */
function openPages(list: string, pages: object[], elsewhere?: string) {
  const first = `${API}/environments/e/${list}`
  const addressOf = (page: number) => (page === 0 ? first : `${first}?cursor=${page}`)
  const call = ({ address }: { address: string }) => {
    const page = pages.findIndex((_, at) => addressOf(at) === address)
    const next = page + 1 < pages.length ? { next: { href: elsewhere ?? addressOf(page + 1) } } : {}
    return Promise.resolve({ _links: next, _embedded: pages[page] })
  }
  return { env, apiUrl: API, environmentId: 'e', call }
}

test('populations and sign-in policies are read to the last page', async () => {
  const populations = [{ populations: [{ id: 'p1', name: 'One' }] }, { populations: [{ id: 'p2', name: 'Two (two)' }] }]
  const people = administerPeople(openPages('populations', populations))
  expect(await people.listPopulations()).toEqual(['p1', 'p2'])
  expect(await people.findOrCreatePopulation({ name: 'Second', ending: ' (two)' })).toBe('p2')
  const policies = [{ signOnPolicies: [{ id: 's1', name: 'A' }] }, { signOnPolicies: [{ id: 's2', name: 'B' }] }]
  expect(await administerSignOn(openPages('signOnPolicies', policies)).listPolicies()).toHaveLength(2)
})

test('a link to a next page on another host is not followed', async () => {
  const pages = [{ populations: [] }, { populations: [] }]
  const people = administerPeople(openPages('populations', pages, 'https://elsewhere.test/v1'))
  await expect(people.listPopulations()).rejects.toMatchObject({ name: 'UpstreamUnreadable' })
})
