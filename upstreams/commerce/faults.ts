import { DEFAULT_OCAPI_VERSION, OCAPI_VERSIONS, toDocumentVersion } from '@fondly/contracts/ocapi/version.ts'

/** All fault types, with their status. Callers act on the type. */
const STATUS = {
  BasketQuotaExceededException: 400,
  BodyDecodingException: 400,
  CustomerGroupCreateException: 400,
  CustomerGroupTypeInvalidException: 400,
  CustomerBasketsQuotaExceededException: 400,
  DuplicateShipmentIdException: 400,
  EnumConstraintViolationException: 400,
  FieldNotSortableException: 400,
  IdConflictException: 400,
  IllegalHttpMethodOverrideException: 400,
  InvalidBasketIdException: 400,
  InvalidClientIdException: 400,
  InvalidContextTypeException: 400,
  InvalidCustomPropertyException: 400,
  InvalidCustomerTypeException: 400,
  InvalidExpandValueException: 400,
  InvalidPasswordException: 400,
  InvalidPaymentMethodIdException: 400,
  InvalidProductIdException: 400,
  InvalidProductItemIdException: 400,
  InvalidProductItemQuantityException: 400,
  InvalidProductOptionItemException: 400,
  InvalidSearchFieldTypeException: 400,
  InvalidShipmentIdException: 400,
  InvalidShippingMethodIdException: 400,
  InvalidVersionException: 400,
  LoginAlreadyInUseException: 400,
  MalformedLocaleException: 400,
  MalformedParameterException: 400,
  MalformedSearchParameterException: 400,
  MalformedSelectorException: 400,
  MissingClientIdException: 400,
  MissingSlotConfigurationContextIdException: 400,
  MissingShippingMethodIdException: 400,
  ProductInvalidException: 400,
  ProductItemNotAvailableException: 400,
  PropertyConstraintViolationException: 400,
  PropertyNotPermittedException: 400,
  QuotaExceededException: 400,
  RangeFilterTypeException: 400,
  RangeFilterValueException: 400,
  TermOperatorMismatchValuesException: 400,
  TypeDecodingException: 400,
  UnexpectedVersionException: 400,
  UnknownPropertyException: 400,
  UnknownSearchFieldException: 400,
  UnknownSearchOperatorException: 400,
  UnqueryableFieldException: 400,
  UnsupportedCurrencyException: 400,
  UnsupportedLocaleException: 400,
  ValidationException: 400,
  ValueConstraintViolationException: 400,
  AuthenticationFailedException: 401,
  AuthorizationHeaderMissingException: 401,
  InvalidAccessTokenException: 401,
  InvalidAuthorizationHeaderException: 401,
  UnknownClientIdException: 401,
  AccessWithoutUserForbiddenException: 403,
  OrganizationAccessForbiddenException: 403,
  SiteAccessForbiddenException: 403,
  SystemCustomerGroupCreateForbiddenException: 403,
  SystemCustomerGroupDeleteForbiddenException: 403,
  SystemCustomerGroupUpdateForbiddenException: 403,
  BasketNotFoundException: 404,
  CategoryNotFoundException: 404,
  CustomerAddressNotFoundException: 404,
  CatalogNotFoundException: 404,
  CustomObjectNotFoundException: 404,
  CustomerGroupMemberNotFoundException: 404,
  CustomerGroupNotFoundException: 404,
  CustomerListNotFoundException: 404,
  CustomerNotFoundException: 404,
  ObjectTypeNotFoundException: 404,
  OrderNotFoundException: 404,
  ProductItemNotFoundException: 404,
  ProductNotFoundException: 404,
  ResourcePathNotFoundException: 404,
  ShipmentNotFoundException: 404,
  SiteNotFoundException: 404,
  SlotConfigurationNotFoundException: 404,
  SlotNotFoundException: 404,
  UnknownSiteException: 404,
  VersionNotFoundException: 404,
  MethodNotAllowedException: 405,
  ConcurrentModificationException: 409,
  CustomerGroupAlreadyExistsException: 409,
  OrderStatusTransitionException: 409,
  PlaceOrderException: 409,
  ResourceAlreadyExistsException: 409,
  ResourceStateConflictException: 409,
  SlotConfigurationAlreadyExistsException: 409,
  InvalidIfMatchException: 412,
  RequestEntityTooLargeException: 413,
  UnsupportedContentTypeException: 415,
  UnsupportedFormatException: 415,
  InternalServerErrorException: 500,
} as const

export type FaultType = keyof typeof STATUS

/** Returns the version in a path if it is a published one, else the default version. Every fault document needs a version. */
function pathVersionOf(pathname: string): string {
  const version = /^\/s\/[^/]+\/dw\/(?:shop|data)\/([^/]+)/.exec(pathname)?.[1] ?? ''
  return OCAPI_VERSIONS.includes(version) ? version : DEFAULT_OCAPI_VERSION
}

/** A refusal. Its arguments are never logged, because they may hold values that the caller sent. */
export class Fault extends Error {
  override name = 'Fault'
  readonly type: FaultType
  readonly arguments: Record<string, unknown>
  readonly headers: Record<string, string>
  constructor(type: FaultType, message: string, values: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    super(message)
    this.type = type
    this.arguments = values
    this.headers = headers
  }
}

/** The fault for an exceeded quota. Its only argument is the sentence. */
export function quotaExceeded(msg: string): Fault {
  return new Fault('QuotaExceededException', msg, { msg })
}

/** The fault for a parameter of the query or the path that cannot be read. */
export function malformedParameter(parameter: string, value: string, message: string): Fault {
  return new Fault('MalformedParameterException', message, { parameter, value: value.slice(0, 256) })
}

/** Returns the answer to a request for this path, with the fault document (section 1.1 of the wire's description). */
export function faultResponse({ type, message, arguments: values, headers }: Fault, pathname = ''): Response {
  return Response.json(
    { _v: toDocumentVersion(pathVersionOf(pathname)), fault: { type, message, arguments: values } },
    { status: STATUS[type], headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'application/json;charset=UTF-8' } },
  )
}
