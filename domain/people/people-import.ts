import { checkInvitation, type Invitation, type InvitationProblem, type OfferForPeople, rolesToGive, tidyInvitation } from './invitation.ts'
import { type PeopleFileRow, roleOfCell } from './people-file.ts'
import { planPersonChange, type PlannedFields, type PlannedPerson, type PlanRules } from './plan-person-change.ts'
import { type ImportProblem, readPersonCells, type WantedPerson } from './person-cells.ts'

/** The planned action for one row of a file, or for one of several chosen people. */
export type ImportRow = { row: number; email: string; name: string } & (
  | { kind: 'new'; invitation: Invitation }
  | { kind: 'changed'; id: string; version: string; was: PlannedFields; change: PlannedFields; reason?: string }
  | { kind: 'unchanged' }
  | { kind: 'wrong'; problems: ImportProblem[] }
)

export type ImportWorld = PlanRules & {
  people: readonly PlannedPerson[]
  /** The addresses of people who are invited and may not have an account yet. */
  invited: ReadonlySet<string>
  offer: OfferForPeople & { defaultProfiles: readonly string[] }
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
      const planned = planPersonChange(person, wanted, world)
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
  // Report only one problem for each field.
  return problems.filter(({ field }) => !found.some((one) => one.field === field))
}
