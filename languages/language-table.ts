import type { english } from './english/english.ts'

/** The same tree of codes with other sentences; a function keeps what it takes and returns. */
type InWords<Table> = {
  readonly [Code in keyof Table]: Table[Code] extends string
    ? string
    : Table[Code] extends (...values: never[]) => unknown
      ? Table[Code]
      : InWords<Table[Code]>
}

/** What every language has: a sentence for each code of English. A parameter stands in braces, {orderNo}, in any place and order. */
export type LanguageTable = InWords<typeof english>
