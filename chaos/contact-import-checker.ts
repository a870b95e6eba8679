/** A person of a file, and how often the address books contain this person. */
export type ImportedPerson = {
  name: string
  /** How often this person is in the book into which the file was imported. */
  contacts: number
  /** How often this person is in other books, and how often is right. */
  elsewhere: number
  expectedElsewhere: number
  /** The birthdays of this contact, and the right one. */
  birthdays: string[]
  expectedBirthday: string | undefined
}
/** An import that was started, as its page counts it. */
export type StartedImport = {
  state: string
  kinds: { new: number; same: number; wrong: number }
  added: number
  left: number
  birthdays: number
  /** The number of rows of this import that still wait. */
  due: number
  /** The number of entries of the audit log that name this import. */
  logged: number
}
/** A file, the expected result, and the imports of the file. A file has several imports when it was imported again meanwhile. */
export type ImportedFile = {
  name: string
  isShared: boolean
  rows: number
  refused: number
  newcomers: number
  /** The number of people in the book who get a birthday from the file. */
  withoutBirthday: number
  imports: StartedImport[]
}
export type ContactImportWorld = {
  people: ImportedPerson[]
  files: ImportedFile[]
  /** The number of contacts that are in no file and were not there before. */
  strangers: number
}

/** Checks that each accepted person is in the right book once, with one birthday. Also checks that the counts of the imports are right. */
export function judgeContactImports({ people, files, strangers }: ContactImportWorld): { people: number; broken: string[] } {
  const broken = [...people.flatMap(findWrongPerson), ...files.flatMap(findWrongFile)]
  if (strangers > 0) broken.push(`${strangers} contacts are of nobody.`)
  return { people: people.reduce((sum, { contacts }) => sum + contacts, 0), broken }
}

function findWrongPerson(person: ImportedPerson): string[] {
  const { name, contacts, elsewhere, expectedElsewhere, expectedBirthday = '' } = person
  const birthdays = person.birthdays.join()
  if (contacts === 1 && elsewhere === expectedElsewhere && birthdays === expectedBirthday) return []
  return [`${name}: ${contacts} contacts, ${elsewhere} in other books, birthdays '${birthdays}' instead of '${expectedBirthday}'.`]
}

function findWrongFile({ name, isShared, rows, refused, newcomers, withoutBirthday, imports }: ImportedFile): string[] {
  const sum = (count: (one: StartedImport) => number) => imports.reduce((total, one) => total + count(one), 0)
  const [added, birthdays] = [sum((one) => one.added), sum((one) => one.birthdays)]
  return [
    ...(imports.length === 0 ? [`${name} was not imported.`] : []),
    ...(added === newcomers ? [] : [`${name}: ${added} people counted as added instead of ${newcomers}.`]),
    ...(birthdays === withoutBirthday ? [] : [`${name}: ${birthdays} birthdays counted instead of ${withoutBirthday}.`]),
    ...imports.flatMap((one) => findWrongImport(one, { rows, refused, isShared }).map((wrong) => `${name}: ${wrong}`)),
  ]
}

function findWrongImport(
  { state, kinds, added, left, due, logged }: StartedImport,
  { rows, refused, isShared }: Pick<ImportedFile, 'rows' | 'refused' | 'isShared'>,
): string[] {
  const all = kinds.new + kinds.same + kinds.wrong
  return [
    ...(state === 'done' && due === 0 ? [] : [`an import is ${state}, and ${due} of its rows wait.`]),
    ...(added + left === kinds.new ? [] : [`of ${kinds.new} new people, ${added} were added and ${left} left out.`]),
    ...(all === rows && kinds.wrong === refused ? [] : [`${all} of ${rows} rows counted, ${kinds.wrong} of ${refused} as refused.`]),
    ...(logged === (isShared ? 1 : 0) ? [] : [`${logged} entries of the audit log.`]),
  ]
}
