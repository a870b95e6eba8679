import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../imports.ts'

/**
 * The record has one line for each migration file: its hash in hex, two spaces, its name. The name is without the folder, so that a schema can move
 * to another folder.
 */
export const RECORD = 'releases/migrations.txt'

/** Lists every file in a folder named `migrations`: the SQL and the code that it calls. Paths are relative to the root. */
export function listMigrationFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/migrations/*'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)))
}

/** Returns the record's line for a file: the SHA-256 of its text (with Windows line ends replaced by ours) and its name. */
export function toRecordLine(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n')
  return `${createHash('sha256').update(text).digest('hex')}  ${basename(path)}`
}

export function readRecord(): string[] {
  return readFileSync(join(ROOT, RECORD), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
}
