alter table bff.sending add column if not exists fixed jsonb not null default '{}';

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
