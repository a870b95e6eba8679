import type { Message } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import { ALL_LANGUAGES } from '@fondly/languages/all-languages.ts'
import { sayRefusal } from '@fondly/languages/say-refusal.ts'
import { readingLanguage } from './reading-language.ts'

type RefusedPage = Message<RefusalCode> & { status: number }

/**
 * Answers a browser that opens a page with one plain sentence in its language. If `headers` has Retry-After, the answer has a link that tries again.
 * It never answers with our own page, because that page would send more requests.
 */
export function refusalPage(request: Request, { status, ...refusal }: RefusedPage, headers: [string, string][] = []): Response {
  const { tag, table } = ALL_LANGUAGES[readingLanguage(request)]
  const sentence = sayRefusal(table, refusal, tag) ?? refusal.code
  const again = headers.some(([name]) => name === 'retry-after') ? `<p><a href="/">${table.page.tryAgain}</a></p>` : ''
  const page = `<!doctype html><html lang="${tag}"><meta name="viewport" content="width=device-width">
<title>${sentence}</title><main><p>${sentence}</p>${again}</main></html>`
  return new Response(page, { status, headers: [...headers, ['content-type', 'text/html; charset=utf-8'], ['cache-control', 'no-store']] })
}

/** Returns true when a browser opens this address as a page; false for a program. */
export function opensPage({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')
}
