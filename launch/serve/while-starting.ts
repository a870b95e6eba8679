import type { Fetch } from '@fondly/kit/env.ts'
import { refuse } from './refuse.ts'

/** Answers while the product starts: alive, but not ready to take an order. `headers` are those of every answer. */
export const whileStarting =
  (headers: [string, string][]): Fetch =>
  async (request) =>
    new URL(request.url).pathname === '/healthz'
      ? Response.json({ alive: true }, { headers })
      : refuse(request, { status: 503, code: 'starting' }, [...headers, ['retry-after', '2']])
