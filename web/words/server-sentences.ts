import { inSpanishOfOrder, SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import { REFUSALS_IN_SPANISH } from '@fondly/domain/user/refusals-in-spanish.ts'
import { refusal, REFUSALS } from '@fondly/domain/user/refusals.ts'

/** All sentences of the server, which are English, letter for letter as specified, each with its Spanish. */
export const SAID_BY_SERVER: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SERVER_SENTENCES),
  ...REFUSALS.flatMap((kind) => {
    const { title, message } = refusal(kind)
    return sideBySide({ title, message }, REFUSALS_IN_SPANISH[kind])
  }),
])

/** Translates a sentence of the server into Spanish; returns an unknown one unchanged. */
export function inSpanish(sentence: string): string {
  return SAID_BY_SERVER.get(sentence) ?? inSpanishOfOrder(sentence) ?? sentence
}

function sideBySide<Name extends string>(english: Record<Name, string>, spanish: Record<Name, string>): [string, string][] {
  return (Object.keys(english) as Name[]).map((name) => [english[name], spanish[name]])
}
