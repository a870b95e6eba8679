import type { Card, CardDetails, Category, MessageStarter, Sentiment } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Administration } from './administration.ts'

/** Commerce in our own terms. Every call may throw UpstreamRefused, UpstreamUnreadable or UpstreamTimeout (kit/upstream-error). */
export type Commerce = {
  customers: Customers
  clients: Clients
  catalogue: CatalogueGateway
  baskets: Baskets
  orders: Orders
  administration: Administration
}

/** A customer at commerce. `Shopper` is enough to act for a customer: the gateway obtains, caches and renews the tokens itself. */
export type Shopper = { customerId: string; email: string }
export type Customer = Shopper & { firstName: string; lastName: string; lastLogin: Date | undefined; locked: boolean; enabled: boolean }

export type Customers = {
  find: (email: string) => Promise<Customer | undefined>
  /** Creates the customer: guest session, external profile, load (section 4, 'User resolution'). */
  create: (person: { identityId: string; email: string; firstName: string; lastName: string }) => Promise<Customer>
  /** Writes the names and the e-mail address if they differ. */
  update: (shopper: Shopper, person: { email: string; firstName: string; lastName: string }) => Promise<void>
}

export type Clients = {
  find: (clientId: string) => Promise<Client | undefined>
  /** Lists all clients by id. A client that was not finished has no customer group and is not listed. */
  list: () => Promise<ListedClient[]>
  banner: (clientId: string, language: CardLanguage) => Promise<Banner | undefined>
}
export type ListedClient = { id: string; name: string; isArchived: boolean }
/** Both are HTML from a CMS and have to be sanitised before they are shown. */
export type Banner = { callout: string; body: string }

/** `amount` is undefined as long as no price book has a price, `currency` only with it. */
export type ProductPrice = { amount: number | undefined; currency: string | undefined; isInStock: boolean }

export type CatalogueGateway = {
  /** Returns every card on sale, with its size and orientation, not filtered for any client. */
  cards: () => Promise<Card[]>
  categories: () => Promise<Category[]>
  card: (cardId: string) => Promise<(CardDetails & { sentimentIds: string[]; messageStarterIds: string[] }) | undefined>
  /** Returns the price of each of these products, and whether it is in stock. Unknown ids are left out. */
  prices: (ids: string[]) => Promise<ReadonlyMap<string, ProductPrice>>
  sentiments: (ids: string[]) => Promise<Sentiment[]>
  messageStarters: (ids: string[]) => Promise<MessageStarter[]>
  /** Returns the days of this site on which no card is mailed, as 'YYYY-MM-DD', with the reason if commerce has one. */
  blackoutDays: () => Promise<{ day: string; reason?: { en: string; es?: string } }[]>
}

/** An address in the form of an order's wire. */
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
  /** Two letters (ISO 3166). Default US. */
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
  language: CardLanguage
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
  mailDate: string | undefined
  paymentInstruments: { id: string; method: string; amount: number }[]
  /** Undefined while commerce cannot compute it. */
  total: number | undefined
}

export type Baskets = {
  ofCustomer: (shopper: Shopper) => Promise<Basket[]>
  /** Creates a basket. Throws UpstreamRefused with CustomerBasketsQuotaExceededException (details.basketIds) while another is open. */
  create: (shopper: Shopper) => Promise<Basket>
  get: (shopper: Shopper, basketId: string) => Promise<Basket | undefined>
  /** Returns true when this call removed the basket; false when it was gone before (removed, or became an order). */
  remove: (shopper: Shopper, basketId: string) => Promise<boolean>
  putEmail: (shopper: Shopper, basketId: string, email: string) => Promise<Basket>
  addItem: (shopper: Shopper, basketId: string, item: LineItem) => Promise<Basket>
  putShipment: (
    shopper: Shopper,
    basketId: string,
    shipment: { address: OrderAddress; method: string; mailDate: string; taxClassCode: string },
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
  /** Labels and values in order. */
  customFields: { label: string; value: string }[]
  accountNumber: string
  customerReference: string
  location: string
  employeeID: string
  supervisorID: string
  mailDate: string
  taxClassCode: string
  /** The client's own number of the recipient, if known. It is sent only when the installation has the attribute. */
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
  /** The currency of the amounts below: three letters of ISO 4217. */
  currency: string
  total: number
  taxTotal: number
  shippingTotal: number
  shippingAddress: OrderAddress
  mailDate: string
  senderProfile: string
  clientId: string
  /** True for more than one line or more than one payment; our orders have one of each. */
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

/** What reports say of an order, of any program's. A value that the order does not have is empty. */
export type ReportedOrder = Pick<Order, 'orderNo' | 'status' | 'exportStatus' | 'shippingStatus'> & {
  orderedAt: Date
  /** When commerce last changed it. */
  modifiedAt: Date
  clientId: string
  personEmail: string
  personName: string
  employeeId: string
  supervisorId: string
  location: string
  /** The id of the card's category. */
  occasion: string
  cardId: string
  cardName: string
  profileId: string
  profileName: string
  /** 'es' or 'other'. */
  language: string
  /** 'YYYY-MM-DD', or empty. */
  mailDate: string
}

export type Orders = {
  /**
   * Turns the basket into the order of the card with that scan code. Returns undefined when the basket is gone and no order is found (it became one
   * before, or was removed). Repeating the call creates no second order.
   */
  create: (shopper: Shopper, basketId: string, scanCode: string) => Promise<Order | undefined>
  get: (shopper: Shopper, orderNo: string) => Promise<Order | undefined>
  patchFields: (shopper: Shopper, orderNo: string, fields: OrderFields) => Promise<void>
  setConfirmationStatus: (orderNo: string, status: 'confirmed' | 'not_confirmed') => Promise<void>
  setStatus: (orderNo: string, status: OrderStatus) => Promise<void>
  setExportStatus: (orderNo: string, status: ExportStatus) => Promise<void>
  setShippingStatus: (orderNo: string, status: 'not_shipped' | 'part_shipped' | 'shipped') => Promise<void>
  /**
   * Finds the shopper's order with this scan code among the shopper's newest orders, after a lost response. The search index may lag by some seconds.
   */
  findByScanCode: (shopper: Shopper, scanCode: string) => Promise<Order | undefined>
  /** Returns the shopper's orders since that moment, newest first. It merges the batches of 200 by order number. */
  history: (shopper: Shopper, since: Date) => Promise<Order[]>
  /** Returns the orders of the site whose export_status is ready, oldest first, at most `count`. */
  ready: (count: number) => Promise<Order[]>
  /** Returns an order of the site, for the press (application token by default). */
  ofSite: (orderNo: string) => Promise<Order | undefined>
  /**
   * Lists the site's orders that changed at or after this moment, the oldest change first, in pages. An order that changes meanwhile may come twice. The
   * search index may lag by some seconds.
   */
  changedSince: (since: Date) => AsyncIterable<ReportedOrder[]>
  /** Counts the site's orders whose last change is in this span of time; `to` is excluded. */
  countChanged: (from: Date, to: Date) => Promise<number>
}
