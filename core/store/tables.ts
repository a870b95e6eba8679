import type { CardPlan, ClosedDayOutcome } from '@fondly/domain/dashboard/closed-day.ts'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { WorkflowTable } from '@fondly/kit/workflow/workflow-table.ts'
import type { MessageParams } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ReportTables } from '../reports/report-tables.ts'

/** The product's own tables, in the schema `bff`. Sealed columns hold what nobody may read at rest (seal/seal.ts). */
export type CoreTables = ReportTables & {
  /** A sign-in that has begun here and has not come back from identity yet. */
  sign_in: {
    state_hash: Buffer
    /** The hash of the secret in the browser's cookie. Only the browser that began the sign-in can end it. */
    browser_hash: Buffer
    sealed: Buffer
    expires_at: Date
  }
  session: {
    /** The hash of the cookie. The cookie itself is never stored. */
    id_hash: Buffer
    user_id: string
    sealed_tokens: Buffer
    access_expires_at: Date
    created_at: Date
    /** When the user last did something. Checks that the page makes by itself do not count. */
    seen_at: Date
    /** When identity last confirmed the session. */
    checked_at: Date
    lease_until: Date | null
    lease_no: Generated<number>
    /** Browser and system, as the browser named them at the sign-in (domain/user/device.ts). */
    browser: Generated<string>
    system: Generated<string>
  }
  /** When a user last ended sessions from elsewhere. A browser that signed on before this time must enter the password again. */
  sign_on_since: { user_id: string; since: Date }
  /** Signed-in users, as they were last resolved. All sessions of a user share this row, and it is removed with the last of them. */
  person: {
    user_id: string
    client_id: string
    sealed: Buffer
    updated_at: Date
    /** Null in rows of earlier releases. */
    resolved_at: Date | null
    /** One process at a time resolves the user again. Its claim expires at this time. */
    resolving_until: Date | null
  }
  /** `client_id` is the client of the sender. Null when no session of the sender was known. */
  draft: {
    user_id: string
    card_id: string
    key: string
    scan_code: string
    sealed: Buffer
    expires_at: Date
    client_id: string | null
    sender_profile_id: string | null
  }
  /** A recipient that is known before a form is filled in. The owner is a user ('user:{id}') or, before the sign-in, a browser ('browser:{hash}'). */
  recipient: { owner: string; sealed: Buffer; expires_at: Date }
  /** Users whose `recipient*` attributes at identity have to be cleared. The digest shows whether identity still has the same recipient. */
  recipient_over: { user_id: string; digest: string; since: Date }
  /**
   * The number of requests in the present minute, by a keyed hash of their sender (core/rate-limits). The table is unlogged, so a crash of the
   * database empties it.
   */
  rate: { key: Buffer; points: number; ends_at: Date }
  brand: { client_id: string; slug: string | null; brand: string }
  /** Keyed hashes by which a card is found by its recipient (core/sendings/recipient-words.ts). */
  recipient_word: { word: Buffer; order_no: string; sending_id: string }
  /**
   * The recipients of the cards of the last days (core/recognition). The hashed keys find a row, and the recipient is sealed. A row is removed with
   * its sending.
   */
  card_recipient: {
    sending_id: string
    client_id: string
    order_no: string
    sent_at: Date
    keys: Buffer[]
    sealed: Buffer
    /** True when the address book has processed the recipient. */
    is_remembered: Generated<boolean>
  }
  /** People in the address book (core/contacts). `owner_id` is null for contacts that the client shares. */
  contact: {
    id: string
    client_id: string
    owner_id: string | null
    version: Generated<number>
    /** True when a sent card has made this contact and nobody has changed it since. */
    is_untouched: Generated<boolean>
    keys: Buffer[]
    sealed: Buffer
    checked_at: Date | null
    last_sent_at: Date | null
    created_at: Date
    updated_at: Date
  }
  /** The cards that were sent to a contact. They are removed with the contact. */
  contact_card: { contact_id: string; order_no: string; sent_at: Date; sealed: Buffer }
  /** The tags of a book. `owner_id` is empty for the book that the client shares. */
  contact_tag: { client_id: string; owner_id: string; hash: Buffer; sealed: Buffer }
  contact_setting: { user_id: string; client_id: string; remembers: boolean }
  contact_import: {
    id: string
    client_id: string
    owner_id: string
    is_shared: boolean
    state: Generated<'preview' | 'running' | 'done'>
    sealed: Buffer
    created_at: Date
    updated_at: Date
  }
  contact_import_row: {
    import_id: string
    row_no: number
    kind: 'new' | 'same' | 'wrong'
    state: Generated<'shown' | 'due' | 'done' | 'left'>
    sealed: Buffer
  }
  audit: {
    id: Generated<number>
    at: Date
    event: string
    /** Null for a security event of an unknown user. */
    user_id: string | null
    client_id: string | null
    order_no: string | null
    code: string | null
    /** For a security event: keyed hashes of the user name and of the address. */
    subject_hash: Generated<Buffer | null>
    address_hash: Generated<Buffer | null>
  }
  /** How often a security event happened on a day (UTC) from one address. The hash is empty when the address is unknown. */
  security_event_day: { day: string; event: string; address_hash: Buffer; events: number }
  /** A withdrawn order and the draft that is sent in its place. */
  correction: { user_id: string; order_no: string; draft_key: string; created_at: Date }
  /** The durable runs of sendings (core/sendings). */
  /** The column `order_no` has the order number from the data of the row, because a column can have an index. */
  sending: WorkflowTable & { order_no: ColumnType<string | null, never, never> }
  /** The approved display list of a sending (core/approved-proofs); removed with the sending. */
  approved_list: { sending_id: string; hash: string; sealed: Buffer }
  /** The runs that look for orphan baskets (core/sendings/orphan-baskets.ts); removed with their sending. */
  orphan_basket: WorkflowTable
  /** The basket lock: which sending of a user holds it (core/sendings/basket-lock.ts). */
  basket_lock: { user_id: string; sending_id: string }
  /** The activity log (core/activity). The hash of each entry covers the entry before. `client_id` is empty for the site. */
  activity: {
    id: number
    at: Date
    client_id: string
    subject: string
    outcome: string
    restores: number | null
    change_id: string
    actor_hash: Buffer
    before_hash: Buffer
    after_hash: Buffer
    hash: Buffer
  }
  /** The values of an entry. A value about a person is sealed with the key of that person. */
  activity_value: { entry_id: number; name: string; person_ref: string | null; sealed: Buffer }
  /** The keys of people. `person_hash` is null when the person was erased; the values can then never be read again. */
  person_key: { ref: string; person_hash: Buffer | null; sealed_key: Buffer | null }
  /** Only one row: the last entry of the activity log. */
  activity_head: { is_only: Generated<boolean>; entry_id: number; hash: Buffer }
  /** A day on which an administrator has stopped mailing (core/closed-days). `client_id` is empty for a day of the site. */
  closed_day: {
    change_id: string
    day: string
    client_id: string
    plan: CardPlan
    sealed: Buffer
    started_at: Date
    ended_at: Date | null
  }
  /** The outcome of a card with this mail date. */
  closed_day_card: { change_id: string; day: string; order_no: string; client_id: string; outcome: ClosedDayOutcome }
  /** A change that was begun and is not in the activity log yet (core/changes). */
  open_change: { id: string; target: string; started_at: Date; sealed: Buffer }
  /** E-mails that were not sent yet (core/mail). */
  mail: { id: string; sealed: Buffer; tries: Generated<number>; due_at: Date; expires_at: Date; created_at: Date; topic: string | null }
  /** People who registered and need an administrator's consent (core/registrations). */
  registration: { user_id: string; client_id: string; state: 'waiting' | 'accepted' | 'declined'; sealed: Buffer; created_at: Date }
  /** Invitations (core/invitations), by client and by a keyed hash of the e-mail address. */
  invitation: {
    client_id: string
    email_hash: Buffer
    state: 'creating' | 'open' | 'accepted' | 'revoking' | 'revoked'
    revision: number
    /** Null until identity has the account. */
    user_id: string | null
    /** Null when the link was used or revoked. */
    token_hash: Buffer | null
    /** Only one browser at a time can use the link, until this time. */
    used_until: Date | null
    /** How often an unfinished invitation was tried, and when it is tried again. */
    tries: Generated<number>
    due_at: Date | null
    sealed: Buffer
    sent_at: Date
    expires_at: Date
  }
  /** The durable runs of imports of people (core/people/import); their owner is the client. */
  people_import: WorkflowTable
  /** The rows of an import. Each is sealed with the change that it would make, and is removed with the import. */
  people_import_row: {
    import_id: string
    row_no: number
    kind: string
    state: Generated<'shown' | 'due' | 'started' | 'done' | 'failed' | 'left'>
    attempts: Generated<number>
    /** How many of the attempts only looked up the outcome of an earlier attempt. */
    looks: Generated<number>
    /** When the row was first tried. */
    began_at: Generated<Date | null>
    /** The id of the change that this row makes, as in the activity log. */
    change_id: string | null
    /** Why the row failed: the code of a refusal and its values. */
    reason: ColumnType<{ code: RefusalCode; params?: MessageParams } | null, string | null | undefined, string | null>
    sealed: Buffer
  }
  /** The clients' own card designs (core/designs) in all states. */
  own_design: { id: string; client_id: string; version: number; document: OwnDesign; created_at: Date }
  /** Files that administrators uploaded for designs, and what preflight read of them. The bytes are in the blobs. */
  design_file: { client_id: string; hash: string; type: string; facts: DesignFacts; uploaded_at: Date; was_named: Generated<boolean> }
  /** The Do not mail list of each client (core/do-not-mail). */
  do_not_mail: {
    id: string
    client_id: string
    version: Generated<number>
    keys: Buffer[]
    content_hash: Buffer
    sealed: Buffer
    /** The last day on which the entry applies. Null when the entry has no end. */
    until_day: string | null
    added_at: Date
    removed_at: Date | null
  }
  /** Drawn signatures of users (core/drawn-signatures), sealed. `is_used`: new cards are signed with the drawing. */
  drawn_signature: { user_id: string; sealed: Buffer; is_used: boolean; updated_at: Date }
  /** Messages saved for the next cards (core/saved-messages). `owner_id` is a person; null for a message of the client. */
  saved_message: {
    id: string
    client_id: string
    owner_id: string | null
    sealed: Buffer
    uses: Generated<number>
    updated_at: Date
    deleted_at: Date | null
  }
  /** What the columns of a client's lists hold (core/bulk-sending), sealed, by a keyed hash of their headings. */
  bulk_columns: { client_id: string; headings_hash: Buffer; sealed: Buffer; used_at: Date }
  /** Logos that administrators uploaded (core/uploads). `name` is a part of the address at which the logo is served. */
  logo_file: { name: string; was_named: Generated<boolean>; uploaded_at: Date }
  /**
   * The yearly days of contacts (core/occasions). They are sealed, except for the next day on which each falls. They are removed with the contact.
   */
  occasion: {
    id: string
    contact_id: string
    client_id: string
    version: Generated<number>
    next_day: string
    sealed: Buffer
    created_at: Date
  }
  /** The rules for each kind of occasion. `owner_id` is empty for the rules for shared contacts. */
  occasion_rule: {
    id: string
    client_id: string
    owner_id: string
    kind: OccasionKind
    version: Generated<number>
    /** Who gets the prepared cards. Null: the owner of the contacts, or for shared contacts the administrators. */
    responsible_id: string | null
    sealed: Buffer
    updated_at: Date
  }
  /** Prepared cards, one for each occasion and year. They are removed with the occasion. */
  prepared_card: {
    id: string
    occasion_id: string
    year: number
    client_id: string
    /** Null when the card waits for any administrator of the client. */
    user_id: string | null
    day: string
    sealed: Buffer
    prepared_at: Date
    /** The day of the mail that counted this card. */
    mailed_on: string | null
    set_aside_at: Date | null
    /** The key of the draft that was made from this card. */
    draft_key: string | null
  }
  /** Which person got a mail about prepared cards on which day. */
  occasion_mail: { user_id: string; day: string }
  /** Only one row: the last day whose cards were all prepared, and until when a process holds the lease of the daily round. */
  occasion_round: { is_only: Generated<boolean>; prepared_on: string | null; preparing_until: Date | null }
}
