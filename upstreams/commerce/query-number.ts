import { Fault } from './faults.ts'

/** A whole number of the query string within its limits. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = query.get(name)
  const value = text === null ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < 0) {
    throw new Fault('MalformedParameterException', `The parameter '${name}' must be a whole number.`, { parameter: name })
  }
  if (value > most)
    throw new Fault('ValueConstraintViolationException', `The parameter '${name}' must be at most ${most}.`, { parameter: name })
  return value
}
