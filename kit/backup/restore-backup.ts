import { createReadStream } from 'node:fs'
import { cp, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract, type Header } from 'tar-stream'
import { syncFolder } from '../files/write-whole.ts'
import { listFiles } from './files.ts'
import { BackupProblem, MANIFEST, Manifest, OPENING, Opening, type Measured } from './manifest.ts'
import { measure, measured } from './measure.ts'

export type RestoreOptions = { databaseUrl: string; dataFolder: string; blobsFolder: string | undefined; file: string }

type Entry = Readable & { header: Header }
type BackupContents = { opening: Measured; tables: Map<string, Measured & { rows: number }>; files: Map<string, Measured> }

/**
 * Restores a backup into an empty database and an empty folder, and checks everything against its manifest. When anything fails, nothing is restored.
 * Throws BackupProblem.
 */
export async function restoreBackup({ databaseUrl, dataFolder, blobsFolder, file }: RestoreOptions): Promise<Manifest> {
  await refuseUsedFolder(dataFolder, 'FONDLY_DATA')
  if (blobsFolder) await refuseUsedFolder(blobsFolder, 'FONDLY_BLOBS')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(join(dataFolder, 'postgres.restoring-'))
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'fondly-restore',
    options: '-c search_path= -c timezone=UTC -c datestyle=ISO -c check_function_bodies=off',
  })
  // An 'error' event without a listener would end the process. The running statement fails with the same error.
  client.on('error', () => {})
  const moved: string[] = []
  await client.connect()
  try {
    await client.query('begin')
    const manifest = await fill(client, file, staging)
    if (!blobsFolder && manifest.files.some(({ path }) => path.startsWith('blobs/')))
      throw new BackupProblem(`${file} holds blobs: FONDLY_BLOBS must name an empty folder to restore them into.`)
    // Move the files before the rows are committed: committed rows whose files are missing would be a damaged restore.
    await moveInto(join(staging, 'data'), dataFolder, moved)
    if (blobsFolder) await moveInto(join(staging, 'blobs'), blobsFolder, moved)
    await client.query('commit')
    return manifest
  } catch (error) {
    for (const path of moved) await rm(path, { recursive: true, force: true })
    if (error instanceof DatabaseError)
      throw new BackupProblem(`The database refused a part of ${file} (${error.code}); nothing was restored.`, { cause: error })
    if (error instanceof Error && /Unexpected end of data|Invalid tar header/.test(error.message))
      throw new BackupProblem(`${file} is not a complete backup: it cannot be read to its end.`, { cause: error })
    throw error
  } finally {
    await client.end()
    await rm(staging, { recursive: true, force: true })
  }
}

async function refuseUsedFolder(folder: string, setting: 'FONDLY_DATA' | 'FONDLY_BLOBS'): Promise<void> {
  const [first] = await listFiles(folder)
  if (first) throw new BackupProblem(`${folder} is not empty (it holds ${first}). Set ${setting} to an empty folder.`)
}

