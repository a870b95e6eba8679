import { addressBook } from '@fondly/languages/english/address-book.ts'
import { useSection } from '../../words/words.tsx'

export const useAddressBookWords = () => useSection('addressBook', addressBook)
