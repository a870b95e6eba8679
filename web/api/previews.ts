import { Preview } from '@fondly/contracts/bff/send-answer.ts'
import type { PreviewRequest } from '@fondly/contracts/bff/send-request.ts'
import type * as z from 'zod/mini'
import { ask } from './ask.ts'

/** Requests pictures that show exactly what will be printed. */
export function drawPreview(request: z.infer<typeof PreviewRequest>): Promise<Preview> {
  return ask('/api/previews', Preview, { method: 'POST', body: request })
}
