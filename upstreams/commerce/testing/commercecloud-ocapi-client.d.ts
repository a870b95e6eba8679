/** Types for the part of a package that the tests use. The package has no types: it is a client that was generated from the Shop API of 2020. */
declare module 'commercecloud-ocapi-client' {
  type Document = Record<string, unknown>
  type Said = Promise<Document>
  type Options = Record<string, unknown>
  type ApiClient = {
    authentications: { client_id: { apiKey?: string } }
    defaultHeaders: Record<string, string | undefined>
  }
  type Api<Calls> = new (client: ApiClient) => Calls
  /** A document class; a new object has every possible property, and none is set. */
  type Model = { new (): object; constructFromObject: (data: object) => object }

  const client: {
    ApiClient: new (config: {
      basePath: string
      defaultHeaders: Record<string, string>
      oauth2AccessToken?: string
      timeout: number
    }) => ApiClient
    Basket: Model
    BasketPaymentInstrumentRequest: Model
    CouponItem: Model
    Customer: Model
    CustomerInfo: Model
    CustomerRegistration: Model
    OptionItem: Model
    Order: Model
    OrderAddress: Model
    OrderPaymentInstrument: Model
    ProductItem: Model
    Shipment: Model
    ShippingItem: Model
    ShippingMethod: Model
    SimpleLink: Model
    TrustedSystemAuthRequest: Model
    CategoriesApi: Api<{
      getCategoriesByID: (id: string, more: Options) => Said
      getCategoriesByIDs: (ids: string[], more: Options) => Said
    }>
    ProductSearchApi: Api<
      Record<
        | 'getProductSearch'
        | 'getProductSearchImages'
        | 'getProductSearchAvailability'
        | 'getProductSearchPrices'
        | 'getProductSearchRepresentedProducts',
        (more: Options) => Said
      >
    >
    ProductsApi: Api<{
      getProductsByID: (id: string, more: Options) => Said
      getProductsByIDs: (ids: string[], more: Options) => Said
      getProductsByIDImages: (id: string, more: Options) => Said
      getProductsByIDAvailability: (id: string, more: Options) => Said
      getProductsByIDPrices: (id: string, more: Options) => Said
    }>
    CustomersApi: Api<{
      postCustomers: (body: Document) => Said
      postCustomersAuth: (body: Document, more: Options) => Said
      postCustomersAuthTrustedsystemWithHttpInfo: (
        body: Document,
      ) => Promise<{ data: Document; response: { headers: Record<string, string> } }>
      deleteCustomersAuth: (more: Options) => Promise<null>
      getCustomersByID: (id: string, more: Options) => Said
      patchCustomersByID: (id: string, body: Document) => Said
      getCustomersByIDBaskets: (id: string) => Said
      getCustomersByIDOrders: (id: string, more: Options) => Said
    }>
    BasketsApi: Api<{
      postBaskets: (more: { body: Document }) => Said
      patchBasketsByID: (basket: string, body: Document) => Said
      getBasketsByID: (basket: string) => Said
      deleteBasketsByID: (basket: string) => Promise<null>
      putBasketsByIDCustomer: (basket: string, body: Document) => Said
      postBasketsByIDItems: (basket: string, body: Document[]) => Said
      patchBasketsByIDItemsByID: (basket: string, item: string, body: Document) => Said
      deleteBasketsByIDItemsByID: (basket: string, item: string) => Said
      putBasketsByIDShipmentsByIDShippingAddress: (basket: string, shipment: string, body: Document, more: Options) => Said
      getBasketsByIDShipmentsByIDShippingMethods: (basket: string, shipment: string) => Said
      putBasketsByIDShipmentsByIDShippingMethod: (basket: string, shipment: string, body: Document) => Said
      putBasketsByIDBillingAddress: (basket: string, more: Options) => Said
      getBasketsByIDPaymentMethods: (basket: string) => Said
      postBasketsByIDPaymentInstruments: (basket: string, body: Document) => Said
    }>
    OrdersApi: Api<{
      postOrders: (body: Document) => Said
      putOrdersByID: (order: string, body: Document) => Said
      getOrdersByID: (order: string) => Said
      patchOrdersByID: (order: string, body: Document) => Said
    }>
    OrderSearchApi: Api<{ postOrderSearch: (body: Document) => Said }>
  }
  export = client
}
