import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { Message } from '@fondly/domain/message.ts'
import { OFFER_OF_REFUSAL, type RefusalCode } from '@fondly/domain/refusal-code.ts'
import { ALL_LANGUAGES } from '@fondly/languages/all-languages.ts'
import { refusalTitle, sayRefusal } from '@fondly/languages/say-refusal.ts'
import { acceptedLanguage } from './reading-language.ts'

type Problem = Message<RefusalCode> & {
  status: number
  /** The id of the request. */
  reference?: string | undefined
  /** Members of this kind of problem, such as the problems of each field. */
  extension?: Readonly<Record<string, unknown>> | undefined
}

/** Returns a refusal as application/problem+json (RFC 9457), with its sentence in the language that the request accepts. */
export function problemAnswer(request: Request, { status, code, params, reference, extension }: Problem) {
  const { tag, table } = ALL_LANGUAGES[acceptedLanguage(request)]
  const offer = OFFER_OF_REFUSAL[code]
  const problem: Refusal = {
    type: `urn:fondly:refusal:${code}`,
    title: refusalTitle(table, code),
    status,
    detail: sayRefusal(table, { code, params }, tag) ?? code,
    code,
    ...(params && { params }),
    ...(offer && { offer }),
    ...(reference !== undefined && { reference }),
    ...extension,
  }
  const headers = { 'content-type': 'application/problem+json', 'content-language': tag, vary: 'accept-language' }
  return { body: JSON.stringify(problem), status, headers }
}

/** Returns the same answer as a complete response, for code without a Hono context. */
export function problemResponse(request: Request, problem: Problem, more: [string, string][] = []): Response {
  const { body, status, headers } = problemAnswer(request, problem)
  return new Response(body, { status, headers: [...Object.entries(headers), ...more] })
}
