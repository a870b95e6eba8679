import type { english } from './english/english.ts'

/** The same tree of codes with other sentences. A function keeps the types of its parameters and its result. */
type InWords<Table> = {
  readonly [Code in keyof Table]: Table[Code] extends string
    ? string
    : Table[Code] extends (...values: never[]) => unknown
      ? Table[Code]
      : InWords<Table[Code]>
}

/** The table that every language must have: a sentence for each code of English. A parameter such as {orderNo} may stand anywhere in the sentence. */
export type LanguageTable = InWords<typeof english>
