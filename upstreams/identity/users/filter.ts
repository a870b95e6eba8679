import { invalidRequest } from '../faults.ts'
import type { UserFilter } from '../store/users.ts'

const COMPARISON = /^\s*(username|email|population\.id)\s+eq\s+"((?:[^"\\\0]|\\["\\]){1,256})"\s*$/i
const ENABLED = /^\s*enabled\s+eq\s+(true|false)\s*$/i

/** One comparison of PingOne's SCIM filter language: `username eq "x"`, likewise email and population.id, and `enabled eq true`. */
export function readFilter(filter: string | undefined): UserFilter | undefined {
  if (filter === undefined) return undefined
  const enabled = ENABLED.exec(filter)?.[1]
  if (enabled) return { attribute: 'enabled', value: enabled.toLowerCase() === 'true' }
  const [, attribute, value] = COMPARISON.exec(filter) ?? []
  if (!attribute || !value)
    throw invalidRequest('The filter is not one that is served: username, email or population.id eq "...", or enabled eq true.')
  return { attribute: attribute.toLowerCase() as Exclude<UserFilter['attribute'], 'enabled'>, value: value.replace(/\\(["\\])/g, '$1') } // the pattern lists them
}
