import { counter } from '../counter.ts'

/** The words of the page of a client's own messages. */
export const clientMessages = {
  lead: 'What your people can start their message with, in front of what comes with each card.',
  readOnly: 'You may read this. A client administrator can change it.',
  empty: 'Your own message starters and closings will stand here.',
  add: 'Add a message',
  number: (at: number) => `Message ${at}`,
  title: { en: 'Title in English', es: 'Title in Spanish' },
  text: { en: 'Text in English', es: 'Text in Spanish' },
  locked: 'Printed as it stands: senders cannot change it',
  left: counter('en-US', { one: '# character left', other: '# characters left' }),
  up: (at: number) => `Move message ${at} up`,
  down: (at: number) => `Move message ${at} down`,
  remove: (at: number) => `Delete message ${at}`,
  missing: 'Please fill this in.',
  unfit: (sizes: string) => `Does not fit cards of size ${sizes}. It is not offered there.`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  theirs: 'Somebody else changed the messages while you did. Keep mine saves yours in place of theirs.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
}
