/** The address of the page that walks this flow, for an application that is returned to at `redirectUri`. */
export type LoginPage = (flowId: string, redirectUri: string | undefined) => string

type LoginPages = { loginPageUrl: string; origins: readonly string[]; environmentId: string; customDomain?: string }

/** Each product walks its flows on its own page: the one at the origin to which its sign-ins return. */
export function loginPages({ loginPageUrl, origins, environmentId, customDomain }: LoginPages): LoginPage {
  return (flowId, redirectUri) => {
    const origin = origins.find((one) => redirectUri?.startsWith(`${one}/`))
    const page = new URL(origin === undefined ? loginPageUrl : `${origin}/login`)
    // As PingOne: a custom domain stands for its environment.
    if (customDomain === undefined) page.searchParams.set('environmentId', environmentId)
    page.searchParams.set('flowId', flowId)
    return page.href
  }
}
