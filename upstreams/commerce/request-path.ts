import { Fault } from './faults.ts'

export type Address = { api: 'shop' | 'data'; path: string }

/** Reads `/s/{site}/dw/{shop|data}/v21_2/...`; Data calls name the organisation `-`, Shop calls a site. */
export function addressOf(pathname: string, site: string): Address {
  const parts = /^\/s\/([^/]+)\/dw\/(shop|data)\/([^/]+)(\/.*)$/.exec(pathname)
  if (!parts) throw new Fault('ResourcePathNotFoundException', 'There is no resource at this path.')
  const [, place, api, version, path] = parts
  if (!/^v\d+_\d+$/.test(version ?? '')) throw new Fault('InvalidVersionException', 'The version is malformed.', { version })
  if (version !== 'v21_2') throw new Fault('VersionNotFoundException', 'The version is not known.', { version })
  const organisation = place === '-' || place === 'Sites-Site'
  if (api === 'data') {
    if (!organisation) throw new Fault('SiteAccessForbiddenException', 'Data resources are not served for one site.', { site: place })
    return { api, path: path ?? '' }
  }
  if (organisation) throw new Fault('OrganizationAccessForbiddenException', 'Shop resources are served for a site only.')
  if (place !== site) throw new Fault('UnknownSiteException', `There is no site '${place}'.`, { siteId: place })
  return { api: 'shop', path: path ?? '' }
}

const OVERRIDES = new Set(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** The method that is meant: real instances refuse a direct PUT, so callers send POST and say PUT beside it. */
export function methodOf(request: Request, query: URLSearchParams): string {
  const override = request.headers.get('x-dw-http-method-override') ?? query.get('method')
  if (override === null || request.method !== 'POST') return request.method
  if (!OVERRIDES.has(override)) throw new Fault('IllegalHttpMethodOverrideException', 'This method cannot be set.', { method: override })
  return override
}
