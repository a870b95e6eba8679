import { createServer } from 'node:http'
import { Client } from 'pg'

/** As little as a server on a database can be: connected, listening, and saying so. */
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
