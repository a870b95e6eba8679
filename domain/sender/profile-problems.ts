import type { SenderProfile } from './sender-profile.ts'
import { PLACEHOLDERS } from './signature.ts'

/** The fields of a sender profile that an administrator can change. */
export type EditableProfile = Pick<
  SenderProfile,
  'name' | 'signature' | 'returnAddress' | 'invoiceAccount' | 'newUserDefault' | 'logoUrl' | 'logoAtNightUrl' | 'disclaimer'
>

export const PROFILE_FIELDS = [
  'name',
  'addressName',
  'address1',
  'city',
  'state',
  'zip',
  'signature',
  'disclaimer',
  'disclaimerEs',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type ProfileProblemCode = 'missing' | 'taken' | 'zip' | 'unknown-placeholder' | 'english-missing' | 'too-long'
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblemCode>>

/** The most characters of each text. A disclaimer has to fit on the back of the smallest card. */
export const MAX_PROFILE_CHARACTERS = {
  name: 60,
  signature: 200,
  addressName: 55,
  address: 55,
  city: 40,
  invoiceAccount: 40,
  disclaimer: 160,
}

/** Returns the problems of a sender profile by field. `otherNames` are the names of the client's other profiles. */
export function profileProblems(profile: EditableProfile, otherNames: readonly string[]): ProfileProblems {
  const { returnAddress: address, disclaimer } = profile
  const problems: ProfileProblems = {}
  const isMissing = (text: string) => text.trim() === ''
  if (isMissing(profile.name)) problems.name = 'missing'
  else if (isNameTaken(profile.name, otherNames)) problems.name = 'taken'
  if (isMissing(address.name)) problems.addressName = 'missing'
  if (isMissing(address.address1)) problems.address1 = 'missing'
  if (isMissing(address.city)) problems.city = 'missing'
  // The address check knows which states exist.
  if (!/^[A-Z]{2}$/.test(address.state)) problems.state = 'missing'
  if (!/^\d{5}(-\d{4})?$/.test(address.zip.trim())) problems.zip = isMissing(address.zip) ? 'missing' : 'zip'
  if (isMissing(profile.signature)) problems.signature = 'missing'
  else if (profile.signature.length > MAX_PROFILE_CHARACTERS.signature) problems.signature = 'too-long'
  else if (findUnknownPlaceholder(profile.signature) !== undefined) problems.signature = 'unknown-placeholder'
  if (disclaimer?.es && isMissing(disclaimer.default)) problems.disclaimer = 'english-missing'
  return problems
}

/** Returns the first word in braces that is not a placeholder and would be printed unchanged. */
export function findUnknownPlaceholder(signature: string): string | undefined {
  for (const [whole, name] of signature.matchAll(/\{(\w*)\}/g)) if (!PLACEHOLDERS.some((known) => known === name)) return whole
  return undefined
}

/** Two names that differ only in case or spaces count as equal. */
export function isNameTaken(name: string, otherNames: readonly string[]): boolean {
  const plain = (text: string) => text.trim().toLowerCase()
  return otherNames.some((other) => plain(other) === plain(name))
}
