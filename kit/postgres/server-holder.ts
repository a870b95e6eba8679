import { Client } from 'pg'
import { errorCode } from '../error-code.ts'

/**
 * An open connection to the server that several processes share. No process stops the server while another one has such a connection. The connection
 * closes when its process ends for any reason.
 */
export type ServerHolder = {
  url: string
  onLost: (lost: () => void) => void
  isLost: () => boolean
  /**
   * Closes the connection. Returns true when no other process holds the server. The caller may then stop it; no new process can connect meanwhile.
   */
  leave: () => Promise<boolean>
}

const HOLDER_LOCK_ID = 4_663_952 // any number that every Fondly process agrees on

/** Opens the connection that keeps the server running. Returns undefined while the server is starting or stopping and accepts no connection. */
export async function keep(url: string): Promise<ServerHolder | undefined> {
  const client = new Client({ connectionString: url, application_name: 'fondly-keeper', connectionTimeoutMillis: 30_000 })
  let alive = true
  let lost = () => {}
  client.on('error', () => {}) // 'end' follows
  client.on('end', () => {
    alive = false
    lost()
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [HOLDER_LOCK_ID])
  } catch (error) {
    void client.end().catch(() => {})
    if (isPassing(error)) return undefined
    throw error
  }
  return {
    url,
    onLost: (listener) => {
      lost = listener
      if (!alive) listener()
    },
    isLost: () => !alive,
    leave: async () => {
      if (!alive) return false
      await client.query('select pg_advisory_unlock_shared($1)', [HOLDER_LOCK_ID])
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [HOLDER_LOCK_ID])
      if (rows[0]?.alone) return true
      await client.end()
      return false
    },
  }
}

// Returns true when trying again may help: the server is not there yet, is starting or stopping, or broke the connection.
function isPassing(error: unknown): boolean {
  const code = errorCode(error)
  return code === undefined || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'].includes(code)
}
