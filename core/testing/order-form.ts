/** A form that every rule accepts. */
export const form = {
  accountNumber: '4711',
  firstName: 'Ana',
  lastName: 'Núñez',
  address1: '123 Main St',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  sentiment: 'S1',
  closing: 'Welcome home.',
  sendDate: '2026-11-24',
}
