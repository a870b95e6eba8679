import type { CardLanguage } from '../card-language.ts'
import { MAX_LOCATION_CHARACTERS } from '../client/location-limits.ts'
import type { Role } from '../user/user.ts'
import type { OfferForPeople } from './invitation.ts'
import { entriesOfCell, languageOfEntry, type PeopleFileRow, roleOfCell } from './people-file.ts'
import type { ForbiddenAction } from './person-rules.ts'

export type ImportProblem = {
  field: 'row' | 'email' | 'firstName' | 'lastName' | 'role' | 'location' | 'supervisorId' | 'senderProfiles' | 'languages'
  code: ForbiddenAction | 'missing-or-wrong' | 'repeated' | 'of-several' | 'unknown' | 'too-long' | 'cells'
}

/** The values that the cells of a row set for a person. Undefined: no change. Null: the value is removed. */
export type WantedPerson = {
  role?: Role | undefined
  location?: string | null | undefined
  supervisorId?: string | null | undefined
  senderProfiles?: string[] | undefined
  languages?: CardLanguage[] | undefined
  /** Files do not contain these two. */
  enabled?: boolean | undefined
  locked?: false | undefined
}

/** The data of a person that decides which values are allowed. */
type Placed = { location?: string | undefined; senderProfiles?: readonly string[] | undefined }

/** The longest id of a supervisor, the same as in the form for one person. */
const MAX_SUPERVISOR_CHARACTERS = 40

/** Whether a person may have this location: the client offers it, the person already has it, or the client has no list of locations. */
export const isLocationFor = (person: Placed | undefined, location: string, { locations }: OfferForPeople): boolean =>
  location === person?.location || locations.includes(location) || (person !== undefined && locations.length === 0)

/** Whether a person may have this sender profile: the client offers it, or the person already has it. */
export const isProfileFor = (person: Placed | undefined, id: string, { senderProfiles }: OfferForPeople): boolean =>
  senderProfiles.includes(id) || person?.senderProfiles?.includes(id) === true

/**
 * Reads the cells of a row. An empty location or supervisor removes the value; an empty role, list of profiles or languages changes nothing, because
 * everybody needs one. Values that the person already has are accepted, even if the client no longer offers them.
 */
export function readPersonCells(
  { cells }: PeopleFileRow,
  offer: OfferForPeople,
  person: Placed | undefined,
): { wanted: WantedPerson; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const { location, supervisorId } = cells
  const role = cells.role ? roleOfCell(cells.role) : undefined
  if (cells.role && !role) problems.push({ field: 'role', code: 'unknown' })

  if (location && location.length > MAX_LOCATION_CHARACTERS) problems.push({ field: 'location', code: 'too-long' })
  else if (location && !isLocationFor(person, location, offer)) problems.push({ field: 'location', code: 'unknown' })
  if (supervisorId && supervisorId.length > MAX_SUPERVISOR_CHARACTERS) problems.push({ field: 'supervisorId', code: 'too-long' })

  const senderProfiles = entriesOfCell(cells.senderProfiles ?? '')
  if (!senderProfiles.every((id) => isProfileFor(person, id, offer))) problems.push({ field: 'senderProfiles', code: 'unknown' })

  const entries = entriesOfCell(cells.languages ?? '')
  const languages = [...new Set(entries.map(languageOfEntry))].filter((language) => language !== undefined)
  if (entries.some((entry) => !languageOfEntry(entry))) problems.push({ field: 'languages', code: 'unknown' })
  return {
    problems,
    wanted: {
      role,
      location: location === undefined ? undefined : location || null,
      supervisorId: supervisorId === undefined ? undefined : supervisorId || null,
      senderProfiles: senderProfiles.length > 0 ? senderProfiles : undefined,
      languages: languages.length > 0 ? languages : undefined,
    },
  }
}
