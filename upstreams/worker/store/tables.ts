export type WorkerTables = {
  population: { id: string; group_id: string }
  statement: { user_id: string; statement: string }
  /** The verdict of a real service about an address. Without the key of this installation, neither column can be read. */
  address_verdict: { key: Buffer; sealed: Buffer; expires_at: Date }
}
