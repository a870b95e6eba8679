import type { MessageParams } from '@fondly/domain/message.ts'
import type { LanguageTable } from './language-table.ts'
import { fillMessage } from './fill-message.ts'

/** The part of a language that refusals need. */
export type RefusalTable = Pick<LanguageTable, 'errorPages' | 'refusals'>

/** Returns the sentence of a refusal; undefined for a code that this release does not know. */
export function sayRefusal({ errorPages, refusals }: RefusalTable, code: string, params?: MessageParams): string | undefined {
  const sentence = read(errorPages, code)?.text ?? read(refusals, code)
  return sentence === undefined ? undefined : fillMessage(sentence, params)
}

/** Returns the title above the sentence of a refusal: its own, or the one for whatever went wrong. */
export function refusalTitle({ errorPages }: Pick<RefusalTable, 'errorPages'>, code: string): string {
  return (read(errorPages, code) ?? errorPages.unexpected).title
}

/** The code may come from outside: 'constructor' is no code. */
function read<Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
