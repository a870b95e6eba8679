import { ownSessions } from '@fondly/languages/english/own-sessions.ts'
import { useSection } from '../../words/words.tsx'

export const useOwnSessionsWords = () => useSection('ownSessions', ownSessions)
