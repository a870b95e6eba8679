/** The words that stand before the parts of an address in messages and in the forms of other programs, each followed by a colon. */
const LABEL =
  /(?<![\p{L}\d])((?:first|given|last|family|full|contact|client|customer|recipient) name|surname|nombres?|apellidos?|name|recipient|contact|destinatari[oa]|cliente|customer|resident|tenant|(?:ship|shipping|mail|send|deliver|bill) to|to|(?:home|postal|shipping|mailing|street) address|street|address(?: line)?(?: ?[12])?|city, ?state,? (?:and |& )?zip(?: ?code)?|city|town|state|zip ?code|zip|postal code|country|para|enviar a|direcci[oó]n(?: postal)?|domicilio|calle|ciudad|municipio|localidad|estado|c[oó]digo postal|cp|pa[ií]s) ?:/giu
const LAST_NAME = /^(?:(?:last|family) name|surname|apellidos?)$/i
const FIRST_NAME = /^(?:(?:first|given) name|nombres?|name)$/i

/**
 * Takes the labels out of a pasted text, so that each part stands on a line of its own. When the first and the last name
 * have labels of their own, returns them in `name`, because nobody has to guess which is which.
 */
export function readLabels(text: string): { text: string; name?: { firstName: string; lastName: string } } {
  const [start = '', ...rest] = text.split(LABEL)
  const labelled = Array.from({ length: rest.length / 2 }, (_, at) => ({ label: rest[2 * at] ?? '', value: rest[2 * at + 1] ?? '' }))
  const last = labelled.find(({ label }) => LAST_NAME.test(label))
  const first = last && labelled.find(({ label }) => FIRST_NAME.test(label))
  const written = labelled.map((part) => (part === first || part === last ? part.value.trimStart().replace(FIRST_PART, '') : part.value))
  return {
    text: [start, ...written].join('\n'),
    ...(first && last ? { name: { firstName: firstPart(first.value), lastName: firstPart(last.value) } } : {}),
  }
}

/** A label in the first column of a table, or on a line of its own. */
const COLUMN_LABEL =
  /^(?:(?:first|last|full) name|name|(?:mailing )?address(?: line)?(?: ?[12])?|street|city|state|zip(?: ?code)?|nombre|apellidos?|direcci[oó]n|ciudad|estado|c[oó]digo postal)(?=\t| {2}|\r?$)/iu
const MIN_COLUMN_LABELS = 3

/** Adds a colon after each label of a table with two columns. Text with fewer labels than MIN_COLUMN_LABELS is not a table, and stays unchanged. */
export function withColons(text: string): string {
  const lines = text.split('\n')
  const isTable = lines.filter((line) => COLUMN_LABEL.test(line.trimStart())).length >= MIN_COLUMN_LABELS
  return isTable ? lines.map((line) => line.trimStart().replace(COLUMN_LABEL, '$&:')).join('\n') : text
}

/** The text before the next comma, semicolon or bar, or before the end of the line. */
const FIRST_PART = /^[^\n,;|]*/
const firstPart = (value: string): string => FIRST_PART.exec(value.trimStart())?.[0].replace(/\s+/g, ' ').trim() ?? ''
