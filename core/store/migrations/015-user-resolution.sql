alter table bff.person add column resolved_at timestamptz, add column resolving_until timestamptz;
