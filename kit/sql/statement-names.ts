/** The most texts that are remembered. Beyond it all are forgotten, and their prepared statements stay unused until the connection ends. */
const MAX_STATEMENTS = 1_000
/** A text that was used this often is worth preparing; one with a list of varying length may never come again. */
const MIN_USES_TO_PREPARE = 3

/** Counts how often each text is used, and names those that are worth preparing. All connections of the process share it. */
export function statementNames() {
  const statements = new Map<string, { times: number; name: string | undefined }>()
  let names = 0
  return {
    /** Returns the name of the text's prepared statement; undefined while it is used too rarely. */
    nameOf: (text: string): string | undefined => {
      let known = statements.get(text)
      if (!known) {
        if (statements.size >= MAX_STATEMENTS) statements.clear()
        statements.set(text, (known = { times: 0, name: undefined }))
      }
      if (++known.times >= MIN_USES_TO_PREPARE) known.name ??= `fondly_${++names}`
      return known.name
    },
    /** Gives the text another name next time. */
    forget: (text: string): void => void statements.delete(text),
  }
}
