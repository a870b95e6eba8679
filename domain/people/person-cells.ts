import type { CardLanguage } from '../card-language.ts'
import type { Role } from '../user/user.ts'
import type { OfferForPeople } from './invitation.ts'
import { entriesOfCell, languageOfEntry, type PeopleFileRow, roleOfCell } from './people-file.ts'
import type { ForbiddenAction } from './person-rules.ts'

export type ImportProblem = {
  field: 'row' | 'email' | 'firstName' | 'lastName' | 'role' | 'location' | 'supervisorId' | 'senderProfiles' | 'languages'
  code: ForbiddenAction | 'missing-or-wrong' | 'repeated' | 'of-several' | 'unknown' | 'too-long' | 'cells'
}

/** What the cells of a row want for a person. Undefined: it stays as it is; null: it is removed. */
export type WantedPerson = {
  role?: Role | undefined
  location?: string | null | undefined
  supervisorId?: string | null | undefined
  senderProfiles?: string[] | undefined
  languages?: CardLanguage[] | undefined
}

/** The longest that can be written of a person, as in the form. */
const MAX_LOCATION_CHARACTERS = 60
const MAX_SUPERVISOR_CHARACTERS = 40

/**
 * Reads the cells of a row. An empty location or supervisor removes it; an empty role, list of profiles or languages stays as it is, because nobody is
 * without. What the person has already may stay, whatever the client offers now.
 */
export function readPersonCells(
  { cells }: PeopleFileRow,
  offer: OfferForPeople,
  person: { location?: string | undefined; senderProfiles?: readonly string[] | undefined } | undefined,
): { wanted: WantedPerson; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const { location, supervisorId } = cells
  const role = cells.role ? roleOfCell(cells.role) : undefined
  if (cells.role && !role) problems.push({ field: 'role', code: 'unknown' })

  const isLocation =
    !location || location === person?.location || offer.locations.includes(location) || (person && offer.locations.length === 0)
  if (location && location.length > MAX_LOCATION_CHARACTERS) problems.push({ field: 'location', code: 'too-long' })
  else if (!isLocation) problems.push({ field: 'location', code: 'unknown' })
  if (supervisorId && supervisorId.length > MAX_SUPERVISOR_CHARACTERS) problems.push({ field: 'supervisorId', code: 'too-long' })

  const senderProfiles = entriesOfCell(cells.senderProfiles ?? '')
  const isProfile = (id: string) => offer.senderProfiles.includes(id) || person?.senderProfiles?.includes(id)
  if (!senderProfiles.every(isProfile)) problems.push({ field: 'senderProfiles', code: 'unknown' })

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
