import { useInvitationsWords } from './invitations-words.ts'

/** A notice about what was done with an invitation. */
export function InvitationNotice({ what, name }: { what: 'sent' | 'sentAgain' | 'revoked'; name: string }) {
  return useInvitationsWords()[what](name)
}
