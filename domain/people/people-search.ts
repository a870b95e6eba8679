import { mentions } from '../search-text.ts'
import type { Role } from '../user/user.ts'
import { PERSON_STATES, type PersonState } from './person-state.ts'

export const ROLES = ['orderer', 'reporting', 'clientadmin', 'admin'] as const satisfies readonly Role[]

/** The filter of the list of people. An undefined value matches everybody. */
export type PeopleSearch = {
  search: string
  state: PersonState | undefined
  role: Role | undefined
  location: string | undefined
}

/** The searched texts of a person. `text` is a search text (domain/search-text.ts). */
export type SearchedPerson = { text: string; state: PersonState; role: Role | null; location: string }

const MAX_SEARCH_CHARACTERS = 100

/** Reads a search from the query of an address. Invalid values count as not chosen. */
export function readPeopleSearch(query: Readonly<Record<string, string>>): PeopleSearch {
  return {
    search: (query['search'] ?? '').slice(0, MAX_SEARCH_CHARACTERS),
    state: PERSON_STATES.find((state) => state === query['state']),
    role: ROLES.find((role) => role === query['role']),
    location: query['location'],
  }
}

/** Writes a search as a query, without default values. */
export function writePeopleSearch({ search, state, role, location }: PeopleSearch): Record<string, string> {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(role && { role }),
    ...(location !== undefined && { location }),
  }
}

/** Finds the people of a search, and counts the people of each state without regard to the chosen state. */
export function findPeople<One extends SearchedPerson>(
  people: readonly One[],
  { search, state, role, location }: PeopleSearch,
): { found: One[]; counts: Record<PersonState | 'all', number> } {
  const counts = { all: 0, active: 0, invited: 0, locked: 0, away: 0, off: 0 }
  const found: One[] = []
  for (const person of people) {
    if (role && person.role !== role) continue
    if (location !== undefined && person.location !== location) continue
    if (search && !mentions(person.text, search)) continue
    counts.all += 1
    counts[person.state] += 1
    if (!state || person.state === state) found.push(person)
  }
  return { found, counts }
}
