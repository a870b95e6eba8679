import type { SenderProfile } from './sender-profile.ts'

/**
 * Returns the profiles that a user may send with: profiles of the client that are assigned to the user, in the client's order, without those whose
 * return address the address check refused.
 */
export function offeredProfiles<Profile extends Pick<SenderProfile, 'id' | 'returnAddressCheck'>>(
  profiles: readonly Profile[],
  assigned: readonly string[],
): Profile[] {
  return profiles.filter(({ id, returnAddressCheck }) => assigned.includes(id) && returnAddressCheck !== 'refused')
}

/** Returns the disclaimer in the card's language. */
export function selectDisclaimer({ disclaimer }: Pick<SenderProfile, 'disclaimer'>, language: 'en_US' | 'es'): string {
  return (language === 'es' ? disclaimer?.es : undefined) ?? disclaimer?.default ?? ''
}
