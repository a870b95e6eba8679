/** A published answer, or one that is derived from it; `inferred` names the parts that no publication shows. */
export type Published = { source: string; inferred?: string; status: number; headers?: Record<string, string>; body: unknown }

const README = 'github.com/USPS/api-examples README.md (0232d5d), Addresses'
const ADDRESSES_3 = 'USPS Addresses 3.0, description of the answer of /address'
const WORKER_CODES = 'the codes 010001 to 010006 of Addresses 3.0'

/** POST /oauth2/v3/token; expires_in is text there too. */
export const TOKEN: Published = {
  source: 'github.com/USPS/api-examples README.md (0232d5d), OAuth Token; the values are blackened there',
  status: 200,
  body: {
    access_token: 'XXXXXXXXXXXXXXXXX',
    token_type: 'Bearer',
    issued_at: '1111111111111',
    expires_in: '11111',
    status: 'approved',
    scope: 'addresses service-delivery-standards  locations prices tracking labels',
    issuer: 'api.usps.com',
    client_id: 'XXXXXXXXXXXXXXXXXXXXXXXXXX',
    application_name: 'XXXXXX-XXXX-XXXX-XXX-XXXXXXXXXXXX',
    api_products: '[XXXXXXX]',
    public_key: 'XXXXXXXXXXXXXXXXX',
  },
}

const mStreet = {
  streetAddress: '3120 M ST NW',
  streetAddressAbbreviation: null,
  secondaryAddress: null,
  city: 'WASHINGTON',
  cityAbbreviation: null,
  state: 'DC',
  postalCode: null,
  province: null,
  ZIPCode: '20007',
  ZIPPlus4: '3704',
  urbanization: null,
  country: null,
  countryISOCode: null,
}
const point = { deliveryPoint: '20', carrierRoute: 'C036', DPVCMRA: 'N', business: 'Y', centralDeliveryPoint: 'N', vacant: 'N' }

/** With the property names of the README. */
export const CONFIRMED: Published = {
  source: README,
  status: 200,
  body: {
    firm: null,
    address: mStreet,
    addressAdditionalInfo: { ...point, DPVConfirmation: 'Y' },
    addressCorrections: null,
    addressMatches: null,
  },
}

/** With the property names of the description, and '' for missing values. */
export const CONFIRMED_BY_OTHER_NAMES: Published = {
  source: `${ADDRESSES_3}; the names as in github.com/USPS/api-examples/issues/42`,
  status: 200,
  body: {
    firm: '',
    address: {
      streetAddress: '111 E MONROE ST',
      streetAddressAbbreviation: '111 E MONROE ST',
      secondaryAddress: '',
      cityAbbreviation: 'SPRINGFIELD',
      city: 'SPRINGFIELD',
      state: 'IL',
      ZIPCode: '62701',
      ZIPPlus4: '1103',
      urbanization: '',
    },
    additionalInfo: { ...point, DPVConfirmation: 'Y' },
    corrections: [{ code: '', text: '' }],
    matches: [{ code: '31', text: 'Single Response - exact match' }],
  },
}

const confirmedAs = (letter: string | null, more: object = {}) => ({
  firm: '',
  address: mStreet,
  additionalInfo: { ...point, DPVConfirmation: letter },
  corrections: [{ code: '', text: '' }],
  matches: [{ code: '31', text: 'Single Response - exact match' }],
  ...more,
})

export const UNIT_UNKNOWN: Published = {
  source: ADDRESSES_3,
  inferred: 'the whole: S and a unit that is repeated',
  status: 200,
  body: confirmedAs('S', { address: { ...mStreet, secondaryAddress: 'STE 900' } }),
}
export const UNIT_DROPPED: Published = { ...UNIT_UNKNOWN, inferred: 'the whole: S and no unit', body: confirmedAs('S') }

export const UNIT_MISSING_TEXT =
  'Default address: The address you entered was found but more information is needed (such as an apartment, suite, or box number) to match to a specific address.'
export const UNIT_MISSING: Published = {
  source: `${ADDRESSES_3}: D, and the text of correction 32`,
  inferred: 'that both come together',
  status: 200,
  body: confirmedAs('D', { corrections: [{ code: '32', text: UNIT_MISSING_TEXT }], matches: [] }),
}
export const UNIT_MISSING_UNSAID: Published = {
  source: README,
  inferred: 'D in place of Y',
  status: 200,
  body: confirmedAs('D', { corrections: null }),
}
export const NOT_CONFIRMED: Published = { source: README, inferred: 'N in place of Y', status: 200, body: confirmedAs('N') }
export const NO_CONFIRMATION: Published = { source: README, inferred: 'null in place of Y', status: 200, body: confirmedAs(null) }

