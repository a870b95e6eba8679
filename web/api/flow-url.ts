const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Finds the URL of the sign-in flow for which identity opened the login page. Returns undefined if the address names no flow or an unknown
 * environment, so that nobody types a password into a flow of another service.
 * @param flowUrls base URLs of flows, by environment id; the first one is used if identity names no environment, as behind a custom domain
 */
export function findFlowUrl(search: URLSearchParams, flowUrls: Record<string, string>): string | undefined {
  const flowId = search.get('flowId') ?? ''
  const environmentId = search.get('environmentId') ?? Object.keys(flowUrls)[0] ?? ''
  if (!UUID.test(flowId) || !Object.hasOwn(flowUrls, environmentId)) return undefined
  return `${flowUrls[environmentId]}/${flowId}`
}
