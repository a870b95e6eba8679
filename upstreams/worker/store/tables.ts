export type WorkerTables = {
  population: { id: string; group_id: string }
  statement: { user_id: string; statement: string }
  /** What a real service said of an address; neither column can be read without the installation's key. */
  address_verdict: { key: Buffer; sealed: Buffer; expires_at: Date }
}
