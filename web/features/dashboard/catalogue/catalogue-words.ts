import { catalogueAccess } from '@fondly/languages/english/catalogue-access.ts'
import { useSection } from '../../../words/words.tsx'

export const useCatalogueWords = () => useSection('catalogueAccess', catalogueAccess)
