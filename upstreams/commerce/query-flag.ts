import { malformedParameter } from './faults.ts'

/** A yes or no of the query string; no when it is absent. */
export function flagOf(query: URLSearchParams, name: string): boolean {
  const text = query.get(name) ?? 'false'
  if (text === 'true' || text === 'false') return text === 'true'
  throw malformedParameter(name, text, `The parameter '${name}' must be true or false.`)
}
