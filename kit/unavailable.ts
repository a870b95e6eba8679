import { TaskFailed } from './task-process/task-failed.ts'

/**
 * What this machine or its database lacks at the moment: the code, the HTTP status of our answer, and the seconds after which the caller may try
 * again.
 */
export type Unavailable = { code: 'disk-full' | 'no-database' | 'task-failed'; status: 503 | 507; retryAfterSeconds: number }

const DISK_FULL: Unavailable = { code: 'disk-full', status: 507, retryAfterSeconds: 30 }
const TASK_FAILED: Unavailable = { code: 'task-failed', status: 503, retryAfterSeconds: 5 }
const NO_DATABASE: Unavailable = { code: 'no-database', status: 503, retryAfterSeconds: 5 }

/** Error codes of a full disk: the file system's, and PostgreSQL's disk_full. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** PostgreSQL has no error code for an exceeded quota, so search its message. */
const DISK_WORDS = /No space left on device|Disk quota exceeded/
/**
 * Error codes of an unreachable database. PostgreSQL's: insufficient resources, failed connection, shutdown, start, read-only server. Then the
 * operating system's.
 */
const DATABASE_CODES = /^(53...|08...|57P0[123]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** Messages of the driver that have no code. */
const DATABASE_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/

/**
 * Returns why the work failed, if the disk is full, the database cannot be reached or is overloaded, or a task process did not answer. The same work
 * may succeed later, so the caller gets 507 or 503 with Retry-After. Returns undefined for any other error, which is our own fault (500).
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
