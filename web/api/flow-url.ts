const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Where the flow is that identity has called the login page for. Undefined when the address names none, or an environment that is not ours:
 * nobody types a password into a flow of somebody else's.
 * @param flowUrls where flows are read, by environment id; the first where identity names none, as behind a custom domain
 */
export function findFlowUrl(search: URLSearchParams, flowUrls: Record<string, string>): string | undefined {
  const flowId = search.get('flowId') ?? ''
  const environmentId = search.get('environmentId') ?? Object.keys(flowUrls)[0] ?? ''
  if (!UUID.test(flowId) || !Object.hasOwn(flowUrls, environmentId)) return undefined
  return `${flowUrls[environmentId]}/${flowId}`
}
