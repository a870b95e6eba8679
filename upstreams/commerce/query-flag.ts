import { malformedParameter } from './faults.ts'

/** A parameter that is 'true' or 'false'; false when absent. */
export function readFlag(query: URLSearchParams, name: string): boolean {
  const text = query.get(name) ?? 'false'
  if (text === 'true' || text === 'false') return text === 'true'
  throw malformedParameter(name, text, `The parameter '${name}' must be true or false.`)
}
