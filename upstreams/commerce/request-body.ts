import { NOT_PERMITTED } from '@fondly/contracts/ocapi/document.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { readJson, UnreadableBody } from '@fondly/kit/http/read-json.ts'
import type * as z from 'zod'
import { Fault } from './faults.ts'

const LIMIT = 5_000_000
const DEPTH = 100

/** The body as its schema reads it; an absent one counts as an empty document. `version` is the one of the URL, as a document says it. */
export async function bodyOf<Schema extends z.ZodType>(request: Request, schema: Schema, version?: string): Promise<z.output<Schema>> {
  const json = request.body === null || request.headers.get('content-length') === '0' ? {} : await jsonOf(request)
  for (const document of Array.isArray(json) ? (json as unknown[]) : [json]) ofThisVersion(document, version)
  if (deeperThan(DEPTH, json)) throw new Fault('BodyDecodingException', 'The body nests too deeply.')
  if (!isKeepable(json)) throw new Fault('BodyDecodingException', 'The body holds characters that cannot be kept.')
  const read = schema.safeParse(json, { reportInput: true })
  if (!read.success) throw faultOf(read.error.issues[0], schema.description ?? 'document')
  return read.data
}

function ofThisVersion(document: unknown, version: string | undefined): void {
  const said = (document as { _v?: unknown } | null)?._v
  if (said === undefined || said === version) return
  throw new Fault('UnexpectedVersionException', 'The version of the body is not the version of the URL.', {
    version: typeof said === 'string' ? said.slice(0, 32) : '',
  })
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await readJson(request, LIMIT)
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    if (error.status === 413) throw new Fault('RequestEntityTooLargeException', 'The body is larger than 5 MB.')
    if (error.status === 415) throw new Fault('UnsupportedContentTypeException', 'The body must be application/json.')
    throw new Fault('BodyDecodingException', error.message)
  }
}

// No document of this wire nests like that, and readers that call themselves would run out of stack.
function deeperThan(levels: number, json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

// Of several forms a document may take, the one that was meant is the one in which reading came furthest.
function meant(union: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue {
  const furthest = union.errors
    .flatMap((issues) => issues.slice(0, 1))
    .reduce<z.core.$ZodIssue | undefined>((best, one) => (best && depth(best) >= depth(one) ? best : one), undefined)
  const reached: z.core.$ZodIssue = furthest && depth(furthest) > 0 ? furthest : { ...union, code: 'custom' }
  return { ...reached, path: [...union.path, ...(reached === furthest ? furthest.path : [])] }
}

function depth(issue: z.core.$ZodIssue): number {
  return (
    issue.path.length + (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.map(([first]) => (first ? depth(first) : 0))) : 0)
  )
}

function faultOf(issue: z.core.$ZodIssue | undefined, document: string): Fault {
  const property = issue?.path.join('.') ?? ''
  switch (issue?.code) {
    case 'invalid_union':
      return faultOf(meant(issue), document)
    case 'unrecognized_keys':
      return new Fault('UnknownPropertyException', `Unknown property '${issue.keys[0]}' in document '${document}'.`, {
        property: issue.keys[0],
        document,
      })
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
      return new Fault('PropertyConstraintViolationException', `The property '${property}' is outside its limits.`, { property, document })
    case 'invalid_value':
      return new Fault('EnumConstraintViolationException', `The property '${property}' must be one of its listed values.`, {
        document,
        enumValue: typeof issue.input === 'string' || typeof issue.input === 'number' ? issue.input : property,
      })
    default:
      if (issue?.message === NOT_PERMITTED)
        return new Fault('PropertyNotPermittedException', `The property '${property}' cannot be set.`, { property, document })
      return new Fault('TypeDecodingException', `The property '${property}' of '${document}' could not be read.`, { property, document })
  }
}
