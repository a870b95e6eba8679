import type { CardLanguage } from '../card-language.ts'
import type { DashboardRight } from '../dashboard/rights.ts'
import type { Role } from '../user/user.ts'
import type { ImportProblem, WantedPerson } from './person-cells.ts'
import { findForbidden } from './person-rules.ts'

/** The values of a person that a planned row changes. */
export type PlannedFields = {
  role?: Role
  location?: string | null
  supervisorId?: string | null
  senderProfiles?: string[]
  languages?: CardLanguage[]
  enabled?: boolean
  /** Can only change from true to false. To disable an account, use `enabled`. */
  locked?: boolean
}

/** A person of the client. The role is undefined if it comes from a group that was not read. */
export type PlannedPerson = {
  id: string
  version: string
  email: string
  firstName: string
  lastName: string
  role: Role | undefined
  location?: string | undefined
  supervisorId?: string | undefined
  senderProfiles?: readonly string[] | undefined
  languages?: readonly CardLanguage[] | undefined
  enabled: boolean
  locked: boolean
}

/** The editor, and the source of the client's roles. */
export type PlanRules = { editor: { id: string; role: Role; rights: readonly DashboardRight[] }; rolesFromGroups: boolean }

/** Plans the differences from the person's present values: the fields before and after, or why this editor may not change them. */
export function planPersonChange(
  person: PlannedPerson,
  wanted: WantedPerson,
  rules: PlanRules,
): { was: PlannedFields; change: PlannedFields; problems: ImportProblem[] } {
  const was: PlannedFields = {}
  const change: PlannedFields = {}
  const { role, location, supervisorId, senderProfiles, languages, enabled, locked } = wanted
  if (role !== undefined && role !== person.role) Object.assign(change, { role })
  if (location !== undefined && location !== (person.location || null)) change.location = location
  if (supervisorId !== undefined && supervisorId !== (person.supervisorId || null)) change.supervisorId = supervisorId
  if (senderProfiles && !isSameSet(senderProfiles, person.senderProfiles)) change.senderProfiles = senderProfiles
  if (languages && !isSameSet(languages, person.languages)) change.languages = languages
  if (enabled !== undefined && enabled !== person.enabled) change.enabled = enabled
  if (locked === false && person.locked) change.locked = false
  if (change.role && person.role) was.role = person.role
  if ('location' in change) was.location = person.location || null
  if ('supervisorId' in change) was.supervisorId = person.supervisorId || null
  if (change.senderProfiles) was.senderProfiles = [...(person.senderProfiles ?? [])]
  if (change.languages) was.languages = [...(person.languages ?? [])]
  if ('enabled' in change) was.enabled = person.enabled
  if ('locked' in change) was.locked = person.locked
  return { was, change, problems: findProblems(person, change, rules) }
}

function findProblems(person: PlannedPerson, change: PlannedFields, { editor, rolesFromGroups }: PlanRules): ImportProblem[] {
  if (Object.keys(change).length === 0) return []
  const about = { id: person.id, role: person.role ?? 'orderer' }
  const forbidden = findForbidden(editor, about, { role: change.role, blocksAccess: change.enabled === false }, { rolesFromGroups })
  if (!forbidden) return []
  return [{ field: forbidden === 'person-is-admin' || !change.role ? 'row' : 'role', code: forbidden }]
}

const isSameSet = (some: readonly string[], others: readonly string[] | undefined) =>
  others !== undefined && some.length === others.length && some.every((one) => others.includes(one))
