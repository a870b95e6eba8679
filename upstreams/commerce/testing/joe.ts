/** The address of a test person, with the least that an order needs. */
export const JOE = {
  first_name: 'Joe',
  last_name: 'Poe',
  address1: '1 Main St',
  city: 'Boston',
  state_code: 'MA',
  postal_code: '02101',
  country_code: 'US',
}
