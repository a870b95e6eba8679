import { dashboardCards } from '@fondly/languages/english/dashboard-cards.ts'
import { useSection } from '../../../words/words.tsx'

export const useCardsWords = () => useSection('dashboardCards', dashboardCards)
