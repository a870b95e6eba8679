import { Client } from 'pg'
import { jsonLog } from '../log.ts'
import { startPostgres } from './start-postgres.ts'

// Tests run this as a separate process. It starts the server on a folder, writes rows and prints each row after its commit, until it is killed or
// told to end.
const [, , dataFolder = ''] = process.argv
const postgres = await startPostgres({ dataFolder, log: jsonLog() })
const client = new Client({ connectionString: postgres.url })
await client.connect()
await client.query('create table if not exists acknowledged (number bigint primary key)')
const ending = new AbortController()
process.on('SIGTERM', () => ending.abort())
process.stdout.write(`ready ${postgres.url}\n`)
const { rows } = await client.query<{ next: string }>('select coalesce(max(number), 0) + 1 as next from acknowledged')
for (let number = Number(rows[0]?.next); !ending.signal.aborted; number++) {
  await client.query('insert into acknowledged values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
await client.end()
await postgres.stop()
