import { useInvitationsWords } from './invitations-words.ts'

/** Says what was done with an invitation. */
export function InvitationNotice({ what, name }: { what: 'sent' | 'sentAgain' | 'revoked'; name: string }) {
  return useInvitationsWords()[what](name)
}
