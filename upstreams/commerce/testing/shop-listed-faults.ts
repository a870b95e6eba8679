import type { NeverGiven } from './fault-table.ts'

const PLACE = `ResourcePathNotFoundException MethodNotAllowedException IllegalHttpMethodOverrideException UnsupportedFormatException
  InvalidVersionException VersionNotFoundException OrganizationAccessForbiddenException UnknownSiteException`
const CLIENT = 'MissingClientIdException InvalidClientIdException UnknownClientIdException'
const ANY = `${PLACE} ${CLIENT}`
const TOKEN = 'InvalidAuthorizationHeaderException InvalidAccessTokenException'
const APPLICATION = `${ANY} ${TOKEN} AuthorizationHeaderMissingException`
const CUSTOMER = `${APPLICATION} AccessWithoutUserForbiddenException`
const BODY = `BodyDecodingException TypeDecodingException UnexpectedVersionException RequestEntityTooLargeException
  UnsupportedContentTypeException`
const STRICT = `${BODY} UnknownPropertyException InvalidCustomPropertyException`
const WRITTEN = `${STRICT} PropertyConstraintViolationException`
const STATE = 'ResourceStateConflictException InvalidIfMatchException ResourceAlreadyExistsException ConcurrentModificationException'
const CATALOGUE = `${ANY} ${TOKEN} MalformedLocaleException UnsupportedLocaleException`
const BASKET = `${CUSTOMER} BasketNotFoundException`
const DEFAULT_PAGE_SIZE = 'MalformedParameterException ValueConstraintViolationException'
const QUANTITY = 'InvalidProductIdException InvalidProductItemQuantityException InvalidProductOptionItemException'
const MAX_ITEMS = `${QUANTITY} ProductItemNotAvailableException ShipmentNotFoundException`
const PLACING = `${BODY} ${STATE} BasketNotFoundException InvalidBasketIdException ValidationException ProductItemNotAvailableException
  InvalidPaymentMethodIdException`

