/**
 * Returns the entry of a table under a name from outside; undefined for an unknown name, and for a name that every object inherits, such as
 * 'constructor'.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string | number): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
