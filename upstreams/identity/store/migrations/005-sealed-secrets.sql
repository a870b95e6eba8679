alter table devices add column sealed_secret bytea;
alter table providers add column sealed_client_secret bytea;
alter table signing_keys add column sealed_jwk bytea;

-- Seals the old columns into the new ones: 005-seal-secrets.ts. The key of the installation is not in the database.
-- run: seal-secrets

alter table devices drop column secret;
alter table providers drop column client_secret, alter column sealed_client_secret set not null;
alter table signing_keys drop column jwk, alter column sealed_jwk set not null;
