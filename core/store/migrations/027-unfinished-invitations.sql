-- revoking: the link is over, and the account may not be disabled yet. What is not finished is tried again, later each time.
alter table bff.invitation drop constraint invitation_state_check;
alter table bff.invitation add constraint invitation_state_check check (state in ('creating', 'open', 'accepted', 'revoking', 'revoked'));
alter table bff.invitation add column tries integer not null default 0;
alter table bff.invitation add column due_at timestamptz;
update bff.invitation set due_at = sent_at where state = 'creating';
-- What the mail is about, so that it can be taken back; null where it cannot.
alter table bff.mail add column topic text;
