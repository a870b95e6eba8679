/** Returns the query in the form in which a result repeats it: each part names its type. */
export function withTypes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withTypes)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      /_(query|filter)$/.test(name) ? { _type: name, ...(withTypes(value) as object) } : withTypes(value),
    ]),
  )
}
