/** The values that the query of / may hold: a recipient, for every form of this visit, and a wanted mail date. */
export type InitialQuery = {
  recipient: Record<string, string>
  wantedMailDate: string | undefined
  /** The tokens that identity put into the fragment. Only the server reads them. */
  tokens?: string
}

const RECIPIENT: Record<string, string> = {
  accountNumber: 'accountNumber',
  customerId: 'customerId',
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  state: 'state',
  postalCode: 'zipCode',
}
/** Removed from the address because it belongs to the recipient. It is not used, because every card goes to the United States. */
const COUNTRY = 'countryCode'

const MAX_VALUE_CHARACTERS = 500

/** Reads these values from the query. `rest` is the query without them, because a recipient must never stay in an address. */
export function readInitialQuery(query: URLSearchParams): { initialQuery: InitialQuery; rest: URLSearchParams } {
  const rest = new URLSearchParams(query)
  const recipient: Record<string, string> = {}
  for (const [name, field] of Object.entries(RECIPIENT)) {
    const value = query.get(name)
    rest.delete(name)
    // Ignores a value that is longer than any field. The server and the form check the rest.
    if (value && value.length <= MAX_VALUE_CHARACTERS) recipient[field] = value
  }
  const wantedMailDate = query.get('shippingDate') ?? undefined
  for (const name of [COUNTRY, 'shippingDate']) rest.delete(name)
  return { initialQuery: { recipient, wantedMailDate }, rest }
}

/** Reads the query and the tokens, and removes them from the address bar. Runs before the first request. */
export function takeInitialQuery(): InitialQuery {
  const tokens = takeTokens()
  return { ...takeRecipient(), ...(tokens ? { tokens } : {}) }
}

/** Removes the tokens from the fragment, so that they are neither in the address nor in the browser's history; returns them. */
function takeTokens(): string | undefined {
  const { hash, pathname, search } = location
  if (!/[#&](id_token|access_token)=/.test(hash)) return undefined
  history.replaceState(null, '', pathname + search)
  return hash.slice(1)
}

function takeRecipient(): InitialQuery {
  if (location.pathname !== '/') return { recipient: {}, wantedMailDate: undefined }
  const { initialQuery, rest } = readInitialQuery(new URLSearchParams(location.search))
  const search = rest.toString()
  if (search !== location.search.replace(/^\?/, '')) history.replaceState(null, '', search ? `/?${search}` : '/')
  return initialQuery
}
