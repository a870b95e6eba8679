alter table orders add column external_status text;

-- What each order was before every change, for a search index that runs late.
create table order_version (
  order_no text not null, modified_at timestamptz not null, replaced_at timestamptz not null, document jsonb not null
);
create index order_version_by_end on order_version (replaced_at);

-- Whole rows as JSON, so that adding or removing a column of orders changes nothing here. Each change also sweeps a little.
create function keep_order_version() returns trigger language plpgsql set search_path from current as $$
   begin
     insert into order_version values (old.order_no, old.modified_at, greatest(old.modified_at, new.modified_at), to_jsonb(old));
     delete from order_version where ctid in (
       select ctid from order_version where replaced_at < new.modified_at - interval '15 minutes' limit 100 for update skip locked
     );
     return null;
   end $$;
create trigger order_version after update on orders for each row execute function keep_order_version();

alter table orders disable trigger order_version;
