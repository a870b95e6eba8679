import { SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import type { Context } from 'hono'
import { retryAfter } from './answer-errors.ts'
import { TOO_MANY } from './rate-limit.ts'
import { readingLanguage } from './reading-language.ts'
import type { Refused } from '@fondly/core/refused.ts'

const TRY_AGAIN = { en_US: 'Try Again', es: 'Intentar de nuevo' }

/** Answers a navigation with 429 and a plain page. Our own page would only send more requests. */
export function tooManyPage(c: Context, refused: Refused): Response {
  const language = readingLanguage(c.req.raw)
  const sentence = language === 'es' ? SERVER_SENTENCES[TOO_MANY] : TOO_MANY
  const page = `<!doctype html><html lang="${language === 'es' ? 'es' : 'en'}"><meta name="viewport" content="width=device-width">
<title>${sentence}</title><main><p>${sentence}</p><p><a href="/">${TRY_AGAIN[language]}</a></p></main></html>`
  return c.html(page, 429, retryAfter(refused))
}
