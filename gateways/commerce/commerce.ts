import type { Card, CardDetails, Category, MessageStarter, Sentiment } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { Language } from '@fondly/domain/language.ts'

/** Commerce in our words. Every call may throw UpstreamRefused, UpstreamUnreadable or UpstreamSilent (kit/upstream-error). */
export type Commerce = {
  customers: Customers
  clients: Clients
  catalogue: CatalogueGateway
  baskets: Baskets
  orders: Orders
}

/** Whom commerce knows. `Shopper` is enough to act on somebody's behalf: the gateway obtains, keeps and renews the tokens itself. */
export type Shopper = { customerId: string; email: string }
export type Customer = Shopper & { firstName: string; lastName: string; lastLogin: Date | undefined; locked: boolean; enabled: boolean }

export type Customers = {
  find: (email: string) => Promise<Customer | undefined>
  /** Guest session, external profile, load (section 4, 'User resolution'). */
  create: (person: { identityId: string; email: string; firstName: string; lastName: string }) => Promise<Customer>
  /** Writes names and e-mail where they differ. */
  update: (shopper: Shopper, person: { email: string; firstName: string; lastName: string }) => Promise<void>
}

export type Clients = {
  find: (clientId: string) => Promise<Client | undefined>
  banner: (clientId: string, language: Language) => Promise<Banner | undefined>
}
/** Both as HTML out of a CMS: to be made safe before it is shown. */
export type Banner = { callout: string; body: string }

export type CatalogueGateway = {
  /** Every card on sale anywhere, with its size and orientation; nothing is filtered for a client. */
  cards: () => Promise<Card[]>
  categories: () => Promise<Category[]>
  card: (cardId: string) => Promise<(CardDetails & { sentimentIds: string[]; messageStarterIds: string[] }) | undefined>
  sentiments: (ids: string[]) => Promise<Sentiment[]>
  messageStarters: (ids: string[]) => Promise<MessageStarter[]>
  /** Days of this site on which no card is mailed, 'YYYY-MM-DD', with the reason where one is told. */
  blackoutDays: () => Promise<{ day: string; reason?: { en: string; es?: string } }[]>
}

/** An address on the wire of an order. */
export type OrderAddress = {
  firstName: string
  lastName: string
  companyName?: string
  address1: string
  address2: string
  city: string
  state: string
  zip: string
  phone?: string
  /** Two letters (ISO 3166); US where it is not told. */
  countryCode?: string
}

export type LineItem = {
  cardId: string
  quantity: number
  scanCode: string
  itemId: string
  envelopeId: string
  sentimentCode: string
  /** The sentiment's description. */
  sentiment: string
  personalizationName: string
  message: string
  signature: string
  envelopeFont: string
  envelopeColour: string
  category: string
  language: Language
  returnAddress: string
  shipNode: string
}

export type Basket = {
  id: string
  email: string | undefined
  createdAt: Date
  items: {
    id: string
    cardId: string
    scanCode: string | undefined
    cardPrintUrl: string | undefined
    envelopePrintUrl: string | undefined
  }[]
  shippingAddress: OrderAddress | undefined
  billingAddress: OrderAddress | undefined
  shippingMethod: string | undefined
  requestedShipDate: string | undefined
  paymentInstruments: { id: string; method: string; amount: number }[]
  /** Undefined while it cannot be computed. */
  total: number | undefined
}

