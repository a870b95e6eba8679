/** A parameter of our own in the URL of a database, because every pool of the product gets the URL. */
const PARAMETER = 'prepared_statements'

/** Returns the URL of the same database, whose pools prepare no statement by name. */
export function withoutPreparedStatements(url: string): string {
  const changed = new URL(url)
  changed.searchParams.set(PARAMETER, 'off')
  return changed.href
}

/** Removes our own parameter from a URL, because only our connections understand it. Returns the URL and the value. */
export function readConnectionUrl(url: string): { connectionString: string; preparesStatements: boolean } {
  if (!url.includes(PARAMETER)) return { connectionString: url, preparesStatements: true }
  const driverUrl = new URL(url)
  const preparesStatements = driverUrl.searchParams.get(PARAMETER) !== 'off'
  driverUrl.searchParams.delete(PARAMETER)
  return { connectionString: driverUrl.href, preparesStatements }
}
