import { problemResponse } from '@fondly/bff/http/problem.ts'
import { opensPage, refusalPage } from '@fondly/bff/http/refusal-page.ts'
import type { Message } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'

/** Refuses a request that no route answers. A browser that opens a page gets a plain page; every other caller gets a problem (RFC 9457). */
export function refuse(request: Request, refusal: Message<RefusalCode> & { status: number }, headers: [string, string][] = []): Response {
  return opensPage(request) ? refusalPage(request, refusal, headers) : problemResponse(request, refusal, headers)
}
