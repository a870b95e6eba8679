/** Returns the address of the login page for this flow. `redirectUri` is the address to which the sign-in returns. */
export type LoginPage = (flowId: string, redirectUri: string | undefined) => string

type LoginPages = { loginPageUrl: string; origins: readonly string[]; environmentId: string; customDomain?: string }

/** Each product has its own login page, at the origin to which its sign-ins return. */
export function loginPages({ loginPageUrl, origins, environmentId, customDomain }: LoginPages): LoginPage {
  return (flowId, redirectUri) => {
    const origin = origins.find((one) => redirectUri?.startsWith(`${one}/`))
    const page = new URL(origin === undefined ? loginPageUrl : `${origin}/login`)
    // As in PingOne, the address has no environment id with a custom domain.
    if (customDomain === undefined) page.searchParams.set('environmentId', environmentId)
    page.searchParams.set('flowId', flowId)
    return page.href
  }
}
