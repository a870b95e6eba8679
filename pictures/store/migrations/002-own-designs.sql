create table own_picture (
  path text primary key,
  blob text not null,
  width_px integer not null,
  height_px integer not null,
  panel_width real not null,
  panel_height real not null,
  page_blob text
);
