import { orderHistory } from '@fondly/languages/english/order-history.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { useSection } from '../../words/words.tsx'

export type HistoryWords = LanguageTable['orderHistory']

export const useHistoryWords = (): HistoryWords => useSection('orderHistory', orderHistory)
