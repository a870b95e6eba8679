import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { Message } from '@fondly/domain/message.ts'
import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { refusalTitle, sayRefusal } from '@fondly/languages/say-refusal.ts'
import { useLanguage } from './words.tsx'

let english: Readonly<Record<string, string>> = {}

/**
 * Loads the English sentences of refusals. No page needs them before its first refusal. If they cannot be loaded, the sentence from the server is
 * shown.
 */
export async function loadRefusals(): Promise<void> {
  try {
    english = (await import('@fondly/languages/english/refusals.ts')).refusals
  } catch {
    // The server has a newer build, or the connection is lost.
  }
}

/**
 * Returns a function that gives the title and sentence of our server's refusal in the language of the page. An undefined refusal did not come from
 * our server.
 */
export function useRefusalText(): (refusal: Refusal | undefined) => { title: string; text: string } {
  const { table = { errorPages, refusals: english }, tag, words } = useLanguage()
  return (refusal) => ({
    title: refusalTitle(table, refusal?.code ?? ''),
    text: refusal ? (sayRefusal(table, refusal, tag) ?? refusal.detail) : words.unexpected,
  })
}

/** Returns a function that gives our server's reason as a sentence. An unknown code is returned unchanged. */
export function useReasonText(): (reason: Message) => string {
  const { table = { errorPages, refusals: english }, tag } = useLanguage()
  return (reason) => sayRefusal(table, reason, tag) ?? reason.code
}
