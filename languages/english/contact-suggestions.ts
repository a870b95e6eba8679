import { counter } from '../counter.ts'

/** The people of the address book that the order form offers while a name or an address is typed. */
export const contactSuggestions = {
  list: 'From your address book',
  found: counter('en-US', {
    one: '1 person of your address book. Down Arrow chooses, Enter fills in.',
    other: '# people of your address book. Down Arrow chooses, Enter fills in.',
  }),
}
