import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * A new empty database on the test run's own server (started once for a run, its address in FONDLY_TEST_DATABASE_SERVER).
 * Close every pool on it before `drop`.
 */
export async function testDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['FONDLY_TEST_DATABASE_SERVER']
  if (!server) throw new Error('FONDLY_TEST_DATABASE_SERVER is not set: run tests with npm test or npx vitest.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
