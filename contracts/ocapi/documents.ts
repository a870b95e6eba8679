/**
 * The properties of a document, by name. If the value of a property is a document or a list of documents, the entry holds the name of that document.
 */
type DocumentProperties = ReadonlyMap<string, string | undefined>

/** Properties that every document may have. Custom attributes (`c_`) are allowed too. */
const EVERYWHERE = new Set(['_v', '_type', '_resource_state', '_flash'])

const TAXES = `tax_total shipping_total_tax adjusted_shipping_total_tax merchandize_total_tax adjusted_merchandize_total_tax`
const TOTALS = `product_sub_total product_total shipping_total ${TAXES}`
const LINE = `item_id item_text price base_price price_after_item_discount price_after_order_discount price_adjustments shipment_id
  tax tax_basis tax_class_id tax_rate adjusted_tax`
/** The properties that baskets and orders have in common. */
const CONTAINER = `bonus_discount_line_items channel_type creation_date currency gift_certificate_items grouped_tax_items last_modified
  order_price_adjustments order_total source_code tax_rounded_at_group taxation ${TOTALS}`
const CONTAINED = {
  billing_address: 'order_address',
  coupon_items: 'coupon_item',
  customer_info: 'customer_info',
  notes: 'simple_link',
  payment_instruments: 'order_payment_instrument',
  product_items: 'product_item',
  shipments: 'shipment',
  shipping_items: 'shipping_item',
}
const PERSON = `salutation title first_name second_name last_name suffix company_name job_title`
const PLACE = `address1 address2 suite post_box city postal_code state_code country_code phone full_name`
const PAYMENT = `amount payment_method_id payment_card payment_bank_account bank_routing_number`

/**
 * Every property that the reference lists for the documents of these calls. Read-only properties are included, because a caller may send a document
 * back as it was read. The names are those of Shop API 20.4 (from the client that is generated from Salesforce's swagger files) and 25.6.
 */
const DOCUMENTS: Readonly<Record<string, DocumentProperties>> = {
  auth_request: properties('type'),
  basket: properties(`basket_id agent_basket temporary_basket inventory_reservation_expiry ${CONTAINER}`, CONTAINED),
  // A payment instrument that was read may be sent back to the call that adds one.
  basket_payment_instrument_request: properties(
    `${PAYMENT} customer_payment_instrument_id gift_certificate_code payment_instrument_id masked_gift_certificate_code authorization_status`,
  ),
  coupon_item: properties('code coupon_item_id status_code valid'),
  // The properties of this document in both the Shop API and the Data API.
  customer: properties(
    `addresses auth_type birthday creation_date credentials customer_id customer_no email enabled fax gender
      hashed_login last_login_time last_modified last_visit_time login note payment_instruments phone_business phone_home phone_mobile
      preferred_locale previous_login_time previous_visit_time primary_address visit_id ${PERSON}`,
  ),
  customer_info: properties('customer_id customer_name customer_no email'),
  customer_registration: properties('password', { customer: 'customer' }),
  // The documents that clients of the Data API write, of version 25.6.
  category_product_assignment: properties('catalog_id category_id creation_date last_modified link position product_id'),
  product: properties(
    `assigned_categories brand bundled_products classification_category creation_date default_variant_id ean id image image_groups included_services
      last_modified link long_description manufacturer_name manufacturer_sku name online online_flag options owning_catalog_id owning_catalog_name
      page_description page_keywords page_title page_url price price_currency price_per_unit primary_categories primary_category_id product_bundles
      product_options product_sets searchable set_products short_description site_id tax_class_id type unit unit_measure unit_quantity upc
      valid_from valid_to variants variation_attributes variation_groups variation_values`,
  ),
  customer_group: properties('creation_date description id in_deletion last_modified link member_count rule type'),
  custom_object: properties('creation_date key_property key_value_integer key_value_string last_modified link object_type site_id'),
  slot_configuration: properties(
    `assignment_information callout_msg configuration_id context context_id creation_date customer_groups default description enabled
      last_modified link rank schedule slot_id template uuid`,
    { slot_content: 'slot_content' },
  ),
  slot_content: properties('body category_ids content_asset_ids product_ids type'),
  customers_ext_profile: properties('authentication_provider_id customer_id email external_id first_name last_name'),
  option_item: properties(
    `option_id option_value_id ${LINE} bonus_discount_line_item_id bonus_product_line_item bundled_product_items gift gift_message inventory_id
      option_items product_id product_list_item product_name quantity shipping_item_id`,
  ),
  order: properties(
    `confirmation_status created_by customer_name export_status external_order_status global_party_id guest order_no order_token payment_status
      shipping_status site_id status ${CONTAINER}`,
    CONTAINED,
  ),
  order_address: properties(`id ${PERSON} ${PLACE}`),
  order_payment_instrument: properties(`${PAYMENT} authorization_status masked_gift_certificate_code payment_instrument_id`),
  order_status: properties('status'),
  product_item: properties(
    `${LINE} bonus_discount_line_item_id bonus_product_line_item bundled_product_items gift gift_message inventory_id product_id
      product_list_item product_name quantity shipping_item_id`,
    { option_items: 'option_item' },
  ),
  shipment: properties(`id shipment_id shipment_no gift gift_message shipping_status shipment_total tracking_number ${TOTALS}`, {
    shipping_address: 'order_address',
    shipping_method: 'shipping_method',
  }),
  shipping_item: properties(LINE),
  shipping_method: properties('description external_shipping_method id name price shipping_promotions'),
  simple_link: properties('link'),
  trusted_system_auth_request: properties('client_id login password'),
}

function properties(plain: string, documents: Record<string, string> = {}): DocumentProperties {
  const names = plain.split(/\s+/).map((name) => [name, undefined] as const)
  return new Map<string, string | undefined>([...names, ...Object.entries(documents)])
}

/** Finds the first property that its document may not have, at any depth and also in lists. Returns the property and the name of its document. */
export function findUnknownProperty(value: unknown, document: string): { property: string; document: string } | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const unknown = findUnknownProperty(one, document)
      if (unknown) return unknown
    }
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const known = DOCUMENTS[document]
  for (const property of Object.keys(value)) {
    if (property.startsWith('c_')) continue
    if (!known?.has(property) && !EVERYWHERE.has(property)) return { property, document }
    const name = known?.get(property)
    const unknown = name === undefined ? undefined : findUnknownProperty((value as Record<string, unknown>)[property], name)
    if (unknown) return unknown
  }
  return undefined
}
