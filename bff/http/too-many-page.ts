import type { Refused } from '@fondly/domain/refused.ts'
import { ALL_LANGUAGES } from '@fondly/languages/all-languages.ts'
import { sayRefusal } from '@fondly/languages/say-refusal.ts'
import type { Context } from 'hono'
import { retryAfter } from './answer-errors.ts'
import { readingLanguage } from './reading-language.ts'

/** Answers a navigation with 429 and a plain page. Our own page would only send more requests. */
export function tooManyPage(c: Context, refused: Refused): Response {
  const { tag, table } = ALL_LANGUAGES[readingLanguage(c.req.raw)]
  const sentence = sayRefusal(table, refused)
  const page = `<!doctype html><html lang="${tag}"><meta name="viewport" content="width=device-width">
<title>${sentence}</title><main><p>${sentence}</p><p><a href="/">${table.page.tryAgain}</a></p></main></html>`
  return c.html(page, 429, retryAfter(refused))
}
