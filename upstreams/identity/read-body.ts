import { nestsTooDeep } from '@fondly/kit/http/json-levels.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type * as z from 'zod/mini'
import { invalidData, invalidRequest, Refusal } from './faults.ts'

/** Reads a JSON body of at most `limit` bytes, whatever its content type; an empty body is an empty object. */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit)
  if (text.trim() === '') return {}
  if (nestsTooDeep(text)) throw invalidRequest('The body nests too deeply.')
  const value = parsed(text)
  if (!isKeepable(value)) throw invalidRequest('The body holds characters that cannot be kept.')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The body is not JSON.')
  }
}

/** Reads a body as UTF-8 text. Throws a refusal if it has more than `limit` bytes (413) or is not UTF-8 (400). */
export async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return ''
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readUpTo(request.body, limit))
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal(413, 'REQUEST_FAILED', `The body is larger than ${limit} bytes.`)
    if (error instanceof TypeError) throw invalidRequest('The body is not UTF-8.')
    throw error
  }
}

/** The first issue of a schema as PingOne's refusal, with the attribute's name. The schema's own message is not shown. */
export function toInvalidData(error: z.core.$ZodError): Refusal {
  const issue = error.issues[0]
  // For an unknown attribute, zod's path names the object; the attribute's name is in `keys`.
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const target = [...(issue?.path ?? []), ...unknown].map(String).join('.')
  return invalidData({ code: 'INVALID_VALUE', message: 'The value is not valid.', ...(target ? { target } : {}) })
}
