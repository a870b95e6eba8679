create table bff.sending (
  id text primary key,
  owner text not null,
  idempotency_key text not null,
  body_hash text not null,
  state text not null default 'running' check (state in ('running', 'waiting', 'done', 'stopped')),
  step text,
  percent integer not null default 0,
  text text not null default '',
  mark text,
  recorded text[] not null default '{}',
  data jsonb not null,
  fixed jsonb not null default '{}',
  lease_holder text,
  lease_number bigint not null default 0,
  lease_until timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner, idempotency_key)
);
create index on bff.sending (next_attempt_at) where state = 'running';

-- Notifies the watchers of each committed beginning, end, question and pause.
create or replace function bff.tell_sending() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bff.sending', new.id || ' ' || new.state || ' ' || new.revision);
      if new.state = 'running' and new.lease_holder is null and new.next_attempt_at <= now() then
        perform pg_notify('bff.sending due', new.id);
      end if;
      return null;
    end $$;
create or replace trigger tell_sending_begun after insert on bff.sending for each row execute function bff.tell_sending();
create or replace trigger tell_sending_changed after update of state, next_attempt_at on bff.sending for each row execute function bff.tell_sending();

create table bff.sending_turn (user_id text primary key, sending_id text not null);
