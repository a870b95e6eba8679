import { Fault, malformedParameter } from './faults.ts'

/** Reads a whole number from 0 to `most`; `otherwise` when it is absent. */
export function readNumber(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = query.get(name)
  const value = text === null ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < 0) {
    throw malformedParameter(name, text ?? '', `The parameter '${name}' must be a whole number.`)
  }
  if (value > most) throw valueConstraint(name, most)
  return value
}

/** The fault for a number above its limit. */
export function valueConstraint(parameter: string, most: number): Fault {
  return new Fault('ValueConstraintViolationException', `The parameter '${parameter}' must be at most ${most}.`, {
    parameter,
    expected: `<= ${most}`,
  })
}
