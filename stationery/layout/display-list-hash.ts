import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DisplayList, DisplayPage } from './display-list.ts'

/** Returns the SHA-256 of a display list in hexadecimal. It proves that the print is what the sender approved. */
export function displayListHash(list: DisplayList | DisplayPage): string {
  return canonicalHash(canonicalJson(list))
}

/** Returns the same hash for a list that is canonical JSON already. */
export function canonicalHash(canonical: string): string {
  return bytesToHex(sha256(utf8ToBytes(canonical)))
}

/** Formats a value as JSON that is the same for equal values: sorted keys, no undefined members, no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`
}
