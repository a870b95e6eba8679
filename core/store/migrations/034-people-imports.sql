-- Imports of people from a file, and their rows. The owner of an import is the client.
create table bff.people_import (
  id text primary key,
  owner text not null,
  idempotency_key text not null,
  body_hash text not null,
  state text not null default 'running' check (state in ('running', 'waiting', 'done', 'stopped')),
  step text,
  percent integer not null default 0,
  text text not null default '',
  started_step text,
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
create index people_import_next_attempt_at_idx on bff.people_import (next_attempt_at) where state = 'running';
create function bff.tell_people_import() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bff.people_import', new.id || ' ' || new.state || ' ' || new.revision);
      if new.state = 'running' and new.lease_holder is null and new.next_attempt_at <= now() then
        perform pg_notify('bff.people_import due', new.id);
      end if;
      return null;
    end $$;
create trigger tell_people_import_begun after insert on bff.people_import for each row execute function bff.tell_people_import();
create trigger tell_people_import_changed after update of state, next_attempt_at on bff.people_import for each row execute function bff.tell_people_import();

create table bff.people_import_row (
  import_id text not null references bff.people_import (id) on delete cascade,
  -- As a spreadsheet counts.
  row_no integer not null,
  kind text not null,
  state text not null default 'shown' check (state in ('shown', 'due', 'started', 'done', 'failed', 'left')),
  attempts integer not null default 0,
  change_id uuid,
  reason jsonb,
  sealed bytea not null,
  primary key (import_id, row_no)
);
create index people_import_row_open on bff.people_import_row (import_id, attempts, row_no) where state in ('due', 'started');
