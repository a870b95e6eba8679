import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readDefinitions, ourSchemas } from '@fondly/kit/backup/definitions.ts'
import type { Manifest } from '@fondly/kit/backup/manifest.ts'
import { restoreBackup } from '@fondly/kit/backup/restore-backup.ts'
import { writeBackup } from '@fondly/kit/backup/write-backup.ts'
import { Client } from 'pg'
import { ROOT } from '../imports.ts'
import type { Reading } from './snapshot-world.ts'

/** The folder of a released version's snapshot: a small backup, its schema as text, and what the product answered from it. */
export const snapshotFolder = (version: string): string => join(ROOT, 'releases', version)
const BACKUP = 'backup.tar.gz'
const SCHEMA = 'schema.sql'
const READING = 'reading.json'

/** The version in package.json. */
export const currentVersion = (): string => (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** Writes the snapshot of a database and of the keys in its data folder. Print files and pictures are left out. */
export async function writeSnapshot(
  version: string,
  { databaseUrl, dataFolder, reading }: { databaseUrl: string; dataFolder: string; reading: Reading },
): Promise<void> {
  const folder = snapshotFolder(version)
  await mkdir(folder, { recursive: true })
  await inTemporaryFolder(async (temporary) => {
    const tar = join(temporary, 'backup.tar')
    await cp(join(dataFolder, 'keys'), join(temporary, 'data', 'keys'), { recursive: true })
    const now = new Date(reading.readAt)
    await writeBackup({ databaseUrl, dataFolder: join(temporary, 'data'), blobsFolder: undefined, file: tar, now })
    await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(join(folder, BACKUP)))
  })
  await writeFile(join(folder, SCHEMA), `${(await describeSchema(databaseUrl)).join(';\n')};\n`)
  await writeFile(join(folder, READING), `${JSON.stringify(reading, null, 2)}\n`)
}

/** Restores a snapshot into an empty database and folder. Returns the answers read when it was made, and its number of rows per table. */
export async function restoreSnapshot(
  version: string,
  place: { databaseUrl: string; dataFolder: string },
): Promise<{ reading: Reading; rows: Record<string, number> }> {
  const folder = snapshotFolder(version)
  const manifest = await inTemporaryFolder(async (temporary): Promise<Manifest> => {
    const file = join(temporary, 'backup.tar')
    await pipeline(createReadStream(join(folder, BACKUP)), createGunzip(), createWriteStream(file))
    return await restoreBackup({ ...place, blobsFolder: undefined, file })
  })
  const rows = Object.fromEntries(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.rows]))
  const reading = JSON.parse(readFileSync(join(folder, READING), 'utf8')) as Reading // only writeSnapshot writes this file
  return { reading, rows }
}

/** Lists, sorted, the statements that make the schema: tables with columns in order, types, indexes, constraints, functions and triggers. */
export async function describeSchema(databaseUrl: string): Promise<string[]> {
  return await withClient(databaseUrl, async (client) => {
    const { before, after } = await readDefinitions(client, await ourSchemas(client))
    return [...before, ...after].toSorted()
  })
}

/** Counts the rows of each table. A name includes its schema: 'bff.sending'. */
export async function countRows(databaseUrl: string, tables: readonly string[]): Promise<Record<string, number>> {
  return await withClient(databaseUrl, async (client) => {
    const found: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
      found[table] = rows[0]?.count ?? 0
    }
    return found
  })
}

async function withClient<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-snapshot-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
