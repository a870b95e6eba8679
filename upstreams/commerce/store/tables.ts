import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type Localized = { default: string; es?: string }
export type AttributeType = 'string' | 'text' | 'boolean' | 'number' | 'date' | 'datetime' | 'list'
type Instant = ColumnType<Date, Date, Date>
type Json<T extends object> = JSONColumnType<T>
type Wire = Record<string, unknown>

/** The content of a basket, in one JSON column, so that one statement changes all of it. An order stores a copy. */
export type Content = {
  items: LineItem[]
  shipment: {
    address?: Wire
    method?: { id: string; name: string; price: number }
    gift: boolean
    giftMessage?: string
    shipmentNo?: string
    custom: Wire
  }
  billingAddress?: Wire
  payments: { id: string; method: string; amount: number; custom: Wire }[]
  custom: Wire
}
export type LineItem = {
  id: string
  productId: string
  name: string
  quantity: number
  price: number
  gift?: boolean
  giftMessage?: string
  custom: Wire
}

export type Tables = {
  attribute: { object_type: string; attribute_id: string; value_type: AttributeType }
  ended_token: { token_id: string; ends_at: Date }
  disturbance: {
    id: string
    position: Generated<number>
    method: string
    path: string
    kind: string
    after: number
    times: number
    met: Generated<number>
    more: Json<Wire>
  }
  shipping_method: { id: string; name: string; price: number }
  payment_method: { id: string; name: string }
  customer: {
    customer_id: string
    customer_no: Generated<string>
    provider: string
    external_id: string
    login: string
    email: string
    first_name: string | null
    last_name: string | null
    profile: Json<Wire>
    custom: Json<Wire>
    enabled: boolean
    locked: boolean
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
    last_login_at: ColumnType<Date | null, Date | null, Date | null>
    previous_login_at: ColumnType<Date | null, Date | null, Date | null>
  }
  /** Passwords of customers who registered here; customers of an identity provider have none. */
  customer_password: {
    customer_id: string
    hash: string
    failures: Generated<number>
    barred_until: ColumnType<Date | null, Date | undefined, Date | null>
  }
  customer_group: {
    id: string
    description: string
    custom: Json<Wire>
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
  }
  customer_group_member: { group_id: string; customer_id: string }
  slot: { id: string }
  slot_configuration: {
    slot_id: string
    configuration_id: string
    context: string
    document: Json<Wire>
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
  }
  /** `of_site`: each object of the type belongs to one site. Otherwise the objects belong to the organisation, and their site_id is empty. */
  custom_object_type: { id: string; key_property: string; of_site: Generated<boolean> }
  custom_object: {
    object_type: string
    site_id: string
    key_value: string
    custom: Json<Wire>
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
  }
  category: { id: string; parent_id: string | null; name: Json<Localized>; position: number; custom: Json<Wire> }
  product: {
    id: string
    name: Json<Localized>
    short_description: Json<Localized>
    category_id: string | null
    /** Null for a product that cannot be ordered. */
    price: number | null
    orderable: boolean
    online: Generated<boolean>
    /** Whether product_search finds it; sentiments and message starters are only read by id. */
    searchable: boolean
    search_text: string
    images: Json<Record<string, string>>
    custom: Json<Wire>
    hit_custom: Json<Wire>
    position: number
    revision: Generated<number>
    modified_at: Instant
  }
  basket: {
    basket_id: string
    customer_id: string
    agent_basket: Generated<boolean>
    email: string | null
    content: Json<Content>
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
  }
  orders: {
    order_no: Generated<string>
    order_token: string
    customer_id: string
    customer_no: string | null
    customer_name: string | null
    customer_email: string | null
    status: string
    confirmation_status: string
    export_status: string
    payment_status: string
    shipping_status: string
    /** A free text that another system writes. */
    external_status: ColumnType<string | null, never, string>
    total: number
    content: Json<Content>
    custom: Json<Wire>
    revision: Generated<number>
    created_at: Instant
    modified_at: Instant
  }
}
