import { clientSettings } from '@fondly/languages/english/client-settings.ts'
import { useSection } from '../../../words/words.tsx'

export const useSettingsWords = () => useSection('clientSettings', clientSettings)
