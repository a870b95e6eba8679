/** Returns the code of an error of the system (such as 'ENOENT') or of PostgreSQL (such as '42P04'); undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
