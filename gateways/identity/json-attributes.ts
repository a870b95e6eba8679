import { SalesforceUserData } from '@fondly/contracts/pingone/users.ts'

/** Returns the object that a JSON attribute holds, as it is; undefined when it holds something else, which cannot be kept under a change. */
export function readJsonObject(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return {}
  const read = typeof value === 'string' ? parse(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
}

/** What can be read of a user's `salesforceUserData`. */
export const readUserData = (value: unknown): SalesforceUserData => SalesforceUserData.safeParse(readJsonObject(value)).data ?? {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
