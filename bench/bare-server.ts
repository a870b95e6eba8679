import { createServer } from 'node:http'
import { Client } from 'pg'

/** The smallest server on a database: it connects, listens, and prints that it is ready. */
const { DATABASE_URL, PORT, HOST } = process.env
const client = new Client({ connectionString: DATABASE_URL })
await client.connect()
await client.query('select 1')
const server = createServer((_, response) => response.end('bare')).listen(Number(PORT), HOST, () =>
  console.log('Bare is ready at its port'),
)
process.once('SIGTERM', () => {
  server.close()
  void client.end().then(() => process.exit(0))
})
