import { counter } from '../counter.ts'

const people = counter('en-US', { one: '1 person', other: '# people' })

/** Adding people to the address book from a file. */
export const contactImport = {
  title: 'Add people from a file',
  lead: 'A table saved as CSV, or contacts saved as vCard. You see what is added before it is.',
  rules:
    'The first row of a table names its columns: first name, last name, address, apartment, city, state, zip, tags, note. Other columns are left out.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  shared: 'For everybody of your organization',
  reading: 'Reading the file…',
  back: 'Back to the address book',
  unknownHeadings: (headings: string) => `Columns that are left out: ${headings}`,
  kinds: {
    new: counter('en-US', { one: '1 person is new', other: '# people are new' }),
    same: counter('en-US', { one: '1 person is there already', other: '# people are there already' }),
    wrong: counter('en-US', { one: '1 row cannot be read', other: '# rows cannot be read' }),
  },
  kindTexts: {
    new: 'They are added.',
    same: 'They stay as they are.',
    wrong: 'They are left out. Mend them in the file, and choose it again.',
  },
  row: (row: number) => `Row ${row}`,
  sameAs: (name: string, address: string) => `Is ${name}${address && `, ${address}`}`,
  sameAsRow: (row: number) => `The same as row ${row}`,
  problems: {
    'no-name': 'has no name',
    'too-long': 'is too long',
    'not-printable': 'has characters that cannot be printed',
    'too-many-tags': 'has too many tags',
    'no-place': 'has no room left in the address book',
    cells: 'has more cells than the first row',
  },
  moreRows: 'Show more rows',
  add: (count: number) => `Add ${people(count)}`,
  nothingToAdd: 'Nobody of this file is new.',
  running: ({ last, total }: { last: number; total: number }) => `${last} of ${people(total)} added…`,
  done: (added: number) => `${people(added)} added.`,
  failed: 'The rows could not be loaded.',
}
