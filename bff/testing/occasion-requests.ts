/** A new contact, as the page sends it. */
export const WALTER = {
  isShared: false,
  firstName: 'Walter',
  lastName: 'Dickinson',
  address1: '22 Seaport Blvd',
  address2: 'Apt B',
  city: 'Boston',
  state: 'MA',
  zipCode: '02210',
  tags: [],
  note: '',
}
/** A birthday on a Thursday, ten days after the date of the test product, which is a Monday. */
export const BIRTHDAY = { kind: 'birthday', monthDay: '12-03', year: 1946, words: '' }
/** A rule that prepares the card for BIRTHDAY at once. */
export const RULE = {
  isShared: false,
  version: 0,
  kind: 'birthday',
  cardId: '1HBE2115',
  sentiment: 'S1',
  message: 'Happy birthday, from all of us.',
  daysBefore: 14,
  responsibleId: null,
}
