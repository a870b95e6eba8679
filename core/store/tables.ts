import type { WorkflowTable } from '@fondly/kit/workflow/workflow-table.ts'
import type { Generated } from 'kysely'

/** The product's own tables, in the schema `bff`. Sealed columns hold what nobody may read at rest (seal/seal.ts). */
export type CoreTables = {
  /** A sign-in on its way: begun here, not yet come back from identity. */
  sign_in: {
    state_hash: Buffer
    /** Of the secret in the browser's cookie: only the browser that began may end it. */
    browser_hash: Buffer
    sealed: Buffer
    expires_at: Date
  }
  session: {
    /** The cookie itself is not kept. */
    id_hash: Buffer
    user_id: string
    sealed_tokens: Buffer
    access_expires_at: Date
    created_at: Date
    /** When the user last did something; the page's own checks do not count. */
    seen_at: Date
    /** When identity last said that the session stands. */
    checked_at: Date
    lease_until: Date | null
    lease_no: Generated<number>
    /** What the browser said of itself at the sign-in (domain/user/device.ts). */
    browser: Generated<string>
    system: Generated<string>
  }
  /** Who ended sessions elsewhere, and when: a browser that signed on before does not come back in without the password. */
  sign_on_since: { user_id: string; since: Date }
  /** Who is signed in, as last resolved; shared by all sessions of the user, gone with the last one. */
  person: {
    user_id: string
    client_id: string
    sealed: Buffer
    updated_at: Date
    /** Null where that was not recorded yet: long ago. */
    resolved_at: Date | null
    /** One process at a time resolves the user again; a process that died gives it up at this time. */
    resolving_until: Date | null
  }
  draft: { user_id: string; card_id: string; key: string; scan_code: string; sealed: Buffer; expires_at: Date }
  /** A recipient known beforehand, of a user ('user:{id}') or of a browser before its sign-in ('browser:{hash}'). */
  recipient: { owner: string; sealed: Buffer; expires_at: Date }
  /** Whose `recipient*` attributes at identity are over and not yet cleared; the digest tells them from later ones. */
  recipient_over: { user_id: string; digest: string; since: Date }
  /** Requests of the present minute, by keyed hash of who made them (door/shared-rate-limit.ts); lost with a crash. */
  rate: { key: Buffer; points: number; ends_at: Date }
  brand: { client_id: string; slug: string | null; brand: string }
  audit: {
    id: Generated<number>
    at: Date
    event: string
    /** Null for a security event, which may be about nobody who is known. */
    user_id: string | null
    client_id: string | null
    order_no: string | null
    code: string | null
    /** Of a security event: keyed hashes of the user name and of the address. */
    subject_hash: Generated<Buffer | null>
    address_hash: Generated<Buffer | null>
  }
  /** How often a security event happened on a day (UTC) from one address; the hash is empty where none is known. */
  security_event_day: { day: string; event: string; address_hash: Buffer; events: number }
  /** A withdrawn order and the draft that is sent in its place. */
  correction: { user_id: string; order_no: string; draft_key: string; created_at: Date }
  /** A card on its way (sending/sendings.ts). */
  sending: WorkflowTable
  /** What is on the paper of a sending, down to the glyphs (sending/approved-lists.ts); gone with it. */
  approved_list: { sending_id: string; hash: string; sealed: Buffer }
  /** Baskets of sendings that may still come (sending/late-baskets.ts); each goes with its sending. */
  late_basket: WorkflowTable
  /** Whose sending of a user is under way. */
  sending_turn: { user_id: string; sending_id: string }
}
