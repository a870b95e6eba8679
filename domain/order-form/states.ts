/** The places where cards are mailed: 50 states, the District of Columbia, the territories and the three military codes. */
export const STATES: readonly { code: string; name: string }[] = [
  { code: 'AL', name: 'Alabama' },
  { code: 'AK', name: 'Alaska' },
  { code: 'AZ', name: 'Arizona' },
  { code: 'AR', name: 'Arkansas' },
  { code: 'CA', name: 'California' },
  { code: 'CO', name: 'Colorado' },
  { code: 'CT', name: 'Connecticut' },
  { code: 'DE', name: 'Delaware' },
  { code: 'DC', name: 'District of Columbia' },
  { code: 'FL', name: 'Florida' },
  { code: 'GA', name: 'Georgia' },
  { code: 'HI', name: 'Hawaii' },
  { code: 'ID', name: 'Idaho' },
  { code: 'IL', name: 'Illinois' },
  { code: 'IN', name: 'Indiana' },
  { code: 'IA', name: 'Iowa' },
  { code: 'KS', name: 'Kansas' },
  { code: 'KY', name: 'Kentucky' },
  { code: 'LA', name: 'Louisiana' },
  { code: 'ME', name: 'Maine' },
  { code: 'MD', name: 'Maryland' },
  { code: 'MA', name: 'Massachusetts' },
  { code: 'MI', name: 'Michigan' },
  { code: 'MN', name: 'Minnesota' },
  { code: 'MS', name: 'Mississippi' },
  { code: 'MO', name: 'Missouri' },
  { code: 'MT', name: 'Montana' },
  { code: 'NE', name: 'Nebraska' },
  { code: 'NV', name: 'Nevada' },
  { code: 'NH', name: 'New Hampshire' },
  { code: 'NJ', name: 'New Jersey' },
  { code: 'NM', name: 'New Mexico' },
  { code: 'NY', name: 'New York' },
  { code: 'NC', name: 'North Carolina' },
  { code: 'ND', name: 'North Dakota' },
  { code: 'OH', name: 'Ohio' },
  { code: 'OK', name: 'Oklahoma' },
  { code: 'OR', name: 'Oregon' },
  { code: 'PA', name: 'Pennsylvania' },
  { code: 'RI', name: 'Rhode Island' },
  { code: 'SC', name: 'South Carolina' },
  { code: 'SD', name: 'South Dakota' },
  { code: 'TN', name: 'Tennessee' },
  { code: 'TX', name: 'Texas' },
  { code: 'UT', name: 'Utah' },
  { code: 'VT', name: 'Vermont' },
  { code: 'VA', name: 'Virginia' },
  { code: 'WA', name: 'Washington' },
  { code: 'WV', name: 'West Virginia' },
  { code: 'WI', name: 'Wisconsin' },
  { code: 'WY', name: 'Wyoming' },
  { code: 'AS', name: 'American Samoa' },
  { code: 'GU', name: 'Guam' },
  { code: 'MP', name: 'Northern Mariana Islands' },
  { code: 'PR', name: 'Puerto Rico' },
  { code: 'VI', name: 'U.S. Virgin Islands' },
  { code: 'AA', name: 'Armed Forces Americas' },
  { code: 'AE', name: 'Armed Forces Europe' },
  { code: 'AP', name: 'Armed Forces Pacific' },
]

const CODES = new Set(STATES.map(({ code }) => code))

/** Whether the text is the two capital letters of a state, territory or military post that USPS delivers to (USPS Publication 28, appendix B). */
export function isStateCode(text: string): boolean {
  return CODES.has(text)
}

/** Other names that people and programs use, in Spanish too, written without accents and full stops. */
const OTHER_NAMES: Record<string, string> = {
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  'distrito de columbia': 'DC',
  'washington dc': 'DC',
  hawai: 'HI',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  'nueva hampshire': 'NH',
  'nuevo hampshire': 'NH',
  'nueva jersey': 'NJ',
  'nueva york': 'NY',
  'nuevo mexico': 'NM',
  pensilvania: 'PA',
  tejas: 'TX',
  'virginia occidental': 'WV',
  'samoa americana': 'AS',
  'islas marianas del norte': 'MP',
  'northern marianas': 'MP',
  'islas virgenes': 'VI',
  'islas virgenes de los estados unidos': 'VI',
  'united states virgin islands': 'VI',
  'virgin islands': 'VI',
  'armed forces the americas': 'AA',
  'armed forces africa': 'AE',
  'armed forces canada': 'AE',
  'armed forces middle east': 'AE',
}

const MAX_STATE_CHARACTERS = 60

const CODE_OF = new Map([
  ...STATES.flatMap(({ code, name }) => [[plainName(code), code] as const, [plainName(name), code] as const]),
  ...Object.entries(OTHER_NAMES),
])

/** Finds the code of a state by its code or its name, in English or Spanish, in any case. Returns '' when there is none. */
export function findStateCode(text: string): string {
  return (text.length <= MAX_STATE_CHARACTERS && CODE_OF.get(plainName(text))) || ''
}

/** Removes accents, full stops, commas, extra spaces, and the country of 'US-NC'. */
function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[.,\p{M}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^us-/, '')
}
