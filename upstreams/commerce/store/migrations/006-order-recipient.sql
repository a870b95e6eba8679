-- The client's own number of the recipient.
insert into attribute values ('order', 'c_recipientCustomerId', 'string'), ('basket', 'c_recipientCustomerId', 'string');
