alter table policies add column registration_domains text[];
