-- The lock on a user's basket; its holder is a sending or the removal of an orphan basket.
alter table bff.sending_turn rename to basket_lock;
alter table bff.basket_lock rename constraint sending_turn_pkey to basket_lock_pkey;
update bff.basket_lock set sending_id = 'orphan basket ' || substr(sending_id, length('late basket ') + 1)
where starts_with(sending_id, 'late basket ');

-- The search for an orphan basket.
drop trigger tell_late_basket_begun on bff.late_basket;
drop trigger tell_late_basket_changed on bff.late_basket;
drop function bff.tell_late_basket();
alter table bff.late_basket rename to orphan_basket;
alter index bff.late_basket_next_attempt_at_idx rename to orphan_basket_next_attempt_at_idx;
alter table bff.orphan_basket rename constraint late_basket_pkey to orphan_basket_pkey;
alter table bff.orphan_basket rename constraint late_basket_owner_idempotency_key_key to orphan_basket_owner_idempotency_key_key;
alter table bff.orphan_basket rename constraint late_basket_state_check to orphan_basket_state_check;
alter table bff.orphan_basket rename constraint late_basket_id_fkey to orphan_basket_id_fkey;

create function bff.tell_orphan_basket() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bff.orphan_basket', new.id || ' ' || new.state || ' ' || new.revision);
      if new.state = 'running' and new.lease_holder is null and new.next_attempt_at <= now() then
        perform pg_notify('bff.orphan_basket due', new.id);
      end if;
      return null;
    end $$;
create trigger tell_orphan_basket_begun after insert on bff.orphan_basket for each row execute function bff.tell_orphan_basket();
create trigger tell_orphan_basket_changed after update of state, next_attempt_at on bff.orphan_basket for each row execute function bff.tell_orphan_basket();

-- What a sending keeps while it waits for its sender: 'asked' is the open question.
update bff.sending set data = (data - 'asked') || jsonb_build_object('openQuestion', data -> 'asked') where data ? 'asked';
