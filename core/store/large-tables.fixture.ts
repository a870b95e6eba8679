/** The number of rows that each large table gets. */
export const ROWS_PER_TABLE = 50_000
const OF = `from generate_series(1, ${ROWS_PER_TABLE}) n`
/** Spreads the rows over 200 clients. */
const CLIENT = `'client-' || n % 200`
const USER = `'user-' || n % 2000`
const AGO = `now() - n * interval '1 minute'`
/** The hashes by which a sealed person is found: of the name, the street, the first letters and the town. */
const KEYS = `array[decode(md5('name' || n), 'hex'), decode(md5('street' || n % 20000), 'hex'), decode(md5('letters' || n % 500), 'hex'),
  decode(md5('town' || n % 50), 'hex')]`

/** The statements that fill the tables. Triggers are off, because no process needs the notifications. */
export const FILL = [
  `set session_replication_role = replica`,
  `insert into sending (id, owner, idempotency_key, body_hash, state, data, fixed, created_at, updated_at)
   select 'sending-' || n, ${USER}, 'key-' || n, '', case when n % 50 = 0 then 'stopped' when n <= 3 then 'waiting' when n <= 9 then 'running' else 'done' end,
     jsonb_build_object('orderNo', n::text), jsonb_build_object('scanCode', 'code-' || n), ${AGO}, ${AGO} ${OF}`,
  `insert into audit (at, event, user_id, client_id, order_no)
   select ${AGO}, case when n % 3 = 0 then 'log_in' when n % 50 = 1 then 'withdraw' else 'purchase' end,
     case when n % 10 = 9 then null else ${USER} end, ${CLIENT}, n::text ${OF}`,
  `insert into report_value (id, client_id, dimension, value, label, aliases) overriding system value
   select n, ${CLIENT}, (array['person', 'supervisor', 'location', 'occasion', 'card', 'profile', 'language'])[1 + n / 200 % 7], 'value-' || n, '',
     case when n / 200 % 7 = 0 then array['hv-' || n] else '{}' end ${OF}`,
  `insert into report_order (order_no, client_id, person, supervisor, location, occasion, card, profile, language, state, ordered_at, mail_date, modified_at, seen_at)
   select n::text, ${CLIENT}, n, n, n, n, n, n, n, case when n <= 500 then 'in-press' else 'mailed' end, ${AGO},
     to_char(date '2026-12-24' - n / 500, 'YYYY-MM-DD'), ${AGO}, ${AGO} ${OF}`,
  `insert into report_columns (client_id, utc_day, packed, sums)
   select 'client-' || n % 200, 20000 + n / 200, '', '' from generate_series(1, 40000) n`,
  `insert into recipient_word (word, order_no, sending_id) select decode(md5('word' || n % 5000), 'hex'), n::text, 'sending-' || n ${OF}`,
  `insert into correction (user_id, order_no, draft_key, created_at) select ${USER}, n::text, 'key-' || n, ${AGO} ${OF}`,
  `insert into draft (user_id, card_id, key, scan_code, sealed, expires_at, client_id, sender_profile_id)
   select 'user-' || n, 'card-' || n % 80, 'key-' || n, 'code-' || n, '', now() + n * interval '5 seconds', ${CLIENT}, 'profile' ${OF}`,
  `insert into activity (id, at, client_id, subject, outcome, change_id, actor_hash, before_hash, after_hash, hash)
   select n, ${AGO}, ${CLIENT}, 'client', case when n % 1000 = 0 then 'unconfirmed' else 'done' end, gen_random_uuid(), '', '', '', '' ${OF}`,
  `insert into activity_value (entry_id, name, sealed) select n, 'actor', '' ${OF}`,
  `insert into approved_list (sending_id, hash, sealed) select 'sending-' || n, 'hash', '' ${OF}`,
  `insert into closed_day (change_id, day, client_id, plan, sealed, started_at, ended_at)
   select 'change-' || n, to_char(date '2025-01-01' + n, 'YYYY-MM-DD'), '', 'ask', '', now(), case when n < 290 then now() end from generate_series(1, 300) n`,
  `insert into closed_day_card (change_id, day, order_no, client_id, outcome)
   select 'change-' || 1 + n % 300, to_char(date '2025-01-02' + n % 300, 'YYYY-MM-DD'), n::text, ${CLIENT}, 'left' ${OF}`,
  `insert into mail (id, sealed, due_at, expires_at, created_at, topic)
   select gen_random_uuid(), '', now() + n * interval '1 second', now() + interval '7 days', now(), 'invitation ' || n ${OF}`,
  `insert into invitation (client_id, email_hash, state, revision, token_hash, sealed, sent_at, expires_at, due_at)
   select ${CLIENT}, decode(md5('mail' || n), 'hex'), case when n < 20 then 'creating' else 'accepted' end, 1, decode(md5('token' || n), 'hex'), '',
     now() - n * interval '1 second', now(), now() ${OF}`,
  `insert into registration (user_id, client_id, state, sealed, created_at) select 'user-' || n, ${CLIENT}, 'accepted', '', ${AGO} ${OF}`,
  `insert into people_import (id, owner, idempotency_key, body_hash, state, data)
   select 'import-' || n, ${CLIENT}, 'key-' || n, '', 'done', '{"startedAt": "2026-11-01"}' from generate_series(1, 1000) n`,
  `insert into people_import_row (import_id, row_no, kind, state, sealed)
   select 'import-' || 1 + n % 1000, n, 'new', case when n < 100 then 'due' else 'done' end, '' ${OF}`,
  `insert into own_design (id, client_id, version, document, created_at) select 'design-' || n, ${CLIENT}, 1, '{}', ${AGO} ${OF}`,
  `insert into design_file (client_id, hash, type, facts, uploaded_at, was_named) select ${CLIENT}, 'hash-' || n, 'png', '{}', ${AGO}, n > 100 ${OF}`,
  `insert into contact (id, client_id, owner_id, keys, sealed, created_at, updated_at)
   select 'contact-' || n, ${CLIENT}, case when n % 3 = 0 then null else ${USER} end, ${KEYS}, '', now(), now() ${OF}`,
  `insert into contact_card (contact_id, order_no, sent_at, sealed) select 'contact-' || n % 20000, n::text, ${AGO}, '' ${OF}`,
  `insert into contact_tag (client_id, owner_id, hash, sealed) select ${CLIENT}, ${USER}, decode(md5('tag' || n), 'hex'), '' ${OF}`,
  `insert into contact_import (id, client_id, owner_id, is_shared, state, sealed, created_at, updated_at)
   select 'import-' || n, ${CLIENT}, 'user-' || n, false, 'done', '', now(), now() from generate_series(1, 1000) n`,
  `insert into contact_import_row (import_id, row_no, kind, state, sealed)
   select 'import-' || 1 + n % 1000, n, 'new', case when n < 100 then 'due' else 'done' end, '' ${OF}`,
  `insert into card_recipient (sending_id, client_id, order_no, sent_at, keys, sealed, is_remembered)
   select 'sending-' || n, ${CLIENT}, n::text, ${AGO}, ${KEYS}, '', n > 100 ${OF}`,
  `insert into occasion (id, contact_id, client_id, next_day, sealed, created_at)
   select 'occasion-' || n, 'contact-' || n, ${CLIENT}, to_char(date '2026-11-23' + n % 365, 'YYYY-MM-DD'), '', now() ${OF}`,
  `insert into occasion_rule (id, client_id, owner_id, kind, sealed, updated_at)
   select 'rule-' || n, ${CLIENT}, 'user-' || n, 'birthday', '', now() ${OF}`,
  `insert into prepared_card (id, occasion_id, year, client_id, user_id, day, sealed, prepared_at, mailed_on)
   select 'prepared-' || n, 'occasion-' || n, 2026, ${CLIENT}, case when n % 50 = 0 then null else ${USER} end,
     to_char(date '2026-11-01' + n % 100, 'YYYY-MM-DD'), '', now(), case when n > 100 then '2026-11-22' end ${OF}`,
  `insert into saved_message (id, client_id, owner_id, sealed, updated_at, deleted_at)
   select 'message-' || n, ${CLIENT}, case when n % 10 > 0 then ${USER} end, '', ${AGO}, case when n < 100 then now() end ${OF}`,
  `insert into bulk_columns (client_id, headings_hash, sealed, used_at)
   select ${CLIENT}, decode(md5('headings' || n), 'hex'), '', ${AGO} ${OF}`,
  `insert into drawn_signature (user_id, sealed, is_used, updated_at) select 'user-' || n, '', true, now() ${OF}`,
  `insert into recipient (owner, sealed, expires_at) select 'user:user-' || n, '', now() + n * interval '1 second' ${OF}`,
  `insert into do_not_mail (id, client_id, keys, content_hash, sealed, added_at, removed_at)
   select 'entry-' || n, ${CLIENT}, array[decode(md5('key' || n), 'hex')], decode(md5('content' || n), 'hex'), '', ${AGO},
     case when n % 1000 = 0 then ${AGO} end ${OF}`,
  `insert into rate (key, points, ends_at) select decode(md5('key' || n), 'hex'), 1, now() + n * interval '1 second' ${OF}`,
  `set session_replication_role = origin`,
]
