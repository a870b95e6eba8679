-- What is asked often found its rows by reading a whole table.
-- The sweep of every ten minutes. Neither column changes with a step of the sending.
create index sending_created on bff.sending (created_at);
create index sending_waiting on bff.sending (created_at) where state = 'waiting';
create index audit_of_nobody on bff.audit (at) where user_id is null;
create index invitation_sent on bff.invitation (sent_at);
-- Each page of orders that the reports follow.
create index correction_of_order on bff.correction (order_no);
-- The catalogue and the sender profiles of a client.
create index draft_of_client on bff.draft (client_id);
-- Every minute.
create index invitation_unfinished on bff.invitation (due_at) where state in ('creating', 'revoking');
-- Each invitation, with as many mails waiting as people are being invited.
create index mail_topic on bff.mail (topic) where topic is not null;
create index mail_expires on bff.mail (expires_at);
-- What became of the cards of closed days.
create index closed_day_card_of_client on bff.closed_day_card (client_id, day);
-- The cards that a person has sent.
create index report_order_of_person on bff.report_order (person, ordered_at);
