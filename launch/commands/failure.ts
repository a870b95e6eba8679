import { errorCode } from '@fondly/kit/error-code.ts'
import { BackupProblem } from '@fondly/kit/backup/manifest.ts'
import { PostgresProblem } from '@fondly/kit/postgres/postgres-problem.ts'
import { CannotServe } from '../processes/cannot-serve.ts'
import { CannotListen } from '../serve/cannot-listen.ts'
import { WorldRefused } from './read-world.ts'
import { SettingsRefused } from '../settings/settings.ts'

/** The start failed for a reason that the operator can repair. The message is for the terminal. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Explains an error to the operator: one sentence or a list if the operator can repair the cause, otherwise the stack for the developers. */
export function explain(error: unknown): string {
  const known = [CannotStart, CannotListen, CannotServe, SettingsRefused, WorldRefused, PostgresProblem, BackupProblem].some(
    (kind) => error instanceof kind,
  )
  if (error instanceof Error && known) return error.message
  const code = errorCode(error)
  if (isUnreachable(error, code))
    return `The database of DATABASE_URL cannot be reached (${error instanceof Error ? error.message : code}). Is it running, and are user, password and name right?`
  if (code === '42501')
    return `The user of DATABASE_URL may not do what is needed (${error instanceof Error ? error.message : code}): let it create schemas in its database.`
  if (code === 'ENOSPC') return 'The disk is full: make room, or set FONDLY_DATA to another folder.'
  if (code === 'EACCES' || code === 'EROFS')
    return `The data folder cannot be written (${error instanceof Error ? error.message : code}): set FONDLY_DATA to one that can.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// Error codes of an unreachable database. First the operating system's, then PostgreSQL's: unknown role, wrong password, unknown database, too many
// connections, still starting.
const UNREACHABLE =
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH EPIPE 28000 28P01 3D000 53300 57P03'.split(' ')

// Two of these errors of the driver have no code, so search their message.
function isUnreachable(error: unknown, code: string | undefined): boolean {
  if (code !== undefined) return UNREACHABLE.includes(code)
  return error instanceof Error && /^(Connection terminated|timeout e(xpired|xceeded when trying to connect))/.test(error.message)
}
