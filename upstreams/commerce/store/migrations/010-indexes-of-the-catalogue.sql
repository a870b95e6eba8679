-- A search reads one page of keys, counts all products, and counts those of each category. Rows of products are wide, so these read only an index.
drop index commerce.product_on_page;
create index product_on_page on commerce.product (position, id) include (online, category_id) where searchable;
create index product_of_category on commerce.product (category_id, online) where searchable;
