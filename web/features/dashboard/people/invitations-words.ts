import { invitations } from '@fondly/languages/english/invitations.ts'
import { useSection } from '../../../words/words.tsx'

export const useInvitationsWords = () => useSection('invitations', invitations)
