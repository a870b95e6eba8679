alter table press.print_order alter column mail_date drop not null, add check (mail_date is not null or state = 'unprintable');
