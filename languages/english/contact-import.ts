import { counter } from '../counter.ts'

const people = counter('en-US', { one: '1 person', other: '# people' })

/** Adding people to the address book from a file. */
export const contactImport = {
  title: 'Add people from a file',
  lead: 'A table (XLSX or CSV), or contacts saved as vCard. You see what is added before it is.',
  rules:
    'The first row of a table names its columns: first name, last name, address, apartment, city, state, zip, tags, note, birthday. Other columns are left out.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  shared: 'For everybody of your organization',
  reading: 'Reading the file…',
  back: 'Back to the address book',
  unknownHeadings: (headings: string) => `Columns that are left out: ${headings}`,
  kinds: {
    new: counter('en-US', { one: '1 person is new', other: '# people are new' }),
    same: counter('en-US', { one: '1 person is there already', other: '# people are there already' }),
    wrong: counter('en-US', { one: '1 row is refused', other: '# rows are refused' }),
  },
  kindTexts: {
    new: 'They are added when you choose so.',
    same: 'They stay as they are. A birthday that the address book does not know is added.',
    wrong: 'They are left out. Mend them in the file, and choose it again: nobody is added twice.',
  },
  kindTextsAfter: {
    new: 'They are in the address book now.',
    same: 'They stayed as they were, except for a birthday that was not known.',
    wrong: 'They were left out. Mend them in the file, and choose it again: nobody is added twice.',
  },
  row: (row: number) => `Row ${row}`,
  sameAs: (name: string, address: string) => `Is ${name}${address && `, ${address}`}`,
  sameAsRow: (row: number) => `The same as row ${row}`,
  birthday: 'Birthday',
  problems: {
    'no-name': 'has no name',
    'too-long': 'is too long',
    'too-many-tags': 'has too many tags',
    cells: 'has more cells than the first row',
    'no-state': 'is not a US state or territory',
    'zip-digits': 'has neither five nor nine digits',
    'no-zip': 'does not exist',
    'zip-elsewhere': 'is not in that state',
    'day-unreadable': 'cannot be read: write the month before the day, and the year',
    'no-such-day': 'is a day that does not exist; the month comes first',
    'birth-year-out-of-range': 'is in an impossible year',
  },
  /** `why` is one of the `problems` above. */
  birthdayLeftOut: (why: string) => `The birthday ${why}. It is left out.`,
  otherBirthday: (inFile: string, known: string) => `The birthday ${inFile} is left out, because another one is known: ${known}.`,
  /** The heading of the added column in the file of refused rows, in small letters like the other headings. */
  reason: 'reason',
  saveRefused: 'Save the refused rows as CSV',
  moreRows: 'Show more rows',
  add: (count: number) => `Add ${people(count)}`,
  andBirthdays: counter('en-US', { one: 'and 1 birthday', other: 'and # birthdays' }),
  addBirthdays: counter('en-US', { one: 'Add 1 birthday', other: 'Add # birthdays' }),
  onlyBirthdays: counter('en-US', {
    one: 'Nobody in this file is new, but 1 person gets a birthday.',
    other: 'Nobody in this file is new, but # people get a birthday.',
  }),
  nothingToAdd: 'Nobody in this file is new.',
  running: ({ last, total }: { last: number; total: number }) => `${last} of ${people(total)} added…`,
  runningBirthdays: 'The birthdays are being added…',
  done: (added: number) => `${people(added)} added.`,
  doneBirthdays: counter('en-US', { one: '1 birthday added.', other: '# birthdays added.' }),
  doneNothing: 'Nothing was added.',
  doneMore: {
    birthdays: counter('en-US', {
      one: '1 person who was there already has a birthday now.',
      other: '# people who were there already have a birthday now.',
    }),
    same: counter('en-US', { one: '1 was there already.', other: '# were there already.' }),
    wrong: counter('en-US', { one: '1 row was refused; the reason stands below.', other: '# rows were refused; the reasons stand below.' }),
    left: counter('en-US', {
      one: '1 new person was left out: somebody has added them meanwhile, or the address book is full.',
      other: '# new people were left out: somebody has added them meanwhile, or the address book is full.',
    }),
  },
  failed: 'The rows could not be loaded.',
}
