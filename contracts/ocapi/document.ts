import * as z from 'zod'
import { findUnknownProperty } from './documents.ts'

/** The params of a zod issue about a document: the fault of the wire and where it occurred. */
export type DocumentFault = {
  fault: 'UnknownPropertyException' | 'PropertyNotPermittedException'
  property: string
  document: string
}

/**
 * Creates the schema of a document in a request, by its name in the reference. Only the properties of the shape are used; others that the document
 * may have are dropped, so that a document can be sent back as it was read. Properties that it never has are refused, and so are `refused` ones that
 * have a value.
 */
export function sent<Shape extends z.ZodRawShape>(name: string, shape: Shape, refused: readonly string[] = []) {
  const considered = z.looseObject(shape).transform((document) => withConsidered(document, shape))
  // Check the names before the values, so that a misspelt name is reported as such instead of as a missing property.
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
  // Most callers send only the properties that are used.
  if (Object.keys(document).every(considered)) return document
  // Only properties of the shape are typed, and all of them stay.
  return Object.fromEntries(Object.entries(document).filter(([property]) => considered(property))) as Document
}

/** A note on a basket: why it cannot be ordered yet. */
export const Flash = z.looseObject({ type: z.string(), message: z.string().optional(), path: z.string().optional() })
export type Flash = { _type: 'flash'; type: string; message: string; path: string; details?: Record<string, unknown> }

/** An instant such as '2026-11-21T06:10:00.000Z'. */
export const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'an instant like 2026-11-21T06:10:00.000Z')
