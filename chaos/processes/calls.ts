/** A call of the order sequence as seen on the wire, and the step that records it. */
export type Call = {
  method: string
  /** How its path ends. */
  path: RegExp
  /** What its body must contain, if the path alone does not identify the call. */
  body?: RegExp
  step: string
  /** The next call of the same step. With a next call, the result of this call is not recorded by itself. */
  next?: RegExp
}

/** Every upstream call of a sending, in order (product.md, 'Order placing sequence'). Look-ups and retries are more calls like these. */
export const CALLS = {
  'open baskets': { method: 'GET', path: /\/customers\/[^/]+\/baskets$/, step: 'check open baskets' },
  address: { method: 'POST', path: /\/Address-Validate$/, step: 'check address' },
  pictures: { method: 'POST', path: /\/getImage$/, step: 'start rendering' },
  basket: { method: 'POST', path: /\/baskets$/, step: 'create basket' },
  'e-mail': { method: 'PUT', path: /\/customer$/, step: 'attach e-mail' },
  item: { method: 'POST', path: /\/items$/, step: 'add item' },
  'shipping address': { method: 'PUT', path: /\/shipping_address$/, step: 'update shipment', next: /\/shipping_method$/ },
  'shipping method': { method: 'PUT', path: /\/shipping_method$/, step: 'update shipment', next: /\/shipments\/me$/ },
  shipment: { method: 'PATCH', path: /\/shipments\/me$/, step: 'update shipment' },
  'billing address': { method: 'PUT', path: /\/billing_address$/, step: 'set billing address' },
  payment: { method: 'POST', path: /\/payment_instruments$/, step: 'set payment' },
  'envelope picture': { method: 'PATCH', path: /\/items\/[^/]+$/, body: /\.jpe?g/, step: 'attach envelope picture' },
  'card picture': { method: 'PATCH', path: /\/items\/[^/]+$/, body: /\.pdf/, step: 'attach card picture' },
  order: { method: 'POST', path: /\/orders$/, step: 'create order' },
  'order fields': { method: 'PATCH', path: /\/orders\/[^/]+$/, step: 'patch order fields' },
  confirmation: { method: 'PUT', path: /\/confirmation_status$/, step: 'confirm order' },
  placing: { method: 'PUT', path: /\/status$/, step: 'place order' },
  ready: { method: 'PUT', path: /\/export_status$/, step: 'make ready' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[] // the cast is safe: every key is a name

/** The moments of a call: before it is sent; after the upstream did it but before we get the answer; after the answer but before it is recorded. */
export const POINTS = ['before sending', 'after it was done', 'before recording'] as const
export type Point = (typeof POINTS)[number]

/** The press statements with which a sending decides about the order that it corrects. */
export const STATEMENTS = {
  reservation: /insert into press\.print_order .*reserved_by/s,
  replacement: /^update .*print_order.*"withdrawn_at".*"reserved_by"/s,
  release: /^update .*print_order.* case when reason/s,
} as const

/** The calls that write administrators' changes. */
export const CHANGE_CALLS = {
  'client document': { method: 'PATCH', path: /\/customer_groups\/[^/]+$/, step: '' },
  'banner document': { method: 'PATCH', path: /\/slot_configurations\/[^/]+$/, step: '' },
} as const satisfies Record<string, Call>
export type ChangeCallName = keyof typeof CHANGE_CALLS

/** The SQL statements of a change: they announce it, write it and the cards of a closed day into the activity log, and move a card. */
export const CHANGE_STATEMENTS = {
  'change noted': /^insert into .*"open_change"/,
  'log entry': /^insert into .*"activity" /,
  'closed day': /^insert into .*"closed_day" /,
  'change ended': /^delete from .*"open_change"/,
  link: /^insert into .*"correction"/,
  'sending begun': /insert into "bff"\."sending"/,
  'card recorded': /^insert into .*"closed_day_card"/,
} as const
/** The statement that ends the plan for the cards of a closed day when the day is opened again. */
export const OPENING_STATEMENTS = { 'day opened': /^update .*"closed_day" set .*"day" = / } as const
export type OpeningStatementName = keyof typeof OPENING_STATEMENTS
export type ChangeStatementName = keyof typeof CHANGE_STATEMENTS

/** The calls that write a row of an import. */
export const IMPORT_CALLS = {
  'person document': { method: 'PATCH', path: /\/users\/[^/]+$/, step: '' },
  'new user': { method: 'POST', path: /\/users$/, step: '' },
} as const satisfies Record<string, Call>
export type ImportCallName = keyof typeof IMPORT_CALLS

/** The statements that claim a row, announce and log its change, create an invitation with its mail, and record the results of the row and of the run. */
export const IMPORT_STATEMENTS = {
  'row taken': /update bff\.people_import_row set state = 'started'/,
  'change noted': CHANGE_STATEMENTS['change noted'],
  'log entry': CHANGE_STATEMENTS['log entry'],
  'change ended': CHANGE_STATEMENTS['change ended'],
  'invitation noted': /^insert into "invitation"/,
  'invitation opened': /^update "invitation"/,
  mail: /^insert into "mail"/,
  'row ended': /^update "people_import_row"/,
  'import ended': /update "bff"\."people_import" set .*state = 'done'/s,
} as const
export type ImportStatementName = keyof typeof IMPORT_STATEMENTS

/** The statements of the daily round that prepares the cards of occasions and queues the mails about them. */
export const OCCASION_STATEMENTS = {
  'round claimed': /^update "occasion_round" set "prepared_on" = \$1, "preparing_until"/,
  'occasions read': /^select .*from "occasion" inner join "contact"/s,
  'cards prepared': /insert into prepared_card/,
  'mail claimed': /^insert into "occasion_mail"/,
  'cards counted': /^update "prepared_card" set "mailed_on"/,
  'mail queued': /^insert into "mail"/,
  'mails written': /^commit/i,
  'round ended': /^update "occasion_round" set "prepared_on" = case/,
} as const
export type OccasionStatementName = keyof typeof OCCASION_STATEMENTS

/** The statements that store the preview of a file of contacts, start its import, and add its people. */
export const CONTACT_IMPORT_STATEMENTS = {
  'earlier preview forgotten': /^delete from "contact_import" where/,
  'import stored': /^insert into "contact_import" /,
  'rows stored': /^insert into "contact_import_row"/,
  'import started': /^update "contact_import" set "state"/,
  'rows due': /^update "contact_import_row" set .* and "kind"/,
  'import taken': /^select \* from "contact_import" where "state"/,
  'book locked': /pg_advisory_xact_lock\(hashtext\('address book'\)/,
  'contacts written': /^insert into "contact" /,
  'tags written': /^insert into "contact_tag"/,
  'birthdays written': /^insert into "occasion"/,
  'rows done': /^update "contact_import_row" set .* "row_no" in/,
  'import gone on': /^update "contact_import" set "updated_at"/,
  'import logged': /^insert into .*"audit"/,
  committed: /^commit/i,
} as const
export type ContactImportStatementName = keyof typeof CONTACT_IMPORT_STATEMENTS

export type StatementName = keyof typeof STATEMENTS
export const STATEMENT_NAMES = Object.keys(STATEMENTS) as StatementName[] // the cast is safe: every key is a name
