import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'

/** Returns the text of the progress bar. An unknown step, from a newer release, gets the text of the first step. */
export function progressText(
  news: Extract<SendingNews, { state: 'running' | 'confirming' | 'sent' }>,
  { progress, confirming }: LanguageTable['sending'],
): string {
  if (news.state === 'confirming') return confirming
  if (news.state === 'sent') return progress.done
  const texts: Readonly<Record<string, string>> = progress
  return texts[news.step] ?? progress.personalizing
}
