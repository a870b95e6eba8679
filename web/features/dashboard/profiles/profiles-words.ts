import { senderProfiles } from '@fondly/languages/english/sender-profiles.ts'
import { useSection } from '../../../words/words.tsx'

export const useProfilesWords = () => useSection('senderProfiles', senderProfiles)
