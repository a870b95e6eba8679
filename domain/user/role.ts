import type { Role } from './user.ts'

// Several words in one text: the first of these counts.
const WORDS: readonly [string, Role][] = [
  ['admin', 'clientadmin'],
  ['reporter', 'reporting'],
  ['orderer', 'orderer'],
]

/** The role that the identity group's statement text gives; an orderer when it names none. */
export function roleOfStatement(statement: string): Role {
  const text = statement.toLowerCase()
  return WORDS.find(([word]) => text.includes(word))?.[1] ?? 'orderer'
}

/** A user's role: from the statement where the client says so, else from the token's profile. `admin` comes from the token alone. */
export function findRole({
  rolesFromGroups,
  statement,
  profileRole,
}: {
  rolesFromGroups: boolean
  statement: string
  profileRole: Role | undefined
}): Role {
  if (profileRole === 'admin') return 'admin'
  return rolesFromGroups ? roleOfStatement(statement) : (profileRole ?? 'orderer')
}

/** Who sees the 'Reporting & Admin' link. */
export function seesReporting(role: Role): boolean {
  return role !== 'orderer'
}
