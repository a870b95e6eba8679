import { statements } from '@fondly/kit/sql/statements.ts'
import type { Migration } from 'kysely/migration'

/** Additive only: a name that has run anywhere is never changed. */
export const pressMigrations: Record<string, Migration> = {
  '001 batches and orders': statements(() => STATEMENTS),
  '002 orders without a mail date': statements(() => [
    `alter table press.print_order alter column mail_date drop not null, add check (mail_date is not null or state = 'unprintable')`,
  ]),
  '003 sizes and stocks, withdrawals, what the operator says': statements(() => OPERATOR),
  '004 reprints that cannot be made': statements(() => REPRINTS),
  '005 mail pieces': statements(() => MAIL_PIECES),
  '006 orders reserved for a correction': statements(() => RESERVATIONS),
  '007 which card an order is of': statements(() => CARDS),
}

const STATEMENTS = [
  `create table press.batch (
     id bigint generated always as identity primary key,
     mail_date date not null,
     number integer not null,
     state text not null default 'cut' check (state in ('cut', 'complete', 'exported')),
     created_at timestamptz not null,
     completed_at timestamptz,
     unique (mail_date, number)
   )`,
  `create index batch_unfinished on press.batch (id) where state <> 'exported'`,
  // One row an order, the single arbiter of what becomes of it: an order number cannot be in two batches.
  `create table press.print_order (
     order_no text primary key,
     mail_date date not null,
     state text not null default 'free' check (state in ('free', 'cut', 'exported', 'unprintable')),
     batch_id bigint references press.batch (id),
     reason text,
     seen_at timestamptz not null,
     check ((state in ('cut', 'exported')) = (batch_id is not null))
   )`,
  `create index print_order_free on press.print_order (mail_date) where state = 'free'`,
  `create index print_order_batch on press.print_order (batch_id)`,
  // One process prints at a time; a number that goes up keeps a stalled one from writing.
  `create table press.turn (singleton boolean primary key default true check (singleton), number bigint not null default 0, until timestamptz not null default '-infinity')`,
  `insert into press.turn default values`,
]

const OPERATOR = [
  `alter table press.batch
     add size text not null default '', add stock text not null default '',
     add acknowledged_at timestamptz, add acknowledged_by text, add mailed_at timestamptz, add mailed_by text,
     add shipped_told boolean not null default false,
     add check (acknowledged_at is null or state <> 'cut'), add check (mailed_at is null or acknowledged_at is not null)`,
  `create index batch_mailed on press.batch (id) where mailed_at is not null and not shipped_told`,
  `alter table press.print_order
     add size text not null default '', add stock text not null default '', add orientation text not null default '',
     add cut_at timestamptz, add withdrawn_at timestamptz, add withdrawn_by text, add cancel_told boolean not null default false,
     drop constraint print_order_state_check,
     add constraint print_order_state_check check (state in ('free', 'cut', 'exported', 'unprintable', 'withdrawn')),
     drop constraint print_order_check1,
     add constraint print_order_mail_date check (mail_date is not null or state in ('unprintable', 'withdrawn')),
     add constraint print_order_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null))`,
  `create index print_order_withdrawn on press.print_order (order_no) where state = 'withdrawn' and not cancel_told`,
  `create table press.reprint (
     id bigint generated always as identity primary key,
     key text not null unique,
     order_no text not null references press.print_order (order_no),
     batch_id bigint not null references press.batch (id),
     reason text not null,
     note text not null,
     asked_by text not null,
     asked_at timestamptz not null,
     completed_at timestamptz
   )`,
  `create index reprint_of_batch on press.reprint (batch_id)`,
  `create index reprint_unfinished on press.reprint (id) where completed_at is null`,
]

const REPRINTS = [
  `alter table press.reprint add unprintable text, add check (completed_at is null or unprintable is null)`,
  `drop index press.reprint_unfinished`,
  `create index reprint_unfinished on press.reprint (id) where completed_at is null and unprintable is null`,
]

const MAIL_PIECES = [
  `create sequence press.mail_serial minvalue 0 start 0`,
  `create table press.mail_piece (
     piece text not null, mailer_id text not null, serial bigint not null, given_at timestamptz not null,
     primary key (piece, mailer_id), unique (mailer_id, serial)
   )`,
  `create index mail_piece_given on press.mail_piece (given_at)`,
]

const RESERVATIONS = [
  `alter table press.print_order
     add reserved_by text, add reserved_at timestamptz,
     drop constraint print_order_state_check,
     add constraint print_order_state_check check (state in ('free', 'reserved', 'cut', 'exported', 'unprintable', 'withdrawn')),
     drop constraint print_order_mail_date,
     add constraint print_order_mail_date check (mail_date is not null or state in ('unprintable', 'withdrawn', 'reserved')),
     add constraint print_order_reserved check (state <> 'reserved' or (reserved_by is not null and reserved_at is not null))`,
  `create index print_order_reserved on press.print_order (reserved_at) where state = 'reserved'`,
]

const CARDS = [
  // As the catalogue told it last; enough for a thumbnail.
  `create table press.card (
     id text primary key, name text not null, size text not null, orientation text not null, picture_url text not null
   )`,
  // Null for orders that were noted before.
  `alter table press.print_order add card_id text references press.card (id)`,
  `create index print_order_unprintable on press.print_order (seen_at) where state = 'unprintable'`,
  `create index batch_board on press.batch ((mailed_at is null), id)`,
]
