-- The platform API names a policy by an id, which stays when the policy gets another name.
alter table policies add column id uuid not null unique default gen_random_uuid();
