import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../imports.ts'

/** One line a migration file: its hash in hex, two blanks, its name. The folder is left out, so that a schema can move to another one. */
export const RECORD = 'releases/migrations.txt'

/** Every file in a folder `migrations`: the SQL, and the code that it calls. Sorted paths, relative to the root. */
export function listMigrationFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/migrations/*'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)))
}

/** The line of a file in the record: SHA-256 of its text (line ends of Windows count as ours) and its name. */
export function toRecordLine(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n')
  return `${createHash('sha256').update(text).digest('hex')}  ${basename(path)}`
}

export function readRecord(): string[] {
  return readFileSync(join(ROOT, RECORD), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
}
