import type { Role } from '../user/user.ts'

type Somebody = { id: string; role: Role }

/** A change that an administrator makes to a person. An undefined role is unchanged. */
export type PersonAction = {
  role?: Role | null | undefined
  /** The action signs the person out or keeps the person from signing in. */
  blocksAccess?: boolean
}

export type ForbiddenAction = 'own-account' | 'person-is-admin' | 'role-admin-only' | 'roles-from-groups'

/**
 * Returns why this administrator may not make that change. Nobody may lock themselves out or change their own role. A client administrator may
 * not give the role admin, and may not change a person who has this role.
 */
export function findForbidden(
  editor: Somebody,
  person: Somebody,
  { role, blocksAccess = false }: PersonAction,
  { rolesFromGroups }: { rolesFromGroups: boolean },
): ForbiddenAction | undefined {
  const isOwn = editor.id === person.id
  const changesRole = role !== undefined && role !== person.role
  if (isOwn && (blocksAccess || changesRole)) return 'own-account'
  if (editor.role !== 'admin' && person.role === 'admin') return 'person-is-admin'
  if (editor.role !== 'admin' && role === 'admin') return 'role-admin-only'
  // Role admin applies even when roles come from groups.
  if (rolesFromGroups && changesRole && role !== 'admin' && person.role !== 'admin') return 'roles-from-groups'
  return undefined
}
