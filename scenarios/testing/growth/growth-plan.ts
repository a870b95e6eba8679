/** How many copies are made of each kind of row. A copied order or session belongs to a copied person, and a copied person to a copied client. */
export type GrowthCopies = { orders: number; people: number; sessions: number; clients: number; cards: number; batches: number }

/** How the value of a copied row is made from the value of the original row (copy-sql.ts). Tables that share an id make the id in the same way. */
export type Change =
  | 'order'
  | 'card'
  | 'person'
  | 'user'
  | 'client'
  | 'population'
  | 'text'
  | 'uuid'
  | 'hash'
  | 'hashes'
  | 'earlier'
  | 'number'
  | 'number-of-client'
  | 'batch'
  | 'batch-number'
  | 'sending-data'
  | 'scan-code'
  | 'token'

/** `each`: the member of GrowthCopies that counts the copies. `change`: the columns that differ in a copy. `where`: which rows are copied, if not all. */
export type TableGrowth = { each: keyof GrowthCopies; change: Record<string, Change>; where?: string }

/** The tables that grow with the use of the product, with the columns whose values differ in a copy. Columns that are numbered by the database are left out. */
export const GROWTH: Record<string, TableGrowth> = {
  'commerce.customer_group': { each: 'clients', change: { id: 'client' } },
  'commerce.slot_configuration': { each: 'clients', change: { configuration_id: 'client' } },
  'worker.population': { each: 'clients', change: { id: 'population', group_id: 'client' } },
  'identity.populations': { each: 'clients', change: { id: 'population', name: 'client' } },
  'identity.policies': { each: 'clients', change: { name: 'client', population_id: 'population', id: 'uuid' } },
  'bff.brand': { each: 'clients', change: { client_id: 'client', slug: 'client' } },
  'bff.report_value': { each: 'clients', change: { id: 'number-of-client', client_id: 'client' } },
  'bff.report_columns': { each: 'clients', change: { client_id: 'client' } },
  'bff.do_not_mail': {
    each: 'orders',
    change: { id: 'order', client_id: 'client', keys: 'hashes', content_hash: 'hash', added_at: 'earlier' },
  },
  'bff.invitation': { each: 'people', change: { client_id: 'client', email_hash: 'hash', user_id: 'user', token_hash: 'hash' } },
  'bff.activity_value': { each: 'orders', change: { entry_id: 'number' } },
  'bff.activity': { each: 'orders', change: { id: 'number', client_id: 'client', change_id: 'uuid', at: 'earlier' } },

  'commerce.product': { each: 'cards', change: { id: 'card', position: 'number' }, where: 'searchable' },
  'press.card': { each: 'cards', change: { id: 'card' } },

  'commerce.customer': {
    each: 'people',
    change: { customer_id: 'person', customer_no: 'person', external_id: 'user', login: 'person', email: 'person' },
  },
  'commerce.customer_group_member': { each: 'people', change: { group_id: 'client', customer_id: 'person' } },
  'identity.users': { each: 'people', change: { id: 'user', username: 'person', email: 'person', population_id: 'population' } },
  'identity.devices': { each: 'people', change: { id: 'uuid', user_id: 'user' } },
  'worker.statement': { each: 'people', change: { user_id: 'user' } },
  'bff.bulk_columns': { each: 'clients', change: { client_id: 'client', headings_hash: 'hash' } },
  'bff.saved_message': { each: 'people', change: { id: 'text', client_id: 'client', owner_id: 'user' } },
  'bff.contact_setting': { each: 'people', change: { user_id: 'user', client_id: 'client' } },
  'bff.recipient': { each: 'people', change: { owner: 'text' } },

  'bff.session': { each: 'sessions', change: { id_hash: 'hash', user_id: 'user' } },
  'bff.person': { each: 'sessions', change: { user_id: 'user', client_id: 'client' } },
  'bff.draft': { each: 'sessions', change: { user_id: 'user', key: 'text', scan_code: 'text', client_id: 'client' } },
  'bff.rate': { each: 'sessions', change: { key: 'hash' } },
  'identity.artefacts': { each: 'sessions', change: { id: 'text', uid: 'text', grant_id: 'text', payload: 'token' } },
  'identity.browsers': { each: 'sessions', change: { id: 'uuid', cookie_hash: 'text' } },
  'identity.sign_in_attempts': { each: 'sessions', change: { name_key: 'text' } },
  'identity.failed_steps': { each: 'sessions', change: { address_key: 'hash', subject_key: 'hash' } },
  'worker.address_verdict': { each: 'orders', change: { key: 'hash' } },

  'commerce.orders': {
    each: 'orders',
    change: {
      order_no: 'order',
      order_token: 'text',
      customer_id: 'person',
      customer_no: 'person',
      customer_email: 'person',
      created_at: 'earlier',
      modified_at: 'earlier',
    },
  },
  'bff.audit': { each: 'orders', change: { user_id: 'user', client_id: 'client', order_no: 'order', at: 'earlier' } },
  'bff.sending': {
    each: 'orders',
    change: {
      id: 'order',
      owner: 'user',
      idempotency_key: 'order',
      data: 'sending-data',
      fixed: 'scan-code',
      created_at: 'earlier',
      updated_at: 'earlier',
    },
  },
  'bff.recipient_word': { each: 'orders', change: { word: 'hash', order_no: 'order', sending_id: 'order' } },
  'bff.card_recipient': {
    each: 'orders',
    change: { sending_id: 'order', client_id: 'client', order_no: 'order', sent_at: 'earlier', keys: 'hashes' },
  },
  'bff.contact': { each: 'orders', change: { id: 'order', client_id: 'client', owner_id: 'user', keys: 'hashes' } },
  'bff.contact_card': { each: 'orders', change: { contact_id: 'order', order_no: 'order', sent_at: 'earlier' } },
  'bff.occasion': { each: 'orders', change: { id: 'order', contact_id: 'order', client_id: 'client' } },
  'bff.report_order': {
    each: 'orders',
    change: {
      order_no: 'order',
      client_id: 'client',
      person: 'number-of-client',
      supervisor: 'number-of-client',
      location: 'number-of-client',
      occasion: 'number-of-client',
      card: 'number-of-client',
      profile: 'number-of-client',
      language: 'number-of-client',
      ordered_at: 'earlier',
      modified_at: 'earlier',
    },
  },
  'press.batch': { each: 'batches', change: { id: 'number', number: 'batch-number' } },
  'press.print_order': { each: 'orders', change: { order_no: 'order', batch_id: 'batch', seen_at: 'earlier' } },
}
