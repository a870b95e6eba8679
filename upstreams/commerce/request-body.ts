import type { DocumentFault } from '@fondly/contracts/ocapi/document.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { isJsonType } from '@fondly/kit/http/read-json.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type * as z from 'zod'
import { Fault } from './faults.ts'

const MAX_BODY_BYTES = 5_000_000
const MAX_DEPTH = 100
/** The most characters of a body that its fault repeats when the body cannot be decoded. */
const MAX_ECHOED_CHARACTERS = 1000

/**
 * Reads a body with a schema; a missing body is an empty document. `version`: the version in the URL, in the form of documents ('21.2'). Throws
 * Fault.
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema, version?: string): Promise<z.output<Schema>> {
  const json = request.body === null || request.headers.get('content-length') === '0' ? {} : await readJson(request, request.body)
  for (const document of Array.isArray(json) ? (json as unknown[]) : [json]) assertVersion(document, version)
  const read = schema.safeParse(json, { reportInput: true })
  if (!read.success) throw toFault(read.error.issues[0], schema.description ?? 'document')
  return read.data
}

function assertVersion(document: unknown, version: string | undefined): void {
  const given = (document as { _v?: unknown } | null)?._v
  if (given === undefined || given === version) return
  throw new Fault('UnexpectedVersionException', 'The version of the body is not the version of the URL.', {
    version: typeof given === 'string' ? given.slice(0, 32) : '',
  })
}

async function readJson(request: Request, body: ReadableStream<Uint8Array>): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!isJsonType(contentType))
    throw new Fault('UnsupportedContentTypeException', 'The body must be application/json.', { contentType: contentType.slice(0, 256) })
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge()
  const bytes = await readUpTo(body, MAX_BODY_BYTES).catch((error: unknown) => {
    throw error instanceof TooLarge ? tooLarge() : error
  })
  const text = new TextDecoder().decode(bytes)
  const refuse = (message: string): never => {
    throw new Fault('BodyDecodingException', message, { body: text.slice(0, MAX_ECHOED_CHARACTERS).toWellFormed() })
  }
  const json = parsed(bytes) ?? refuse('The body is not JSON.')
  if (isDeeperThan(MAX_DEPTH, json.value)) refuse('The body nests too deeply.')
  if (!isKeepable(json.value)) refuse('The body holds characters that cannot be kept.')
  return json.value
}

function parsed(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}

function tooLarge(): Fault {
  return new Fault('RequestEntityTooLargeException', 'The body is larger than 5 MB.')
}

// Documents that nest too deeply are refused, because recursive readers would overflow the stack. No real document nests that deeply.
function isDeeperThan(levels: number, json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

// If a document can have several forms, report the issue of the form whose first error comes latest.
function findClosestForm(union: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue {
  const furthest = union.errors
    .flatMap((issues) => issues.slice(0, 1))
    .reduce<z.core.$ZodIssue | undefined>((best, one) => (best && depth(best) >= depth(one) ? best : one), undefined)
  const reached: z.core.$ZodIssue = furthest && depth(furthest) > 0 ? furthest : { ...union, code: 'custom' }
  return { ...reached, path: [...union.path, ...(reached === furthest ? furthest.path : [])] }
}

// Finds a property that no form has, such as `range_query` in a query.
function findUnknownName({ errors }: z.core.$ZodIssueInvalidUnion): string | undefined {
  const unknown = errors.map((issues) =>
    issues.flatMap((one) => (one.code === 'unrecognized_keys' && one.path.length === 0 ? one.keys : [])),
  )
  return unknown[0]?.find((name) => unknown.every((names) => names.includes(name)))
}

function depth(issue: z.core.$ZodIssue): number {
  return (
    issue.path.length + (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.map(([first]) => (first ? depth(first) : 0))) : 0)
  )
}

/** The platform reads JSON with Jackson and uses its token names for types. */
const TOKENS: Record<string, string> = {
  string: 'VALUE_STRING',
  number: 'VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT',
  int: 'VALUE_NUMBER_INT',
  boolean: 'VALUE_TRUE, VALUE_FALSE',
  array: 'START_ARRAY',
}

function tokenName(value: unknown): string {
  if (value === null || value === undefined) return 'VALUE_NULL'
  if (typeof value === 'boolean') return value ? 'VALUE_TRUE' : 'VALUE_FALSE'
  if (typeof value === 'number') return Number.isInteger(value) ? 'VALUE_NUMBER_INT' : 'VALUE_NUMBER_FLOAT'
  if (typeof value === 'string') return 'VALUE_STRING'
  return Array.isArray(value) ? 'START_ARRAY' : 'START_OBJECT'
}

function toFault(issue: z.core.$ZodIssue | undefined, document: string): Fault {
  const path = `$${(issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')}`
  const outside = () =>
    new Fault('PropertyConstraintViolationException', `The value of '${path}' in document '${document}' violates its constraint.`, {
      document,
      path,
    })
  const mistyped = (expectedTypes: string) =>
    new Fault('TypeDecodingException', `The value of '${path}' in document '${document}' has the wrong type.`, {
      path,
      expectedTypes,
      actualType: tokenName(issue?.input),
    })
  // Null and absent mean the same on this wire. A missing required value violates the constraint.
  const isAbsent = issue?.path.length !== 0 && (issue?.input === undefined || issue.input === null)
  switch (issue?.code) {
    case 'invalid_union': {
      const unknown = findUnknownName(issue)
      return unknown === undefined
        ? toFault(findClosestForm(issue), document)
        : unknownProperty(unknown, String(issue.path.at(-1) ?? document))
    }
    case 'unrecognized_keys':
      return unknownProperty(issue.keys[0] ?? '', document)
    case 'invalid_value':
      if (isAbsent) return outside()
      if (typeof issue.input !== 'string' && typeof issue.input !== 'number') return mistyped('VALUE_STRING')
      return new Fault('EnumConstraintViolationException', `The value of '${path}' in document '${document}' is not one of those listed.`, {
        document,
        enumValue: String(issue.input),
      })
    case 'invalid_type':
      return isAbsent ? outside() : mistyped(TOKENS[issue.expected] ?? 'START_OBJECT')
    case 'custom': {
      // Schemas of the contract may name the property and the document in their issue. These names are more exact than the path.
      const given = issue.params as DocumentFault | undefined
      if (given?.fault === 'UnknownPropertyException') return unknownProperty(given.property, given.document)
      if (given?.fault === 'PropertyNotPermittedException')
        return new Fault('PropertyNotPermittedException', `The property '${given.property}' cannot be set.`, {
          property: given.property,
          document: given.document,
        })
      // The value matches no form of a union at all.
      return typeof issue.input === 'object' || isAbsent ? outside() : mistyped('START_OBJECT')
    }
    default:
      return outside()
  }
}

function unknownProperty(property: string, document: string): Fault {
  return new Fault('UnknownPropertyException', `Unknown property '${property}' in document '${document}'.`, { property, document })
}
