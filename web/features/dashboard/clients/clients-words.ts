import { dashboardClients } from '@fondly/languages/english/dashboard-clients.ts'
import { useSection } from '../../../words/words.tsx'

export const useClientsWords = () => useSection('dashboardClients', dashboardClients)
