import { SalesforceUserData } from '@fondly/contracts/pingone/users.ts'

/** Returns the object in a JSON attribute unchanged. Returns undefined for any other content, which a change could not preserve. */
export function readJsonObject(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return {}
  const read = typeof value === 'string' ? parse(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
}

/** Returns the readable part of a user's `salesforceUserData`. */
export const readUserData = (value: unknown): SalesforceUserData => SalesforceUserData.safeParse(readJsonObject(value)).data ?? {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
