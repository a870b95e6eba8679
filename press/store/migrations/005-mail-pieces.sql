create sequence press.mail_serial minvalue 0 start 0;

create table press.mail_piece (
  piece text not null, mailer_id text not null, serial bigint not null, given_at timestamptz not null,
  primary key (piece, mailer_id), unique (mailer_id, serial)
);
create index mail_piece_given on press.mail_piece (given_at);
