create table art_scene (path text primary key, blob text not null);

create table art_file (path text primary key, blob text not null, type text not null);

create table rendition (
  scene text not null,
  format text not null,
  width integer not null,
  bleed boolean not null,
  blob text not null,
  constraint rendition_key primary key (scene, format, width, bleed)
);

create table picture (
  id text primary key,
  type text not null,
  signed boolean not null,
  blob text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index picture_expiry on picture (expires_at);
