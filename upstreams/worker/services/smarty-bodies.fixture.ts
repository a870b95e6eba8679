import type { Published } from './usps-bodies.fixture.ts'

const ANSWERS = 'smartystreets.com/answers/questions/322/what-response-is-given-for-undeliverable-in-the-api'
const SDK = 'github.com/smartystreets/smartystreets-ruby-sdk, the test of its candidate'
const OAS = 'github.com/smartystreets/openapi-specification us-street-api.yaml (5.3)'

const amphitheatre = {
  input_index: 0,
  candidate_index: 0,
  delivery_line_1: '1600 Amphitheatre Pkwy',
  last_line: 'Mountain View CA 94043-1351',
  delivery_point_barcode: '940431351000',
  components: {
    primary_number: '1600',
    street_name: 'Amphitheatre',
    street_suffix: 'Pkwy',
    city_name: 'Mountain View',
    state_abbreviation: 'CA',
    zipcode: '94043',
    plus4_code: '1351',
    delivery_point: '00',
    delivery_point_check_digit: '0',
  },
  metadata: { record_type: 'S', county_fips: '06085', county_name: 'Santa Clara', carrier_route: 'C058', congressional_district: '14' },
  analysis: { dpv_match_code: 'Y', dpv_footnotes: 'AABB', dpv_cmra: 'N', dpv_vacant: 'N', ews_match: false, footnotes: 'N#' },
}
export const CONFIRMED: Published = { source: ANSWERS, status: 200, body: [amphitheatre] }

/** 'If the address is invalid, we return an empty set.' */
export const NOTHING: Published = { source: ANSWERS, status: 200, body: [] }

const analysis = (dpv_match_code: string | undefined, dpv_footnotes: string) => ({
  ...amphitheatre.analysis,
  dpv_match_code,
  dpv_footnotes,
})

export const UNIT_UNKNOWN: Published = {
  source: `${SDK}: line, unit and AACCRR with S`,
  inferred: 'what that test fills with nonsense is left out',
  status: 200,
  body: [
    {
      input_index: 0,
      candidate_index: 0,
      delivery_line_1: '3214 N University Ave # 409',
      last_line: 'Provo UT 84604-4405',
      delivery_point_barcode: '846044405140',
      components: {
        primary_number: '3214',
        street_predirection: 'N',
        street_name: 'University',
        street_suffix: 'Ave',
        secondary_number: '409',
        secondary_designator: '#',
        city_name: 'Provo',
        state_abbreviation: 'UT',
        zipcode: '84604',
        plus4_code: '4405',
        delivery_point: '14',
        delivery_point_check_digit: '0',
      },
      metadata: { record_type: 'S', zip_type: 'Standard', county_fips: '49049', county_name: 'Utah', carrier_route: 'C016' },
      analysis: analysis('S', 'AACCRR'),
    },
  ],
}

/** 'D: Confirmed but missing secondary info; AAN1'. */
export const UNIT_MISSING: Published = {
  source: `${OAS}: 2335 S State St Provo UT is its example of N1`,
  inferred: 'ZIP and candidate',
  status: 200,
  body: [
    {
      ...amphitheatre,
      delivery_line_1: '2335 S State St',
      last_line: 'Provo UT 84606-5303',
      components: {
        primary_number: '2335',
        street_predirection: 'S',
        street_name: 'State',
        street_suffix: 'St',
        city_name: 'Provo',
        state_abbreviation: 'UT',
        zipcode: '84606',
        plus4_code: '5303',
      },
      metadata: { record_type: 'H', zip_type: 'Standard' },
      analysis: analysis('D', 'AAN1'),
    },
  ],
}
export const NOT_CONFIRMED: Published = {
  source: OAS,
  inferred: 'N and AAM3 in place of Y',
  status: 200,
  body: [{ ...amphitheatre, analysis: analysis('N', 'AAM3') }],
}
export const BLANK: Published = {
  source: OAS,
  inferred: 'A1 and no code',
  status: 200,
  body: [{ ...amphitheatre, analysis: analysis(undefined, 'A1') }],
}

/** '1 Rosedale Street Baltimore Maryland will return multiple candidates.' */
export const SEVERAL: Published = {
  source: `${OAS}: candidate_index`,
  inferred: 'the two candidates',
  status: 200,
  body: ['N', 'S'].map((direction, index) => ({
    ...amphitheatre,
    candidate_index: index,
    delivery_line_1: `1 ${direction} Rosedale St`,
    last_line: index ? 'Baltimore MD 21229-3737' : 'Baltimore MD 21216-4522',
    components: {
      ...amphitheatre.components,
      primary_number: '1',
      street_predirection: direction,
      street_name: 'Rosedale',
      street_suffix: 'St',
      city_name: 'Baltimore',
      state_abbreviation: 'MD',
    },
  })),
}

const whole = (line: string, last: string, city: string, state: string, zip: string, metadata: object, footnotes = 'AABB') => [
  {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: line,
    last_line: last,
    components: {
      primary_number: '0',
      street_name: 'Parts',
      city_name: city,
      state_abbreviation: state,
      zipcode: zip.slice(0, 5),
      plus4_code: zip.slice(6),
    },
    metadata,
    analysis: analysis('Y', footnotes),
  },
]
export const POST_OFFICE_BOX: Published = {
  source: `${OAS}: PO Box 4735 Tulsa OK 74159-0735 is its example of record type P`,
  inferred: 'the candidate, with parts that must not be used',
  status: 200,
  body: whole('PO Box 4735', 'Tulsa OK 74159-0735', 'Tulsa', 'OK', '74159-0735', { record_type: 'P', zip_type: 'POBox' }),
}
export const RURAL_ROUTE: Published = {
  source: `${OAS}: RR 2 Box 4560 Anasco PR 00610-9393 is its example of record type R`,
  inferred: 'the candidate, with parts that must not be used',
  status: 200,
  body: whole('RR 2 Box 4560', 'Anasco PR 00610-9393', 'Anasco', 'PR', '00610-9393', { record_type: 'R', zip_type: 'Standard' }),
}
export const MILITARY: Published = {
  source: `${OAS}: Unit 2050 Box 4190 APO AP 96278 is its example of F1`,
  inferred: 'the candidate, with parts that must not be used',
  status: 200,
  body: whole('Unit 2050 Box 4190', 'APO AP 96278-2050', 'APO', 'AP', '96278-2050', { record_type: 'S', zip_type: 'Military' }, 'AABBF1'),
}

export const TOO_MANY: Published = {
  source: `${OAS}: 429`,
  inferred: 'Retry-After, which smarty.com/docs names, and the body',
  status: 429,
  headers: { 'retry-after': '7' },
  body: { errors: [{ message: 'Too Many Requests' }] },
}
const refusal = (status: number): Published => ({
  source: `${OAS}: ${status}`,
  inferred: 'the body',
  status,
  body: { errors: [{ message: 'No.' }] },
})
export const [BAD_REQUEST, UNAUTHORISED, PAYMENT_REQUIRED, BROKEN] = [refusal(400), refusal(401), refusal(402), refusal(500)]