/** The faults that the wire's description lists for each call: those that all calls share, and its own. */
export const SHOP_LISTED: Record<string, string> = {
  'POST /customers/auth': `${ANY} ${STRICT} EnumConstraintViolationException AuthenticationFailedException
    AuthorizationHeaderMissingException InvalidAuthorizationHeaderException InvalidAccessTokenException AccessWithoutUserForbiddenException`,
  'DELETE /customers/auth': CUSTOMER,
  'POST /customers/auth/trustedsystem': `${APPLICATION} ${STRICT} PropertyConstraintViolationException AuthenticationFailedException
    ConcurrentModificationException`,
  'POST /customers/ext_profile': `${CUSTOMER} ${WRITTEN} InvalidCustomerTypeException LoginAlreadyInUseException
    ConcurrentModificationException`,
  'POST /customers': `${CUSTOMER} ${STRICT} PropertyConstraintViolationException InvalidCustomerTypeException InvalidPasswordException
    LoginAlreadyInUseException ConcurrentModificationException`,
  'GET /customers/{id}': `${CUSTOMER} CustomerNotFoundException InvalidExpandValueException`,
  'PATCH /customers/{id}': `${CUSTOMER} ${WRITTEN} EnumConstraintViolationException ${STATE} CustomerNotFoundException
    LoginAlreadyInUseException`,
  'GET /customers/{id}/baskets': `${CUSTOMER} CustomerNotFoundException`,
  'GET /customers/{id}/orders': `${CUSTOMER} CustomerNotFoundException ${DEFAULT_PAGE_SIZE}`,
  'POST /baskets': `${CUSTOMER} ${WRITTEN} PropertyNotPermittedException CustomerBasketsQuotaExceededException DuplicateShipmentIdException InvalidShipmentIdException
    InvalidPaymentMethodIdException InvalidShippingMethodIdException MissingShippingMethodIdException ${MAX_ITEMS}
    ConcurrentModificationException`,
  'GET /baskets/{id}': BASKET,
  'PATCH /baskets/{id}': `${BASKET} ${WRITTEN} ${STATE} UnsupportedCurrencyException`,
  'DELETE /baskets/{id}': `${BASKET} ${STATE}`,
  'PUT /baskets/{id}/customer': `${BASKET} ${WRITTEN} ${STATE}`,
  'POST /baskets/{id}/items': `${BASKET} ${WRITTEN} ${STATE} ${MAX_ITEMS} BasketQuotaExceededException InvalidProductTypeException`,
  'PATCH /baskets/{id}/items/{item}': `${BASKET} ${WRITTEN} ${STATE} ${QUANTITY} InvalidProductItemIdException InvalidShipmentIdException
    ProductItemNotFoundException`,
  'DELETE /baskets/{id}/items/{item}': `${BASKET} ${STATE} InvalidProductItemIdException ProductItemNotFoundException`,
  'PUT /baskets/{id}/billing_address': `${BASKET} ${STRICT} PropertyConstraintViolationException ${STATE} MalformedParameterException
    CustomerAddressNotFoundException`,
  'PUT /baskets/{id}/shipments/{shipment}/shipping_address': `${BASKET} ${STRICT} PropertyConstraintViolationException ${STATE}
    MalformedParameterException CustomerAddressNotFoundException ShipmentNotFoundException`,
  'PUT /baskets/{id}/shipments/{shipment}/shipping_method': `${BASKET} ${WRITTEN} ${STATE} ShipmentNotFoundException
    MissingShippingMethodIdException InvalidShippingMethodIdException`,
  'PATCH /baskets/{id}/shipments/{shipment}': `${BASKET} ${WRITTEN} ${STATE} ShipmentNotFoundException InvalidShipmentIdException
    MissingShippingMethodIdException InvalidShippingMethodIdException`,
  'GET /baskets/{id}/shipments/{shipment}/shipping_methods': `${BASKET} ShipmentNotFoundException`,
  'GET /baskets/{id}/payment_methods': BASKET,
  'GET /baskets/{id}/notes': BASKET,
  'POST /baskets/{id}/payment_instruments': `${BASKET} ${WRITTEN} PropertyNotPermittedException ${STATE} InvalidPaymentMethodIdException QuotaExceededException`,
  'POST /orders': `${CUSTOMER} ${PLACING} PlaceOrderException HookStatusException`,
  'PUT /orders/{order_no}': `${APPLICATION} ${PLACING} MalformedParameterException HookStatusException`,
  'GET /orders/{order_no}': `${CUSTOMER} OrderNotFoundException`,
  'PATCH /orders/{order_no}': `${CUSTOMER} ${WRITTEN} EnumConstraintViolationException ${STATE} OrderNotFoundException
    OrderStatusTransitionException`,
  'GET /orders/{order_no}/notes': `${CUSTOMER} OrderNotFoundException`,
  'GET /site': `${ANY} ${TOKEN}`,
  'GET /categories/{id}': `${CATALOGUE} CategoryNotFoundException ${DEFAULT_PAGE_SIZE}`,
  'GET /product_search': `${CATALOGUE} ${DEFAULT_PAGE_SIZE} InvalidExpandValueException UnsupportedCurrencyException`,
  'GET /product_search/{part}': `${CATALOGUE} ${DEFAULT_PAGE_SIZE} UnsupportedCurrencyException`,
  'GET /products/({ids})': `${CATALOGUE} MalformedParameterException InvalidExpandValueException UnsupportedCurrencyException`,
  'GET /products/{id}': `${CATALOGUE} ProductNotFoundException MalformedParameterException InvalidExpandValueException
    UnsupportedCurrencyException`,
  'GET /products/{id}/{part}': `${CATALOGUE} ProductNotFoundException UnsupportedCurrencyException`,
  'POST /order_search': `${APPLICATION} ${BODY}`,
  'any call': `SiteOfflineException SecureCommunicationRequiredException ClientAccessForbiddenException UnauthorizedOriginException
    UnauthorizedReadAccessException UnauthorizedWriteAccessException UserAccessForbiddenException IfMatchRequiredException`,
}

/** Listed faults that this shop never gives; docs/differences.md explains them to its readers. */
export const SHOP_NEVER: NeverGiven[] = [
  { call: 'any call', fault: 'SiteOfflineException', because: 'The site is online as long as the server runs.' },
  { call: 'any call', fault: 'SecureCommunicationRequiredException', because: 'Transport security ends before this server.' },
  { call: 'any call', fault: 'ClientAccessForbiddenException', because: 'There are no permission settings by client.' },
  { call: 'any call', fault: 'UnauthorizedOriginException', because: 'No browser calls, so no origins are kept.' },
  { call: 'any call', fault: 'UnauthorizedReadAccessException', because: 'Every attribute may be read by whoever may make the call.' },
  { call: 'any call', fault: 'UnauthorizedWriteAccessException', because: 'Every attribute may be written by whoever may make the call.' },
  { call: 'any call', fault: 'UserAccessForbiddenException', because: 'There are no Business Manager users.' },
  { call: 'any call', fault: 'IfMatchRequiredException', because: 'Entity tags were given up in this version; none is ever required.' },
  {
    call: 'POST /baskets/{id}/items',
    fault: 'InvalidProductTypeException',
    because: 'Every product is an item; there are no masters or sets.',
  },
  { call: 'POST /orders', fault: 'HookStatusException', because: 'No hooks run.' },
  { call: 'PUT /orders/{order_no}', fault: 'HookStatusException', because: 'No hooks run.' },
]
