import type { Log } from '@fondly/kit/log.ts'
import * as z from 'zod'

/** Reads JSON that an operator typed into an attribute, as text or as an object. It logs and leaves out what it cannot read. */
export function operatorJson(clientId: string, log: Log) {
  const complain = (code: string, cause?: unknown) =>
    log.warn('An attribute of a customer group cannot be read.', { clientId, code, cause })

  function parsed(value: unknown, attribute: string): unknown {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return undefined
    try {
      return JSON.parse(value)
    } catch (cause) {
      complain(attribute, cause)
      return undefined
    }
  }

  /** Reads the entries one by one, so that a mistake costs only one entry. */
  function list<Entry extends z.ZodType>(value: unknown, attribute: string, schema: Entry): z.output<Entry>[] {
    const entries = parsed(value, attribute) ?? []
    if (!Array.isArray(entries)) {
      complain(attribute)
      return []
    }
    return entries.flatMap((entry) => {
      const read = schema.safeParse(entry)
      if (!read.success) complain(attribute, read.error)
      return read.success ? [read.data] : []
    })
  }

  function object(value: unknown, attribute: string) {
    const read = z.record(z.string(), z.unknown()).safeParse(parsed(value, attribute) ?? {})
    if (!read.success) complain(attribute, read.error)
    const entries = read.data ?? {}
    return {
      below: (name: string) => object(entries[name], `${attribute}.${name}`),
      read: <Value extends z.ZodType>(name: string, schema: Value): z.output<Value> | undefined => {
        if (entries[name] == null) return undefined
        const one = schema.safeParse(entries[name])
        if (!one.success) complain(`${attribute}.${name}`, one.error)
        return one.data
      },
    }
  }

  return { list, object }
}
