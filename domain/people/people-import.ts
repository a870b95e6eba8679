import type { CardLanguage } from '../card-language.ts'
import type { DashboardRight } from '../dashboard/rights.ts'
import type { Role } from '../user/user.ts'
import { checkInvitation, type Invitation, type InvitationProblem, type OfferForPeople, rolesToGive, tidyInvitation } from './invitation.ts'
import { type PeopleFileRow, roleOfCell } from './people-file.ts'
import { findForbidden } from './person-rules.ts'
import { type ImportProblem, readPersonCells, type WantedPerson } from './person-cells.ts'

/** What a file can change of a person. */
export type ImportedFields = {
  role?: Role
  location?: string | null
  supervisorId?: string | null
  senderProfiles?: string[]
  languages?: CardLanguage[]
}

/** What the import would do with one row. */
export type ImportRow = { row: number; email: string; name: string } & (
  | { kind: 'new'; invitation: Invitation }
  | { kind: 'changed'; id: string; version: string; was: ImportedFields; change: ImportedFields }
  | { kind: 'unchanged' }
  | { kind: 'wrong'; problems: ImportProblem[] }
)

/** A person of the client. The role is undefined when it comes from a group that was not read. */
export type KnownForImport = {
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
}

export type ImportWorld = {
  people: readonly KnownForImport[]
  /** The addresses of invited people, who may have no account yet. */
  invited: ReadonlySet<string>
  offer: OfferForPeople & { defaultProfiles: readonly string[] }
  rolesFromGroups: boolean
  editor: { id: string; role: Role; rights: readonly DashboardRight[] }
}

const FIELD_OF: Record<InvitationProblem['code'], ImportProblem['field']> = {
  email: 'email',
  'first-name': 'firstName',
  'last-name': 'lastName',
  role: 'role',
  location: 'location',
  'sender-profile': 'senderProfiles',
}

/** Plans the import of a file: what each row would change. It changes nothing. */
export function planImport(rows: readonly PeopleFileRow[], world: ImportWorld): ImportRow[] {
  const known = Map.groupBy(world.people, ({ email }) => email.toLowerCase())
  const times = Map.groupBy(rows, emailOf)
  return rows.map((row): ImportRow => {
    const email = emailOf(row)
    const [person, another] = known.get(email) ?? []
    const { firstName, lastName } = person ?? { firstName: row.cells.firstName ?? '', lastName: row.cells.lastName ?? '' }
    const about = { row: row.row, email, name: `${firstName} ${lastName}`.trim() }
    const wrong = (problems: ImportProblem[]): ImportRow => ({ ...about, kind: 'wrong', problems })
    if (row.hasMoreCells) return wrong([{ field: 'row', code: 'cells' }])
    if (email && (times.get(email)?.length ?? 0) > 1) return wrong([{ field: 'email', code: 'repeated' }])
    if (another) return wrong([{ field: 'email', code: 'of-several' }])
    const { wanted, problems } = readPersonCells(row, world.offer, person)
    if (person) {
      const planned = planChange(person, wanted, world)
      problems.push(...planned.problems)
      if (problems.length > 0) return wrong(problems)
      if (Object.keys(planned.change).length === 0) return { ...about, kind: 'unchanged' }
      return { ...about, kind: 'changed', id: person.id, version: person.version, was: planned.was, change: planned.change }
    }
    if (world.invited.has(email)) return { ...about, kind: 'unchanged' }
    const invitation = toInvitation(row, wanted, world)
    problems.push(...findInvitationProblems(invitation, row, problems, world))
    return problems.length > 0 ? wrong(problems) : { ...about, kind: 'new', invitation }
  })
}

const emailOf = ({ cells }: PeopleFileRow) => (cells.email ?? '').toLowerCase()

function planChange(person: KnownForImport, wanted: WantedPerson, world: ImportWorld) {
  const was: ImportedFields = {}
  const change: ImportedFields = {}
  const { role, location, supervisorId, senderProfiles, languages } = wanted
  if (role !== undefined && role !== person.role) Object.assign(change, { role })
  if (location !== undefined && location !== (person.location || null)) change.location = location
  if (supervisorId !== undefined && supervisorId !== (person.supervisorId || null)) change.supervisorId = supervisorId
  if (senderProfiles && !isSameSet(senderProfiles, person.senderProfiles)) change.senderProfiles = senderProfiles
  if (languages && !isSameSet(languages, person.languages)) change.languages = languages
  if (change.role && person.role) was.role = person.role
  if ('location' in change) was.location = person.location || null
  if ('supervisorId' in change) was.supervisorId = person.supervisorId || null
  if (change.senderProfiles) was.senderProfiles = [...(person.senderProfiles ?? [])]
  if (change.languages) was.languages = [...(person.languages ?? [])]
  const forbidden =
    Object.keys(change).length > 0
      ? findForbidden(world.editor, { id: person.id, role: person.role ?? 'orderer' }, { role: change.role }, world)
      : undefined
  const problems: ImportProblem[] = forbidden ? [{ field: forbidden === 'person-is-admin' ? 'row' : 'role', code: forbidden }] : []
  return { was, change, problems }
}

function toInvitation({ cells }: PeopleFileRow, wanted: WantedPerson, { offer }: ImportWorld): Invitation {
  const { role = 'orderer', location, supervisorId, senderProfiles = [...offer.defaultProfiles], languages } = wanted
  return tidyInvitation({
    email: cells.email ?? '',
    firstName: cells.firstName ?? '',
    lastName: cells.lastName ?? '',
    role,
    senderProfiles,
    ...(location ? { location } : {}),
    ...(supervisorId ? { supervisorId } : {}),
    ...(languages ? { languages } : {}),
  })
}

function findInvitationProblems(
  invitation: Invitation,
  { cells }: PeopleFileRow,
  found: readonly ImportProblem[],
  { offer, editor, rolesFromGroups }: ImportWorld,
): ImportProblem[] {
  const problems = checkInvitation(invitation, offer, rolesToGive(editor.rights)).map(({ code }): ImportProblem => ({
    field: FIELD_OF[code],
    code: code === 'role' ? 'role-admin-only' : code === 'location' || code === 'sender-profile' ? 'unknown' : 'missing-or-wrong',
  }))
  const role = roleOfCell(cells.role ?? '')
  if (rolesFromGroups && role && role !== 'orderer' && !problems.some(({ field }) => field === 'role'))
    problems.push({ field: 'role', code: 'roles-from-groups' })
  // One reason for each field is enough.
  return problems.filter(({ field }) => !found.some((one) => one.field === field))
}

const isSameSet = (some: readonly string[], others: readonly string[] | undefined) =>
  others !== undefined && some.length === others.length && some.every((one) => others.includes(one))
