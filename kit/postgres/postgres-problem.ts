/** The embedded PostgreSQL cannot run here; the message is one sentence for the operator, the code is for the log. */
export class PostgresProblem extends Error {
  override name = 'PostgresProblem'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgresql://fondly:secret@db.example.com/fondly'

/** The programs of PostgreSQL are not installed for this platform, such as 'linux-x64'. */
export const missingProgramsProblem = (platform: string) =>
  new PostgresProblem('no-programs', `There is no embedded PostgreSQL for ${platform} here; ${INSTEAD}.`)

/** PostgreSQL is installed and does not start. `why` is part of a sentence, without a full stop. */
export const cannotRun = (why: string) => new PostgresProblem('cannot-run', `The embedded PostgreSQL cannot run here (${why}); ${INSTEAD}.`)

/** The process runs as root and cannot start PostgreSQL as another user. PostgreSQL refuses to run as root. */
export const cannotRunAsRoot = () =>
  new PostgresProblem(
    'cannot-run-as-root',
    `The embedded PostgreSQL may not run as root, and this machine lets root start it in no other way; start Fondly as an ordinary user, or ${INSTEAD}.`,
  )

/** The data `folder` was written by another major version of PostgreSQL (`found`). The embedded version (`ours`) cannot read it. */
export const otherVersion = (found: string, ours: string, folder: string) =>
  new PostgresProblem(
    'other-version',
    `${folder} was written by PostgreSQL ${found} and the embedded one is ${ours}; restore a backup into an empty data folder, or ${INSTEAD}.`,
  )

/** Makes one sentence of the last output of PostgreSQL before it stopped. `doing` says what it failed to do. */
export function gaveUp(doing: string, written: string): PostgresProblem {
  if (/No space left on device|Disk quota exceeded/i.test(written))
    return new PostgresProblem('disk-full', `The disk is full: the embedded PostgreSQL could not ${doing}; make room, or ${INSTEAD}.`)
  if (/could not bind|Address already in use/i.test(written))
    return new PostgresProblem(
      'address-in-use',
      `The embedded PostgreSQL could not ${doing}: its address is in use; try again, or ${INSTEAD}.`,
    )
  const lines = written.split('\n').map((line) => line.trim())
  const line = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.findLast(Boolean) ?? 'it said nothing'
  return new PostgresProblem(
    'gave-up',
    `The embedded PostgreSQL could not ${doing} (${line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '')}); ${INSTEAD}.`,
  )
}