async function fill(client: Client, file: string, staging: string): Promise<Manifest> {
  const tar = extract()
  const read = pipeline(createReadStream(file), tar)
  read.catch(() => {}) // the loop below reports it
  let opening: Opening | undefined
  let manifest: Manifest | undefined
  const found: BackupContents = { opening: { bytes: 0, sha256: '' }, tables: new Map(), files: new Map() }
  const rows = copier(client, found)
  for await (const entry of tar as AsyncIterable<Entry>) {
    const [kind, ...path] = entry.header.name.split('/')
    if (entry.header.name === OPENING) {
      const bytes = await wholeOf(entry)
      opening = readJson(Opening, bytes, file)
      found.opening = measured(bytes)
      await prepare(client, opening)
    } else if (!opening) throw new BackupProblem(`${file} is no backup of Fondly.`)
    else if (kind === 'tables') await rows.add(tableOf(opening, path, file), entry)
    else if (kind === 'files') found.files.set(path.join('/'), await stage(entry, staging, path, file))
    else if (entry.header.name === MANIFEST) manifest = readJson(Manifest, await wholeOf(entry), file)
    else throw new BackupProblem(`${file} holds ${entry.header.name}, which no backup does.`)
  }
  await read
  await rows.end()
  if (!opening || !manifest) throw new BackupProblem(`${file} is not a complete backup: its end is missing.`)
  compare(manifest, found, file)
  for (const { schema, name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`,
      value,
      isCalled,
    ])
  }
  for (const statement of opening.after) await client.query(statement)
  return manifest
}

async function prepare(client: Client, { schemas, before }: Opening): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace where nspname = any($1)', [schemas])
  if (rows[0])
    throw new BackupProblem(
      `The database is not empty (it holds ${rows.map(({ name }) => name).join(', ')}): restore into one that is, by naming another in DATABASE_URL or FONDLY_DATA.`,
    )
  for (const statement of before) await client.query(statement)
}

type Table = Opening['tables'][number]

/** Writes the pieces of each table into one COPY. The pieces of a table follow one another in the backup. */
function copier(client: Client, found: BackupContents) {
  let current: { table: Table; copy: ReturnType<typeof copyFrom>; failed: Promise<never>; size: ReturnType<typeof measure> } | undefined

  function begin(table: Table): NonNullable<typeof current> {
    const relation = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`
    const copy = client.query(copyFrom(`copy ${relation} (${table.columns.map(escapeIdentifier).join(', ')}) from stdin`))
    const failed = new Promise<never>((_, reject) => copy.once('error', reject))
    failed.catch(() => {}) // reported by `add` and `end`
    return { table, copy, failed, size: measure() }
  }

  async function end(): Promise<void> {
    if (!current) return
    const { table, copy, failed, size } = current
    current = undefined
    await Promise.race([failed, new Promise<void>((resolve) => copy.once('finish', resolve).end())])
    found.tables.set(keyOf(table), { ...size.end(), rows: copy.rowCount })
  }

  async function add(table: Table, piece: AsyncIterable<Buffer>): Promise<void> {
    if (current?.table !== table) {
      await end()
      current = begin(table)
    }
    const { copy, failed, size } = current
    for await (const chunk of piece) {
      size.add(chunk)
      await Promise.race([
        failed,
        new Promise<void>((resolve, reject) => copy.write(chunk, (error) => (error ? reject(error) : resolve()))),
      ])
    }
  }

  return { add, end }
}

function tableOf({ tables }: Opening, [schema, name]: string[], file: string): Table {
  const table = tables.find((table) => table.schema === schema && table.name === name)
  if (!table) throw new BackupProblem(`${file} holds rows of ${schema}.${name}, which it does not define.`)
  return table
}

async function stage(entry: Entry, staging: string, path: string[], file: string): Promise<Measured> {
  if (
    entry.header.type !== 'file' ||
    path.length < 2 ||
    path.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))
  ) {
    throw new BackupProblem(`${file} holds a file at ${entry.header.name}, which no backup does.`)
  }
  const target = join(staging, ...path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const size = measure()
  const handle = await open(target, 'wx', 0o600)
  try {
    const chunks: AsyncIterable<Buffer> = entry
    for await (const chunk of chunks) {
      size.add(chunk)
      await handle.write(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return size.end()
}

async function moveInto(from: string, folder: string, moved: string[]): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of names) {
    moved.push(join(folder, name))
    await rename(join(from, name), join(folder, name)).catch(async (error: NodeJS.ErrnoException) => {
      // A plain rename fails when the target is on another disk, or when a folder of that name exists: then copy.
      if (!['EXDEV', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '')) throw error
      await cp(join(from, name), join(folder, name), { recursive: true, errorOnExist: true, force: false })
    })
  }
  if (names.length > 0) await syncFolder(folder)
}

function compare(manifest: Manifest, found: BackupContents, file: string): void {
  const same = (one: Measured | undefined, other: Measured) => one?.bytes === other.bytes && one.sha256 === other.sha256
  const empty = measured(new Uint8Array())
  const wrong = [
    ...(same(found.opening, manifest.opening) ? [] : [OPENING]),
    ...manifest.tables.flatMap((table) => {
      const there = found.tables.get(keyOf(table)) ?? { ...empty, rows: 0 }
      return same(there, table) && there.rows === table.rows ? [] : [keyOf(table)]
    }),
    ...manifest.files.filter((one) => !same(found.files.get(one.path), one)).map(({ path }) => path),
    ...[...found.files.keys()].filter((path) => !manifest.files.some((one) => one.path === path)),
  ]
  if (wrong.length > 0)
    throw new BackupProblem(
      `${file} is damaged: ${wrong.slice(0, 3).join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not what was backed up; nothing was restored.`,
    )
}

const keyOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`

async function wholeOf(entry: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(entry))
}

function readJson<T>(schema: { parse: (value: unknown) => T }, bytes: Buffer, file: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BackupProblem(`${file} is no backup that this version of Fondly can read.`, { cause })
  }
}
