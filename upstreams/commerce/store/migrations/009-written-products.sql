-- Products that programs write: without a price they cannot be ordered, and offline they are not found.
alter table product alter column price drop not null;
alter table product add column online boolean not null default true;
alter table product add column revision integer not null default 1;
