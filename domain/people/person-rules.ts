import type { Role } from '../user/user.ts'

type Somebody = { id: string; role: Role }

/** What an administrator does to a person. A role that is undefined stays. */
export type PersonAction = { role?: Role | null | undefined; keepsOut?: boolean }

export type ForbiddenAction = 'own-account' | 'person-is-admin' | 'role-admin-only' | 'roles-from-groups'

/**
 * Returns why this administrator may not do that to this person. Nobody keeps oneself out or changes one's own role; a client administrator neither
 * gives the role admin nor touches somebody who has it.
 */
export function findForbidden(
  editor: Somebody,
  person: Somebody,
  { role, keepsOut = false }: PersonAction,
  { rolesFromGroups }: { rolesFromGroups: boolean },
): ForbiddenAction | undefined {
  const isOwn = editor.id === person.id
  const changesRole = role !== undefined && role !== person.role
  if (isOwn && (keepsOut || changesRole)) return 'own-account'
  if (editor.role !== 'admin' && person.role === 'admin') return 'person-is-admin'
  if (editor.role !== 'admin' && role === 'admin') return 'role-admin-only'
  // Role admin counts whatever the groups say.
  if (rolesFromGroups && changesRole && role !== 'admin' && person.role !== 'admin') return 'roles-from-groups'
  return undefined
}
