import type { SenderProfile } from './sender-profile.ts'

/** The profiles a user may send with: the client's own that are assigned to the user, in the client's order. */
export function offeredProfiles<Profile extends Pick<SenderProfile, 'id'>>(
  profiles: readonly Profile[],
  assigned: readonly string[],
): Profile[] {
  return profiles.filter(({ id }) => assigned.includes(id))
}

/** What the card's disclaimer says in the card's language. */
export function selectDisclaimer({ disclaimer }: Pick<SenderProfile, 'disclaimer'>, language: 'en_US' | 'es'): string {
  return (language === 'es' ? disclaimer?.es : undefined) ?? disclaimer?.default ?? ''
}
