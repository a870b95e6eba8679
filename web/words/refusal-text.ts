import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { Message } from '@fondly/domain/message.ts'
import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { refusalTitle, sayRefusal } from '@fondly/languages/say-refusal.ts'
import { useLanguage } from './words.tsx'

let english: Readonly<Record<string, string>> = {}

/** Loads the English sentences of refusals, which no page needs before its first refusal. Without them the server's own sentence is shown. */
export async function loadRefusals(): Promise<void> {
  try {
    english = (await import('@fondly/languages/english/refusals.ts')).refusals
  } catch {
    // The file is of another build, or the connection has gone.
  }
}

/** Says a refusal of our server in the language of the page, again after the language has changed. Undefined is a refusal of somebody else. */
export function useRefusalText(): (refusal: Refusal | undefined) => { title: string; text: string } {
  const { table = { errorPages, refusals: english }, tag, words } = useLanguage()
  return (refusal) => ({
    title: refusalTitle(table, refusal?.code ?? ''),
    text: refusal ? (sayRefusal(table, refusal, tag) ?? refusal.detail) : words.unexpected,
  })
}

/** Says why our server did not do something, once the refusals are loaded; a code that this release does not know stays one. */
export function useReasonText(): (reason: Message) => string {
  const { table = { errorPages, refusals: english }, tag } = useLanguage()
  return (reason) => sayRefusal(table, reason, tag) ?? reason.code
}
