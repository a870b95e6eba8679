import { nestsTooDeep } from '@fondly/kit/http/json-levels.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type * as z from 'zod/mini'
import { invalidData, invalidRequest, Refusal } from './faults.ts'

/** The JSON of a body whatever its content type; nothing at all reads as an empty object. */
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

/** What a schema found wrong, as PingOne's refusal: the first of it, with the attribute's name. A schema's own words are not for people. */
export function mistakesOf(error: z.core.$ZodError): Refusal {
  const issue = error.issues[0]
  // An attribute that is not in the schema stands beside the path of the object that has it.
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const target = [...(issue?.path ?? []), ...unknown].map(String).join('.')
  return invalidData({ code: 'INVALID_VALUE', message: 'The value is not valid.', ...(target ? { target } : {}) })
}
