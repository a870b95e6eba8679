import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * Creates an empty database on the test run's own server (started once for a run, its address in FONDLY_TEST_DATABASE_SERVER). Close every pool on it
 * before `drop`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  return await onServer(testServer(), (client) => createDatabase(client))
}

/**
 * Copies a template database. The first process of a test run that needs this template fills it, because copying a database is far cheaper than
 * filling it. `fill` must close what it opened.
 */
export async function testDatabaseCopy(name: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const template = `template_${name}`
  return await onServer(testServer(), async (client) => {
    // The lock ends with the session, so nobody waits for it for ever when the process is killed.
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      const filled = await createDatabase(client)
      await fill(filled.url)
      await whenUnused(() => client.query(`alter database ${nameIn(filled.url)} rename to ${template}`))
    }
    await client.query('select pg_advisory_unlock(hashtext($1))', [template])
    return await whenUnused(() => createDatabase(client, template))
  })
}

function testServer(): string {
  const server = process.env['FONDLY_TEST_DATABASE_SERVER']
  if (!server) throw new Error('FONDLY_TEST_DATABASE_SERVER is not set: run tests with npm test or npx vitest.')
  return server
}

async function createDatabase(client: Client, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files costs half of writing each page to the log of the server, which nobody reads.
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(testServer())
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(testServer(), (own) => own.query(`drop database if exists ${name} with (force)`).then(() => undefined)),
  }
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/**
 * Retries while the database is in use: the server keeps a closed connection for a moment, longer on a busy machine, and itself waits only five
 * seconds.
 */
async function whenUnused<Result>(work: () => Promise<Result>): Promise<Result> {
  const OBJECT_IN_USE = '55006'
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE || tries === 20) throw error
      await pause(200)
    }
  }
}

async function onServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
