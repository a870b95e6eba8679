// The driver exports this file, but its types leave it out.
declare module 'pg/lib/utils.js' {
  /** Converts a value to what is sent for a parameter. Throws if it cannot be converted. */
  export function prepareValue(value: unknown): string | Buffer | null
}
