import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One migration of a schema. Its text is frozen, because databases have run it and keep its hash. */
export type Migration = {
  /** Counts from 1, without gaps. */
  number: number
  /** '003-order-versions', as its file is named. */
  name: string
  /** SQL statements. A line `-- run: NAME` between them calls the code of that name. */
  text: string
  /** SHA-256 of the text, in hex. */
  hash: string
}

/** Reads the frozen migrations of a schema from its folder: `001-name.sql`, `002-name.sql` and so on. Other files are ignored. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return toMigrations(Object.fromEntries(files.map((file) => [file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')])))
}

/** Migrations from their SQL by name. Throws a TypeError when the names do not count 001, 002 and so on. */
export function toMigrations(texts: Record<string, string>): Migration[] {
  return Object.keys(texts)
    .toSorted()
    .map((name, index) => {
      const number = index + 1
      if (!name.startsWith(`${String(number).padStart(3, '0')}-`))
        throw new TypeError(`Migration ${name} should have the number ${number}.`)
      // A checkout on Windows may have other line endings.
      const text = (texts[name] ?? '').replaceAll('\r\n', '\n')
      return { number, name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}
