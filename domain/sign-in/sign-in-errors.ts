/**
 * Returns the provider's own sentences for a refused step: its detail messages, with unsatisfied requirements replaced by their texts. Unreadable
 * parts of the body are ignored, because it comes from outside. The list may be empty.
 */
export function stepSentences(body: unknown): string[] {
  const details = field(body, 'details')
  return [...new Set(Array.isArray(details) ? details.flatMap(sentencesOf) : [])]
}

/** Returns the provider's message about a failed flow; undefined when there is none. */
export function flowFailureSentence(body: unknown): string | undefined {
  return text(field(field(body, 'error'), 'message')) ?? text(field(body, 'message'))
}

function sentencesOf(detail: unknown): string[] {
  const inner = field(detail, 'innerError')
  const unsatisfied = field(inner, 'unsatisfiedRequirements')
  const mapped = Array.isArray(unsatisfied)
    ? unsatisfied.flatMap((name) => (typeof name === 'string' ? (text(field(inner, name)) ?? []) : []))
    : []
  if (mapped.length > 0) return mapped
  return [text(field(detail, 'message')) ?? []].flat()
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name] // the line above checked that it has this key
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
