import { statements } from '@fondly/kit/sql/statements.ts'
import type { Migration } from 'kysely/migration'
import { sendingMigrations } from '../sendings/migrations.ts'

/** Additive only: a name that has run anywhere is never changed. */
export const bffMigrations: Record<string, Migration> = {
  '001 sessions, drafts, brands, audit': statements(() => STATEMENTS),
  ...sendingMigrations,
  '003 recipients': statements(() => RECIPIENTS),
  '007 corrections': statements(() => CORRECTIONS),
  '008 limits over all processes': statements(() => RATES),
  '009 where somebody is signed in': statements(() => OWN_SESSIONS),
  '014 security events': statements(() => SECURITY_EVENTS),
  '015 when a user was resolved': statements(() => RESOLUTIONS),
  '016 security events by day': statements(() => SECURITY_EVENT_DAYS),
}

const SECURITY_EVENT_DAYS = [
  `create table bff.security_event_day (
     day date not null,
     event text not null,
     address_hash bytea not null,
     events integer not null,
     primary key (day, event, address_hash)
   )`,
]

const RESOLUTIONS = [`alter table bff.person add column resolved_at timestamptz, add column resolving_until timestamptz`]

const RATES = [
  `create unlogged table bff.rate (key bytea primary key, points integer not null, ends_at timestamptz not null)`,
  `create index rate_ends on bff.rate (ends_at)`,
]

const OWN_SESSIONS = [
  `alter table bff.session add column browser text not null default '', add column system text not null default ''`,
  `create table bff.sign_on_since (user_id text primary key, since timestamptz not null)`,
  `create index sign_on_since_since on bff.sign_on_since (since)`,
]

const SECURITY_EVENTS = [
  `alter table bff.audit alter column user_id drop not null, alter column client_id drop not null,
     add column subject_hash bytea, add column address_hash bytea`,
]

const STATEMENTS = [
  `create table bff.sign_in (
     state_hash bytea primary key,
     browser_hash bytea not null,
     sealed bytea not null,
     expires_at timestamptz not null
   )`,
  `create index sign_in_expires on bff.sign_in (expires_at)`,
  `create table bff.session (
     id_hash bytea primary key,
     user_id text not null,
     sealed_tokens bytea not null,
     access_expires_at timestamptz not null,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     checked_at timestamptz not null,
     lease_until timestamptz,
     lease_no bigint not null default 0
   )`,
  `create index session_of_user on bff.session (user_id)`,
  `create index session_created on bff.session (created_at)`,
  `create table bff.person (
     user_id text primary key,
     client_id text not null,
     sealed bytea not null,
     updated_at timestamptz not null
   )`,
  `create table bff.draft (
     user_id text not null,
     card_id text not null,
     key text not null,
     scan_code text not null,
     sealed bytea not null,
     expires_at timestamptz not null,
     primary key (user_id, card_id)
   )`,
  `create index draft_expires on bff.draft (expires_at)`,
  `create table bff.brand (
     client_id text primary key,
     slug text unique,
     brand jsonb not null
   )`,
  `create table bff.audit (
     id bigint generated always as identity primary key,
     at timestamptz not null,
     event text not null,
     user_id text not null,
     client_id text not null,
     order_no text,
     code text
   )`,
  `create index audit_at on bff.audit (at)`,
]

const RECIPIENTS = [
  `create table bff.recipient (owner text primary key, sealed bytea not null, expires_at timestamptz not null)`,
  `create index recipient_expires on bff.recipient (expires_at)`,
  `create table bff.recipient_over (user_id text primary key, digest text not null, since timestamptz not null)`,
]

const CORRECTIONS = [
  `create table bff.correction (
     user_id text not null,
     order_no text not null,
     draft_key text not null,
     created_at timestamptz not null,
     primary key (user_id, order_no)
   )`,
  `create index correction_created on bff.correction (created_at)`,
]
