import type { DeliveryStandard } from './arrival.ts'

const ZERO = 'a'.codePointAt(0) ?? 0
const MAX_DAYS = 5

/** Reads the standard for a ZIP code from the text of `writeStandards`; undefined where there is none. */
export function readStandard(standards: string, zip: string): DeliveryStandard | undefined {
  if (!/^\d{5}/.test(zip)) return undefined
  const code = (standards.codePointAt(Number(zip.slice(0, 3))) ?? 0) - ZERO
  return code >= 0 ? { min: Math.floor(code / MAX_DAYS) + 1, max: (code % MAX_DAYS) + 1 } : undefined
}
