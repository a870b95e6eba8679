import { OCAPI_VERSIONS } from '@fondly/contracts/ocapi/version.ts'
import { Fault } from './faults.ts'

/** `version` is a published version in the form of the path: 'v21_2'. `path` begins below the path of the API. */
export type Address = { api: 'shop' | 'data'; version: string; path: string }

/** Reads `/s/{site}/dw/{shop|data}/{version}/...`; Data calls name the organisation `-`, Shop calls a site. */
export function parseAddress(pathname: string, site: string): Address {
  const [, place, api, version = '', path] = /^\/s\/([^/]+)\/dw\/(shop|data)(?:\/([^/]*)(\/.*)?)?$/.exec(pathname) ?? []
  if (api === undefined) throw noResource(pathname)
  if (!/^v\d+_\d+$/.test(version)) throw new Fault('InvalidVersionException', 'The version in the path is missing or malformed.')
  if (!OCAPI_VERSIONS.includes(version)) throw new Fault('VersionNotFoundException', `There is no version '${version}'.`, { version })
  if (path === undefined) throw noResource(pathname)
  const organisation = place === '-' || place === 'Sites-Site'
  if (api === 'data') {
    if (!organisation) throw new Fault('SiteAccessForbiddenException', 'Data resources are not served for one site.', { siteId: place })
    return { api, version, path }
  }
  if (organisation) throw new Fault('OrganizationAccessForbiddenException', 'Shop resources are served for a site only.')
  if (place !== site) throw new Fault('UnknownSiteException', `There is no site '${place}'.`, { siteId: place })
  return { api: 'shop', version, path }
}

/** As in the reference, the fault names the path from `/dw` on, without the site. */
export function noResource(pathname: string): Fault {
  const path = pathname.replace(/^\/s\/[^/]+(?=\/dw\/)/, '').slice(0, 512)
  return new Fault('ResourcePathNotFoundException', `There is no resource at '${path}'.`, { path })
}

const OVERRIDES = new Set(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** The method of the call. Real instances refuse PUT requests, so callers send POST with PUT in a header or in the query. */
export function readMethod(request: Request, query: URLSearchParams): string {
  const override = request.headers.get('x-dw-http-method-override') ?? query.get('method')
  if (override === null || request.method !== 'POST') return request.method
  if (!OVERRIDES.has(override)) throw new Fault('IllegalHttpMethodOverrideException', 'This method cannot be set.', { method: override })
  return override
}

/**
 * The path for Hono's router, with each segment decoded and encoded again, so that '/si%74e' is '/site' and no parameter holds a slash. Undefined
 * when a segment cannot be decoded.
 */
export function toRoutablePath(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    return undefined
  }
}
