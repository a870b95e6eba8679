alter table bff.audit alter column user_id drop not null, alter column client_id drop not null,
  add column subject_hash bytea, add column address_hash bytea;