export const SEVERAL_TEXT = 'Multiple addresses were found for the information you entered, and no default exists.'
export const SEVERAL: Published = {
  source: `${ADDRESSES_3}: the text of correction 22`,
  inferred: 'the address beside it',
  status: 200,
  body: {
    address: { streetAddress: '100 MAIN ST', city: 'SPRINGFIELD', state: 'IL' },
    additionalInfo: null,
    corrections: [{ code: '22', text: SEVERAL_TEXT }],
    matches: [],
  },
}

export const PUERTO_RICO: Published = {
  source: README,
  inferred: 'the values: an urbanization in the field of that name',
  status: 200,
  body: confirmedAs('Y', {
    address: {
      ...mStreet,
      streetAddress: '150 CALLE A',
      urbanization: 'URB LAS GLADIOLAS',
      city: 'SAN JUAN',
      state: 'PR',
      ZIPCode: '00926',
      ZIPPlus4: '3232',
    },
  }),
}

const fault = (status: number, message: string, errors: object[] = []): unknown => ({
  apiVersion: '/addresses/v3/',
  error: { code: String(status), message, errors },
})

export const CODE_NOT_FOUND: Published = {
  source: WORKER_CODES,
  inferred: 'the envelope, after the 400 of issue 42',
  status: 400,
  body: fault(400, 'Address Not Found', [{ status: '400', code: '010005', title: 'Address Not Found', detail: 'Address Not Found' }]),
}
export const CODE_SEVERAL: Published = {
  source: WORKER_CODES,
  inferred: 'the envelope, after the 400 of issue 42',
  status: 400,
  body: fault(400, 'Multiple addresses', [{ status: '400', code: '010006', title: 'Multiple addresses', detail: SEVERAL_TEXT }]),
}
export const CODE_STATE: Published = {
  source: WORKER_CODES,
  inferred: 'envelope and detail',
  status: 400,
  body: fault(400, 'Invalid State Code', [{ status: '400', code: '010002', title: 'Invalid State Code', detail: 'Invalid State Code.' }]),
}

/** USPS's gateway looks at the parameters before the service does. */
export const MALFORMED: Published = {
  source: 'github.com/USPS/api-examples/issues/42',
  status: 400,
  body: fault(
    400,
    "OASValidation OpenAPI-Spec-Validation-Addresses-Request with resource oas://addresses_v3.yaml: failed with reason: [IGNORE - Query parameter 'secondarayAddress' is unexpected on path /address: [], ERROR - query parameter is unexpected : secondarayAddress: []]",
    [
      {
        title: 'openapi_validation_error',
        detail: 'The API request or response does not validate against the specification.',
        source: 'API',
      },
    ],
  ),
}

const OAS_404 =
  'the examples of 404 in the OpenAPI description of Addresses, quoted whole in github.com/OfficeDev/office-js-docs-reference/issues/2115'
export const NO_MATCH: Published = {
  source: OAS_404,
  status: 404,
  body: { apiVersion: 'v1', error: { code: '404', message: 'There is no match for the address requested.', errors: [] } },
}
export const INVALID_DELIVERY: Published = {
  source: OAS_404,
  status: 404,
  body: { apiVersion: 'v1', error: { code: '404', message: 'The address requested is an invalid delivery address.', errors: [] } },
}
export const MORE_THAN_ONE: Published = {
  source: OAS_404,
  status: 404,
  body: {
    apiVersion: 'v1',
    error: { code: '404', message: 'More than one address was found matching the requested address.', errors: [] },
  },
}

export const UNAUTHORISED: Published = {
  source: 'github.com/USPS/api-examples/issues/89',
  status: 401,
  body: { apiVersion: '/addresses/v3/', error: { code: '401', message: '', errors: [] } },
}
export const FORBIDDEN: Published = { ...UNAUTHORISED, inferred: '403 in place of 401', status: 403 }
export const NO_CREDENTIALS: Published = {
  source: 'RFC 6749, 5.2',
  inferred: 'that USPS keeps to it',
  status: 401,
  body: { error: 'invalid_client', error_description: 'Client credentials are invalid.' },
}

export const TOO_MANY: Published = {
  source: 'github.com/USPS/api-examples/issues/107: 429 with Retry-After in seconds',
  inferred: 'the body, and how many seconds',
  status: 429,
  headers: { 'retry-after': '120' },
  body: fault(429, 'Too Many Requests'),
}
export const UNAVAILABLE: Published = {
  source: 'the 503 of the OpenAPI description of Addresses, quoted whole in github.com/OfficeDev/office-js-docs-reference/issues/2115',
  inferred: 'the body',
  status: 503,
  body: fault(503, 'Service is unavailable.'),
}
