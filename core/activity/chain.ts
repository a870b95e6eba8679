import { createHash } from 'node:crypto'

/**
 * A link of the chain. The three hashes are hashes of salted values, so they reveal nothing and stay valid after the values are erased. The three
 * refs name the person keys that seal the values (null for a value about no person). If a value cannot be read any more, its ref shows which erased
 * key is the reason.
 */
export type Link = {
  id: number
  at: Date
  clientId: string
  subject: string
  outcome: string
  restores: number | null
  changeId: string
  actorHash: Buffer
  beforeHash: Buffer
  afterHash: Buffer
  actorRef: string | null
  beforeRef: string | null
  afterRef: string | null
}

/** The hash before the first entry. */
export const FIRST_HASH: Buffer = Buffer.alloc(32)

/** Returns the hash of an entry: SHA-256 over the hash of the previous entry and all parts of this one. */
export function hashLink(previous: Buffer, link: Link): Buffer {
  const { id, at, clientId, subject, outcome, restores, changeId } = link
  const hashes = [link.actorHash, link.beforeHash, link.afterHash].map((hash) => hash.toString('hex'))
  const refs = [link.actorRef, link.beforeRef, link.afterRef]
  const fields = [id, at.toISOString(), clientId, subject, outcome, restores, changeId]
  const text = JSON.stringify([previous.toString('hex'), ...fields, ...hashes, ...refs])
  return createHash('sha256').update(text).digest()
}

/** Returns the hash of a value with its salt. The salt is sealed with the value, so nobody can guess the value from the hash. */
export function hashValue(salt: string, value: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([salt, value]))
    .digest()
}

/** Returns the text that names an entry in a log line, in the manifest of a backup and on a command line: the id and the hash. */
export const formatHead = ({ id, hash }: { id: number; hash: Buffer }): string => `${id}.${hash.toString('hex')}`

/** Makes the text of `formatHead` in SQL, for the row in bff.activity_head. */
export const HEAD_SQL = `entry_id || '.' || encode(hash, 'hex')`

/** Parses a text that `formatHead` wrote; undefined for other text. */
export function parseHead(text: string): { id: number; hash: Buffer } | undefined {
  const [, id, hash] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(text) ?? []
  return id === undefined || hash === undefined ? undefined : { id: Number(id), hash: Buffer.from(hash, 'hex') }
}
