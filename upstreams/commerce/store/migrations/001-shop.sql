create table attribute (object_type text, attribute_id text, value_type text not null, primary key (object_type, attribute_id));

create table shipping_method (id text primary key, name text not null, price numeric(12, 2) not null check (price >= 0));

create table payment_method (id text primary key, name text not null);
insert into payment_method values ('AX_INVOICE', 'Invoice');

create sequence customer_number start 1;

create table customer (
  customer_id text primary key,
  customer_no text not null unique default lpad(nextval('customer_number')::text, 8, '0'),
  provider text not null, external_id text not null, login text not null, email text not null,
  first_name text, last_name text,
  profile jsonb not null default '{}', custom jsonb not null default '{}',
  enabled boolean not null default true, locked boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null, modified_at timestamptz not null, last_login_at timestamptz, previous_login_at timestamptz,
  constraint external_profile unique (provider, external_id)
);
create unique index one_login on customer (lower(login));
create index customer_by_email on customer (lower(email));

create table customer_group (
  id text primary key, description text not null, custom jsonb not null, revision integer not null default 1,
  created_at timestamptz not null, modified_at timestamptz not null
);

create table customer_group_member (
  group_id text references customer_group on delete cascade, customer_id text references customer on delete cascade,
  primary key (group_id, customer_id)
);

create table slot_configuration (
  slot_id text, configuration_id text, context text, document jsonb not null, revision integer not null default 1,
  created_at timestamptz not null, modified_at timestamptz not null, primary key (slot_id, configuration_id, context)
);

create table custom_object_type (id text primary key, key_property text not null);

create table custom_object (
  object_type text references custom_object_type, site_id text, key_value text, custom jsonb not null,
  revision integer not null default 1, created_at timestamptz not null, modified_at timestamptz not null,
  primary key (object_type, site_id, key_value)
);

create table category (
  id text primary key, parent_id text references category, name jsonb not null, position integer not null, custom jsonb not null default '{}'
);
insert into category (id, parent_id, name, position) values ('root', null, '{"default":"Storefront Catalog","es":"Catálogo"}', 0);

create table product (
  id text primary key, name jsonb not null, short_description jsonb not null, category_id text, price numeric(12, 2) not null,
  orderable boolean not null, searchable boolean not null, search_text text not null, images jsonb not null, custom jsonb not null,
  hit_custom jsonb not null, position integer not null, modified_at timestamptz not null
);
create index product_on_page on product (position, id) where searchable;

create table basket (
  basket_id text primary key, customer_id text not null, agent_basket boolean not null default false, email text,
  content jsonb not null, revision integer not null default 1, created_at timestamptz not null, modified_at timestamptz not null
);
-- A shopper has one basket. Only agents, who act for shoppers, may open others beside it.
create unique index one_open_basket on basket (customer_id) where not agent_basket;

create sequence order_number start 1001;

create sequence shipment_number start 771;

create table orders (
  order_no text primary key default lpad(nextval('order_number')::text, 8, '0'),
  order_token text not null, customer_id text not null, customer_no text, customer_name text, customer_email text,
  status text not null, confirmation_status text not null, export_status text not null, payment_status text not null,
  shipping_status text not null, total numeric(12, 2) not null, content jsonb not null, custom jsonb not null,
  revision integer not null default 1, created_at timestamptz not null, modified_at timestamptz not null
);
create index orders_by_customer on orders (customer_id, created_at desc);
create index orders_by_email on orders (lower(customer_email), created_at desc);
create index orders_by_creation on orders (created_at desc);
create index orders_to_export on orders (created_at) where export_status = 'ready';
create index orders_by_attribute on orders using gin (custom jsonb_path_ops);

-- The custom attributes of the shop. A request with any other is refused.
insert into attribute (object_type, attribute_id, value_type) values
  ('product_item', 'c_ax_item_id', 'string'),
  ('product_item', 'c_ax_envelope_id', 'string'),
  ('product_item', 'c_sentiment', 'string'),
  ('product_item', 'c_sentimentCode', 'string'),
  ('product_item', 'c_personalizationName', 'string'),
  ('product_item', 'c_hbc_personalizationMessage', 'text'),
  ('product_item', 'c_signature', 'text'),
  ('product_item', 'c_envelopeFontFamily', 'string'),
  ('product_item', 'c_envelopeFontColor', 'string'),
  ('product_item', 'c_productCategory', 'string'),
  ('product_item', 'c_productLanguage', 'string'),
  ('product_item', 'c_hbc_returnAddress', 'text'),
  ('product_item', 'c_scanCode', 'string'),
  ('product_item', 'c_hbc_FulfillmentCenterId', 'string'),
  ('product_item', 'c_hbc_PrintPDF_EP', 'string'),
  ('product_item', 'c_hbc_PrintPdf', 'string'),
  ('shipment', 'c_req_ship_date', 'date'),
  ('shipment', 'c_taxClassCode', 'string'),
  ('order', 'c_clientID', 'string'),
  ('order', 'c_clientName', 'string'),
  ('order', 'c_senderProfile', 'string'),
  ('order', 'c_senderProfileID', 'string'),
  ('order', 'c_ax_customer_no', 'string'),
  ('order', 'c_ax_invoice_id', 'string'),
  ('order', 'c_ax_custom_fields', 'text'),
  ('order', 'c_customerAccountNo', 'string'),
  ('order', 'c_customerReference', 'string'),
  ('order', 'c_location', 'string'),
  ('order', 'c_employeeID', 'string'),
  ('order', 'c_supervisorID', 'string'),
  ('order', 'c_req_ship_date', 'date'),
  ('order', 'c_taxClassCode', 'string'),
  ('customer_group', 'c_senderProfiles', 'text'),
  ('customer_group', 'c_clientConfiguration', 'text'),
  ('customer_group', 'c_categoryCustomization', 'text'),
  ('customer_group', 'c_clientModelLine', 'text'),
  ('customer_group', 'c_axCustomerAccountID', 'string'),
  ('customer_group', 'c_customerReference', 'string'),
  ('customer_group', 'c_resolvePingIDARoles', 'boolean'),
  ('product', 'c_hbc_CardSize', 'string'),
  ('product', 'c_hbc_CardOrientation', 'string'),
  ('product', 'c_hbc_CardLanguage', 'string'),
  ('product', 'c_hbc_AxItemID', 'string'),
  ('product', 'c_hbc_AXIDEnvelope', 'string'),
  ('product', 'c_hbc_ShipNode', 'string'),
  ('product', 'c_hbc_MessageStarter', 'text'),
  ('product', 'c_hbc_sentimentsMulti', 'list'),
  ('product', 'c_hbc_messageStarters', 'list'),
  ('BlackoutDate', 'c_date', 'datetime'),
  ('BlackoutDate', 'c_reason', 'string'),
  ('BlackoutDate', 'c_reason_es', 'string');
