import type { Role } from './user.ts'

// When the text contains several of these words, the first in this list counts.
const WORDS: readonly [string, Role][] = [
  ['admin', 'clientadmin'],
  ['reporter', 'reporting'],
  ['orderer', 'orderer'],
]

/** Returns the role that the identity group's statement names, or 'orderer' when the statement names no role. */
export function roleOfStatement(statement: string): Role {
  const text = statement.toLowerCase()
  return WORDS.find(([word]) => text.includes(word))?.[1] ?? 'orderer'
}

/** Returns a user's role: from the statement when the client says so, else from the token's profile. `admin` comes only from the token. */
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

/** Returns true when the role sees the 'Reporting & Admin' link. */
export function seesReporting(role: Role): boolean {
  return role !== 'orderer'
}
