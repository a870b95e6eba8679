import * as z from 'zod'
import { findUnknownProperty } from './documents.ts'

/** The params of a zod issue about a document: the type of the fault, the property and its document. */
export type DocumentFault = {
  fault: 'UnknownPropertyException' | 'PropertyNotPermittedException'
  property: string
  document: string
}

/**
 * Creates the schema of a document in a request; `name` is its name in the OCAPI reference. Drops properties outside of the shape that the reference
 * knows, so that a caller can send a document back as it read it. Refuses properties that the reference does not know, and `refused` properties that
 * have a value.
 */
export function createRequestSchema<Shape extends z.ZodRawShape>(name: string, shape: Shape, refused: readonly string[] = []) {
  const considered = z.looseObject(shape).transform((document) => withConsidered(document, shape))
  // Checks the names before the values. Otherwise a misspelt name would be reported as a missing property.
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
  // A shortcut, because most callers send only properties of the shape.
  if (Object.keys(document).every(considered)) return document
  // The result keeps every property of the shape, so it has the type Document.
  return Object.fromEntries(Object.entries(document).filter(([property]) => considered(property))) as Document
}

/** A note on a basket that says why it cannot be ordered yet. */
export const Flash = z.looseObject({ type: z.string(), message: z.string().optional(), path: z.string().optional() })
export type Flash = { _type: 'flash'; type: string; message: string; path: string; details?: Record<string, unknown> }

/** An instant such as '2026-11-21T06:10:00.000Z'. */
export const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'an instant like 2026-11-21T06:10:00.000Z')
