import type { Profile } from '@fondly/contracts/bff/profiles.ts'

type Field = keyof Profile
const FIELDS: readonly Field[] = [
  'name',
  'returnAddress',
  'signature',
  'logoUrl',
  'logoAtNightUrl',
  'disclaimer',
  'invoiceAccount',
  'newUserDefault',
]

/** Lists the fields in which two profiles differ. */
export const listChanges = (before: Profile, after: Profile): Field[] => FIELDS.filter((field) => !isSame(before[field], after[field]))

/**
 * Merges the typed profile into the profile that another user saved meanwhile. Takes the fields that were changed here, and all other fields as they
 * are saved now.
 * @returns `isContested` is true if both users changed the same field to different values
 */
export function mergeProfiles(base: Profile, mine: Profile, now: Profile): { merged: Profile; isContested: boolean } {
  const ours = listChanges(base, mine)
  const theirs = new Set(listChanges(base, now))
  const { name, returnAddress, signature, invoiceAccount, newUserDefault } = now
  const merged: Profile = { name, returnAddress, signature, invoiceAccount, newUserDefault }
  for (const field of FIELDS) {
    const value = (ours.includes(field) ? mine : now)[field]
    // A field that one of the two users removed stays removed.
    if (value !== undefined) Object.assign(merged, { [field]: value })
  }
  return { merged, isContested: ours.some((field) => theirs.has(field) && !isSame(mine[field], now[field])) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