export type Baskets = {
  ofCustomer: (shopper: Shopper) => Promise<Basket[]>
  /** Refused with CustomerBasketsQuotaExceededException (details.basketIds) while another is open. */
  create: (shopper: Shopper) => Promise<Basket>
  get: (shopper: Shopper, basketId: string) => Promise<Basket | undefined>
  /** True when this call removed it; false when it was gone already (removed, or become an order). */
  remove: (shopper: Shopper, basketId: string) => Promise<boolean>
  putEmail: (shopper: Shopper, basketId: string, email: string) => Promise<Basket>
  addItem: (shopper: Shopper, basketId: string, item: LineItem) => Promise<Basket>
  putShipment: (
    shopper: Shopper,
    basketId: string,
    shipment: { address: OrderAddress; method: string; requestedShipDate: string; taxClassCode: string },
  ) => Promise<Basket>
  putBillingAddress: (shopper: Shopper, basketId: string, address: OrderAddress) => Promise<Basket>
  addPayment: (shopper: Shopper, basketId: string, payment: { method: string; amount: number }) => Promise<Basket>
  patchItem: (
    shopper: Shopper,
    basketId: string,
    itemId: string,
    prints: { cardPrintUrl?: string; envelopePrintUrl?: string },
  ) => Promise<Basket>
}

/** The order's own fields (section 3, 'Order custom fields set at send'). */
export type OrderFields = {
  clientId: string
  clientName: string
  senderProfile: string
  senderProfileId: string
  commerceAccount: string
  invoiceAccount: string
  /** Label and value, in order. */
  customFields: { label: string; value: string }[]
  accountNumber: string
  customerReference: string
  location: string
  employeeID: string
  supervisorID: string
  requestedShipDate: string
  taxClassCode: string
  /** The client's own number of the recipient, where it is known; told where the installation has the attribute. */
  recipientCustomerId?: string
}

export type OrderStatus = 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'replaced' | 'failed'
export type ExportStatus = 'not_exported' | 'exported' | 'ready' | 'failed'

export type Order = {
  orderNo: string
  createdAt: Date
  status: OrderStatus
  confirmationStatus: 'not_confirmed' | 'confirmed'
  exportStatus: ExportStatus
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
  email: string
  /** Of the amounts below: three letters of ISO 4217. */
  currency: string
  total: number
  taxTotal: number
  shippingTotal: number
  shippingAddress: OrderAddress
  requestedShipDate: string
  senderProfile: string
  clientId: string
  /** More than one line, or more than one payment: ours has one of each. */
  holdsMore: boolean
  item: {
    id: string
    cardId: string
    cardName: string
    quantity: number
    price: number
    scanCode: string
    sentiment: string
    sentimentCode: string
    personalizationName: string
    message: string
    signature: string
    returnAddress: string
    envelopeId: string
    cardPrintUrl: string | undefined
    envelopePrintUrl: string | undefined
  }
}

export type Orders = {
  /**
   * The basket becomes the order of the card with that scan code; undefined when the basket is gone and no order is to be seen (it became one
   * already, or was removed). Said again it makes no second one.
   */
  create: (shopper: Shopper, basketId: string, scanCode: string) => Promise<Order | undefined>
  get: (shopper: Shopper, orderNo: string) => Promise<Order | undefined>
  patchFields: (shopper: Shopper, orderNo: string, fields: OrderFields) => Promise<void>
  setConfirmationStatus: (orderNo: string, status: 'confirmed' | 'not_confirmed') => Promise<void>
  setStatus: (orderNo: string, status: OrderStatus) => Promise<void>
  setExportStatus: (orderNo: string, status: ExportStatus) => Promise<void>
  setShippingStatus: (orderNo: string, status: 'not_shipped' | 'part_shipped' | 'shipped') => Promise<void>
  /** The shopper's order whose item carries this scan code, if it is among their newest: how a lost reply is settled. The search index may follow some seconds behind. */
  findByScanCode: (shopper: Shopper, scanCode: string) => Promise<Order | undefined>
  /** The shopper's orders since that moment, newest first, every batch of 200 merged by order number. */
  history: (shopper: Shopper, since: Date) => Promise<Order[]>
  /** Every order of the site whose export_status is ready, oldest first, at most `count`. */
  ready: (count: number) => Promise<Order[]>
  /** The site's order as the press sees it (application token). */
  ofSite: (orderNo: string) => Promise<Order | undefined>
}
