import type { AddressContent } from './card-content.ts'

/** The sender of the cards that tests lay out. */
export const HARBORVIEW: AddressContent = {
  name: 'Harborview Resident Care',
  address1: '1200 Quayside Ave',
  address2: 'Ste 400',
  city: 'Seattle',
  state: 'WA',
  zip: '98101',
}
