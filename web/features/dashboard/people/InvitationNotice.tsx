import { useInvitationsWords } from './invitations-words.ts'

/** What was done with the invitation of somebody, as a notice. */
export function InvitationNotice({ what, name }: { what: 'sent' | 'sentAgain' | 'revoked'; name: string }) {
  return useInvitationsWords()[what](name)
}
