import type { Seal } from '@fondly/kit/seal.ts'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sealColumn } from './seal-secrets.ts'

/** The schema `identity`, in the order of its making. A migration that has been released is never edited. */
export const identityMigrations = (seal: Seal): Record<string, Migration> => ({
  '001 users, flows and artefacts': {
    up: async (database) => {
      await sql`
        create table populations (id uuid primary key, name text not null)`.execute(database)
      await sql`
        create table policies (name text primary key)`.execute(database)
      await sql`
        create table users (
          id uuid primary key,
          username text not null,
          email text not null,
          given_name text not null,
          family_name text not null,
          population_id uuid not null references populations,
          enabled boolean not null,
          locked_at timestamptz,
          password_hash text,
          loaded_password_hash text,
          attributes jsonb not null,
          last_sign_on timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null
        )`.execute(database)
      await sql`create unique index users_username on users (lower(username))`.execute(database)
      await sql`create index users_email on users (lower(email))`.execute(database)
      await sql`create index users_population on users (population_id)`.execute(database)
      await sql`
        create table sign_in_attempts (
          name_key text primary key,
          failures integer not null,
          last_at timestamptz not null,
          locked_until timestamptz
        )`.execute(database)
      await sql`
        create table browsers (
          id uuid primary key,
          cookie_hash text not null unique,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`.execute(database)
      await sql`
        create table flows (
          id uuid primary key,
          browser_id uuid not null references browsers on delete cascade,
          interaction_uid text not null,
          state jsonb not null,
          version integer not null default 0,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`.execute(database)
      await sql`create index flows_browser on flows (browser_id)`.execute(database)
      await sql`create index flows_expiry on flows (expires_at)`.execute(database)
      await sql`
        create table artefacts (
          model text not null,
          id text not null,
          payload json not null, -- not jsonb: a browser's parameters may hold what jsonb refuses
          grant_id text,
          uid text,
          consumed_at timestamptz,
          expires_at timestamptz not null,
          primary key (model, id)
        )`.execute(database)
      await sql`create index artefacts_grant on artefacts (grant_id) where grant_id is not null`.execute(database)
      await sql`create index artefacts_uid on artefacts (uid) where uid is not null`.execute(database)
      await sql`create index artefacts_expiry on artefacts (expires_at)`.execute(database)
      await sql`
        create table signing_keys (kid text primary key, jwk jsonb not null, created_at timestamptz not null)`.execute(database)
    },
  },
  '002 everything a sign-on may ask for': {
    up: async (database) => {
      // They live for a quarter of an hour, and their state has grown.
      await sql`delete from flows`.execute(database)
      await sql`
        alter table policies
          add column way text not null default 'password',
          add column registration boolean not null default false,
          add column population_id uuid references populations`.execute(database)
      await sql`
        alter table users
          add column must_change_password boolean not null default false,
          add column email_verified boolean not null default true`.execute(database)
      await sql`
        create table devices (
          id uuid primary key,
          user_id uuid not null references users on delete cascade,
          type text not null,
          nickname text,
          secret text,
          last_step bigint,
          created_at timestamptz not null
        )`.execute(database)
      await sql`create index devices_user on devices (user_id)`.execute(database)
      await sql`
        create table codes (
          flow_id uuid not null references flows on delete cascade,
          purpose text not null,
          code_hash text not null,
          expires_at timestamptz not null,
          primary key (flow_id, purpose)
        )`.execute(database)
      await sql`
        create table push_requests (
          id_hash text primary key,
          flow_id uuid not null references flows on delete cascade,
          device_id uuid not null,
          answer text,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`.execute(database)
      await sql`create index push_requests_flow on push_requests (flow_id)`.execute(database)
      await sql`
        create table letters (
          id uuid primary key,
          kind text not null,
          recipient text,
          content jsonb not null,
          tries integer not null default 0,
          due_at timestamptz not null,
          expires_at timestamptz not null,
          sent_at timestamptz,
          created_at timestamptz not null
        )`.execute(database)
      await sql`create index letters_due on letters (due_at) where sent_at is null`.execute(database)
      await sql`create index letters_made on letters (created_at)`.execute(database)
    },
  },
  '003 external providers': {
    up: async (database) => {
      await sql`
        create table providers (
          id uuid primary key,
          name text not null,
          issuer text not null,
          client_id text not null,
          client_secret text not null
        )`.execute(database)
      await sql`alter table policies add column provider_id uuid references providers`.execute(database)
      await sql`
        create table external_accounts (
          provider_id uuid not null references providers,
          subject text not null,
          user_id uuid not null references users on delete cascade,
          linked_at timestamptz not null,
          primary key (provider_id, subject)
        )`.execute(database)
      await sql`create index external_accounts_user on external_accounts (user_id)`.execute(database)
      await sql`
        create table provider_visits (
          flow_id uuid primary key references flows on delete cascade,
          provider_id uuid not null references providers,
          state_hash text not null unique,
          nonce text not null,
          code_verifier text not null
        )`.execute(database)
    },
  },
  '004 devices that are being set up': {
    up: async (database) => {
      await sql`alter table devices add column confirmed boolean not null default true`.execute(database)
    },
  },
  '005 secrets are sealed': {
    up: async (database) => {
      await sealColumn(database, seal, { table: 'devices', id: 'id', column: 'secret' })
      await sealColumn(database, seal, { table: 'providers', id: 'id', column: 'client_secret' })
      await sealColumn(database, seal, { table: 'signing_keys', id: 'kid', column: 'jwk' })
      await sql`alter table providers alter column sealed_client_secret set not null`.execute(database)
      await sql`alter table signing_keys alter column sealed_jwk set not null`.execute(database)
    },
  },
  '006 failed steps by address': {
    up: async (database) => {
      // Counts for an hour; a crash may forget them.
      await sql`
        create unlogged table failed_steps (
          address_key bytea not null,
          subject_key bytea not null,
          failures integer not null,
          last_at timestamptz not null,
          primary key (address_key, subject_key)
        )`.execute(database)
      await sql`create index failed_steps_last on failed_steps (last_at)`.execute(database)
      await sql`alter table sign_in_attempts add column lockouts integer not null default 0`.execute(database)
    },
  },
  '007 registration by mail domain': {
    up: async (database) => {
      await sql`alter table policies add column registration_domains text[]`.execute(database)
    },
  },
})
