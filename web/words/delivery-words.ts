import { delivery } from '@fondly/languages/english/delivery.ts'
import { useSection } from './words.tsx'

export const useDeliveryWords = () => useSection('delivery', delivery)
