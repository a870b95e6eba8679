import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { readDefinitions, ourSchemas, type Table } from './definitions.ts'
import { listFiles } from './files.ts'
import { BackupProblem, MANIFEST, OPENING, type Manifest, type Measured, type Opening } from './manifest.ts'
import { measure, measured } from './measure.ts'

export type BackupOptions = {
  databaseUrl: string
  dataFolder: string
  /** Undefined when blobs are in a bucket, which needs a backup of its own. */
  blobsFolder: string | undefined
  file: string
  now: Date
  /** Texts for the manifest by name. Each is the column `note` of its query, which runs only if `table` exists. */
  notes?: Record<string, { table: string; query: string }>
}

const CHUNK_BYTES = 4_000_000

/**
 * Writes everything into one tar while the product runs: first one snapshot of all rows, then the files, which never change once a row names them.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { file } = options
  if (await stat(file).catch(() => undefined)) throw new BackupProblem(`${file} is there already; name a new file.`)
  const part = `${file}.part`
  const tar = pack()
  // The file holds all secrets, so only we may read it.
  const written = pipeline(tar, createWriteStream(part, { mode: 0o600, flush: true }))
  // If writing the file fails first, that error is reported, and the error of the tar is ignored.
  let unwritten: unknown
  written.catch((cause: unknown) => (unwritten = cause))
  try {
    const manifest = await fill(tar, options)
    tar.finalize()
    await written
    await rename(part, file)
    return manifest
  } catch (error) {
    const first = unwritten
    tar.destroy()
    await written.catch(() => {})
    await rm(part, { force: true }).catch(() => {})
    if (first instanceof Error) throw new BackupProblem(`${file} cannot be written (${first.message}).`)
    throw error
  }
}

async function fill(tar: Pack, { databaseUrl, dataFolder, blobsFolder, file, now, notes = {} }: BackupOptions): Promise<Manifest> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'fondly-backup',
    options: '-c search_path= -c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3',
  })
  client.on('error', () => {}) // the current statement fails too
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const schemas = await ourSchemas(client)
    if (schemas.length === 0) throw new BackupProblem('The database holds nothing of Fondly; there is nothing to back up.')
    const definitions = await readDefinitions(client, schemas)
    const opening: Opening = {
      format: 'fondly backup 1',
      madeAt: now.toISOString(),
      postgres: await serverVersion(client),
      migrations: await migrationsOf(client, schemas),
      ...definitions,
    }
    const tables: Manifest['tables'] = []
    const openingMeasured = await addText(tar, OPENING, JSON.stringify(opening))
    for (const table of definitions.tables) tables.push(await addTable(tar, client, table))
    const noted = await readNotes(client, notes)
    // A snapshot does not cover sequences. Read them after the rows, so that a sequence is never behind the rows.
    const sequences = await sequencesOf(client, schemas)
    await client.query('commit')
    const files = await addFolder(tar, dataFolder, 'data', [blobsFolder, file, `${file}.part`])
    if (blobsFolder) files.push(...(await addFolder(tar, blobsFolder, 'blobs', [])))
    const manifest = { opening: openingMeasured, tables, sequences, files, notes: noted }
    await addText(tar, MANIFEST, JSON.stringify(manifest))
    return manifest
  } finally {
    await client.end()
  }
}

// A tar entry starts with its length. The length of a table is unknown until it was read, so write the table in pieces.
async function addTable(tar: Pack, client: Client, { schema, name, columns }: Table): Promise<Manifest['tables'][number]> {
  const relation = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
  const whole = measure()
  const copy = client.query(copyTo(`copy ${relation} (${columns.map(escapeIdentifier).join(', ')}) to stdout`))
  let [pieces, waiting, size] = [0, [] as Buffer[], 0]
  const write = async () => {
    if (size > 0) await add(tar, `tables/${schema}/${name}/${String(pieces++).padStart(6, '0')}`, Buffer.concat(waiting))
    ;[waiting, size] = [[], 0]
  }
  const chunks: AsyncIterable<Buffer> = copy
  for await (const chunk of chunks) {
    whole.add(chunk)
    waiting.push(chunk)
    size += chunk.byteLength
    if (size >= CHUNK_BYTES) await write()
  }
  await write()
  return { schema, name, rows: copy.rowCount, ...whole.end() }
}

async function addFolder(tar: Pack, folder: string, under: string, without: (string | undefined)[]): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  const left = without.flatMap((path) => (path ? [resolve(path)] : []))
  for (const path of await listFiles(folder)) {
    const full = resolve(folder, path)
    if (left.some((one) => full === one || full.startsWith(one + sep))) continue
    const name = `${under}/${path}`
    files.push({ path: name, ...(await addFile(tar, `files/${name}`, join(folder, path))) })
  }
  return files
}

async function addFile(tar: Pack, name: string, path: string): Promise<Measured> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const whole = measure()
    const entry = tar.entry({ name, size, mode: 0o600 })
    await pipeline(
      size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false }),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          whole.add(chunk)
          yield chunk
        }
      },
      entry,
    )
    return whole.end()
  } finally {
    await handle.close()
  }
}

async function addText(tar: Pack, name: string, text: string): Promise<Measured> {
  const bytes = Buffer.from(text)
  await add(tar, name, bytes)
  return measured(bytes)
}

function add(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
  })
}

async function migrationsOf(client: Client, schemas: string[]): Promise<Record<string, string[]>> {
  const had: Record<string, string[]> = {}
  for (const schema of schemas) {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = $1 and tablename in ('schema_migration', 'kysely_migration')`,
      [schema],
    )
    const table = tables[0]?.name ?? ''
    const { rows } = await client.query<{ name: string }>(
      `select name from ${escapeIdentifier(schema)}.${escapeIdentifier(table)} order by name`,
    )
    had[schema] = rows.map(({ name }) => name)
  }
  return had
}

async function sequencesOf(client: Client, schemas: string[]): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [schemas],
  )
  const sequences: Manifest['sequences'] = []
  for (const { schema, name } of rows) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(schema)}.${escapeIdentifier(name)}`,
    )
    if (rows[0]) sequences.push({ schema, name, ...rows[0] })
  }
  return sequences
}

async function readNotes(client: Client, notes: NonNullable<BackupOptions['notes']>): Promise<Record<string, string>> {
  const noted: Record<string, string> = {}
  for (const [name, { table, query }] of Object.entries(notes)) {
    const { rows: tables } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
    if (!tables[0]?.found) continue
    const { rows } = await client.query<{ note: string }>(query)
    if (rows[0]) noted[name] = rows[0].note
  }
  return noted
}

async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}
