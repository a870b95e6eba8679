import type { ImportRow } from './people-import.ts'
import { type ImportProblem, isLocationFor, isProfileFor, type WantedPerson } from './person-cells.ts'
import type { OfferForPeople } from './invitation.ts'
import { planPersonChange, type PlannedPerson, type PlanRules } from './plan-person-change.ts'

/** People by their ids: all but some, or none but some. So a choice among 10,000 names at most half of them. */
export type Choice<Id> = { isAll: boolean; except: readonly Id[] }

/** One change for everybody who was chosen. */
export type BulkChange = { people: Choice<string>; change: WantedPerson; reason?: string | undefined }

export type BulkWorld = PlanRules & { people: readonly PlannedPerson[]; offer: OfferForPeople }

/** Plans one change of several people: a row for each of them, in their order. Changes nothing. */
export function planBulkChange({ people: { isAll, except }, change, reason }: BulkChange, world: BulkWorld): ImportRow[] {
  const named = new Set(except)
  const chosen = world.people.filter(({ id }) => named.has(id) !== isAll)
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
