import { TaskFailed } from './task-process/task-failed.ts'

/**
 * What this machine or its database lacks at the moment: the code, the HTTP status of the answer, and after how many seconds the caller may try
 * again.
 */
export type Unavailable = { code: 'disk-full' | 'no-database' | 'task-failed'; status: 503 | 507; retryAfterSeconds: number }

const DISK_FULL: Unavailable = { code: 'disk-full', status: 507, retryAfterSeconds: 30 }
const TASK_FAILED: Unavailable = { code: 'task-failed', status: 503, retryAfterSeconds: 5 }
const NO_DATABASE: Unavailable = { code: 'no-database', status: 503, retryAfterSeconds: 5 }

/** The file system's codes, and PostgreSQL's disk_full. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** PostgreSQL has no code of its own for a quota. */
const DISK_WORDS = /No space left on device|Disk quota exceeded/
/** PostgreSQL's codes for insufficient resources, failed connections, shutdown, start and a read-only server; then the machine's own codes. */
const DATABASE_CODES = /^(53...|08...|57P0[123]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** The driver's messages that come without a code. */
const DATABASE_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/

/**
 * Returns why the work failed, if the disk is full, the database cannot be reached or takes no more, or a task got no answer. The work may succeed a
 * little later, so the caller is answered 507 or 503 with Retry-After. Undefined for any other error, which is our fault (500).
 */
export function toUnavailable(error: unknown): Unavailable | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TaskFailed) return TASK_FAILED
    const code = 'code' in cause ? String(cause.code) : ''
    if (DISK_CODES.has(code) || DISK_WORDS.test(cause.message)) return DISK_FULL
    if (DATABASE_CODES.test(code) || DATABASE_WORDS.test(cause.message)) return NO_DATABASE
    // The socket is missing while the server is being restarted.
    if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect') return NO_DATABASE
  }
  return undefined
}
