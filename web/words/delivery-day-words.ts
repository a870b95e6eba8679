import { deliveryDays } from '@fondly/languages/english/delivery-days.ts'
import { useSection } from './words.tsx'

export const useDeliveryDayWords = () => useSection('deliveryDays', deliveryDays)
