import { Client, escapeIdentifier } from 'pg'
import { errorCode } from '../error-code.ts'

/** Creates the database that a URL names, if its server lacks it. */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new Client({ connectionString: server.href, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the current statement fails too
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } catch (error) {
    // Another process created it at the same moment.
    const code = errorCode(error)
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}
