import type { Message } from '@fondly/domain/message.ts'
import { fillMessage } from './fill-message.ts'
import type { LanguageTable } from './language-table.ts'

/** The part of a language that refusals need. The page loads the English refusals only after the first refusal. */
export type RefusalTable = Pick<LanguageTable, 'errorPages'> & { readonly refusals: Readonly<Record<string, string>> }

/** Returns the sentence of a refusal, with its values in the format of the language `tag`. Returns undefined for an unknown code. */
export function sayRefusal({ errorPages, refusals }: RefusalTable, { code, params }: Message, tag?: string): string | undefined {
  const sentence = read(errorPages, code)?.text ?? read(refusals, code)
  return sentence === undefined ? undefined : fillMessage(sentence, params, tag)
}

/** Returns the title above the sentence of a refusal: the title of that code, or the general title for an unexpected problem. */
export function refusalTitle({ errorPages }: Pick<RefusalTable, 'errorPages'>, code: string): string {
  return (read(errorPages, code) ?? errorPages.unexpected).title
}

/** The code may come from outside, so inherited members such as 'constructor' must not be found. */
function read<Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
