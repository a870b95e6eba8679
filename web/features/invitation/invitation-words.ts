import { invitation } from '@fondly/languages/english/invitation.ts'
import { ownPassword } from '@fondly/languages/english/own-password.ts'
import { useSection } from '../../words/words.tsx'

export const useInvitationWords = () => ({
  ...useSection('invitation', invitation),
  requirements: useSection('ownPassword', ownPassword).requirements,
})
