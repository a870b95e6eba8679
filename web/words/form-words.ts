import { orderForm } from '@fondly/languages/english/order-form.ts'
import { useSection } from './words.tsx'

export const useFormWords = () => useSection('orderForm', orderForm)
