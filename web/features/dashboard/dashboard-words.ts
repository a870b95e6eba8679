import { dashboard } from '@fondly/languages/english/dashboard.ts'
import { useSection } from '../../words/words.tsx'

export const useDashboardWords = () => useSection('dashboard', dashboard)
