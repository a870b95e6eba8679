import { Refused } from '../refused.ts'
import type { ImportRow } from './people-import.ts'
import { type ImportProblem, isLocationFor, isProfileFor, type WantedPerson } from './person-cells.ts'
import type { OfferForPeople } from './invitation.ts'
import { toPeopleDigest } from './people-digest.ts'
import { planPersonChange, type PlannedPerson, type PlanRules } from './plan-person-change.ts'

/** All people except some, or only some people, by their ids. So a choice among 10,000 people has to list at most half of the ids. */
export type Choice<Id> = { isAll: boolean; except: readonly Id[] }

/** People who were chosen in a list. For all people except some, `of` is the digest of the list (toPeopleDigest). */
export type ChosenInList = { isAll: true; of: string; except: readonly string[] } | { isAll: false; except: readonly string[] }

/** One change for everybody who was chosen. */
export type BulkChange = { people: ChosenInList; change: WantedPerson; reason?: string | undefined }

export type BulkWorld = PlanRules & { people: readonly PlannedPerson[]; offer: OfferForPeople }

/**
 * Plans one change of several people: a row for each of them, in their order. Changes nothing.
 * Refuses with 'people-joined-or-left' for a choice of all except some if somebody has joined or left since, because only people whom the
 * administrator saw may be changed.
 */
export function planBulkChange({ people, change, reason }: BulkChange, world: BulkWorld): ImportRow[] {
  if (people.isAll && people.of !== toPeopleDigest(world.people.map(({ id }) => id))) throw new Refused('conflict', 'people-joined-or-left')
  const named = new Set(people.except)
  const chosen = world.people.filter(({ id }) => named.has(id) !== people.isAll)
  return chosen.map((person, at): ImportRow => {
    const about = { row: at + 1, email: person.email.toLowerCase(), name: `${person.firstName} ${person.lastName}`.trim() }
    const planned = planPersonChange(person, change, world)
    const problems = [...findUnknown(person, change, world.offer), ...planned.problems]
    if (problems.length > 0) return { ...about, kind: 'wrong', problems }
    if (Object.keys(planned.change).length === 0) return { ...about, kind: 'unchanged' }
    const { was, change: fields } = planned
    return { ...about, kind: 'changed', id: person.id, version: person.version, was, change: fields, ...(reason ? { reason } : {}) }
  })
}

function findUnknown(person: PlannedPerson, { location, senderProfiles }: WantedPerson, offer: OfferForPeople): ImportProblem[] {
  const problems: ImportProblem[] = []
  if (location && !isLocationFor(person, location, offer)) problems.push({ field: 'location', code: 'unknown' })
  if (senderProfiles?.some((id) => !isProfileFor(person, id, offer))) problems.push({ field: 'senderProfiles', code: 'unknown' })
  return problems
}
