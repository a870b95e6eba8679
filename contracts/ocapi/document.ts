import * as z from 'zod'
import { findUnknownProperty } from './documents.ts'

/** What a schema says of a document beyond its zod issue: the fault of the wire and where it arose. */
export type DocumentFault = {
  fault: 'UnknownPropertyException' | 'PropertyNotPermittedException'
  property: string
  document: string
}

/**
 * A document that is sent, by its name in the reference. The shape is what the call considers; every other property that such a document has
 * is ignored and left out, so that a document may be sent back as it was read. A property that it never has is refused, and so are
 * `refused` ones that have a value.
 */
export function sent<Shape extends z.ZodRawShape>(name: string, shape: Shape, refused: readonly string[] = []) {
  const considered = z.looseObject(shape).transform((document) => withConsidered(document, shape))
  // Names are looked at before values: a misspelt one is told as such, not as a missing property.
  return z
    .preprocess((value, context) => {
      const fault = findDocumentFault(value, name, refused)
      if (fault) context.addIssue({ code: 'custom', params: fault, message: `${fault.property} of ${fault.document}`, input: value })
      return value
    }, considered)
    .describe(name)
}

function findDocumentFault(value: unknown, name: string, refused: readonly string[]): DocumentFault | undefined {
  const unknown = findUnknownProperty(value, name)
  if (unknown) return { fault: 'UnknownPropertyException', ...unknown }
  const property = refused.find((one) => (value as Record<string, unknown> | null)?.[one] != null)
  return property === undefined ? undefined : { fault: 'PropertyNotPermittedException', property, document: name }
}

function withConsidered<Document extends object>(document: Document, shape: z.ZodRawShape): Document {
  const considered = (property: string) => property.startsWith('c_') || property.startsWith('_') || Object.hasOwn(shape, property)
  // Most callers send only what is considered.
  if (Object.keys(document).every(considered)) return document
  // Only properties of the shape are typed, and all of them stay.
  return Object.fromEntries(Object.entries(document).filter(([property]) => considered(property))) as Document
}

/** A note on a basket: why it could not be ordered yet. */
export const Flash = z.looseObject({ type: z.string(), message: z.string().optional(), path: z.string().optional() })
export type Flash = { _type: 'flash'; type: string; message: string; path: string; details?: Record<string, unknown> }

/** '2026-11-21T06:10:00.000Z' */
export const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'an instant like 2026-11-21T06:10:00.000Z')
