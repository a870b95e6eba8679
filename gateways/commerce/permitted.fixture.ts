import { readFile } from 'node:fs/promises'
import type { Fetch } from '@fondly/kit/env.ts'
import { parseSelector, selected } from '@fondly/upstreams/commerce/search/selector.ts'
import * as z from 'zod'

const Resource = z.strictObject({
  resource_id: z.string().startsWith('/'),
  methods: z.array(z.enum(['get', 'post', 'put', 'patch', 'delete'])).min(1),
  read_attributes: z.string().optional(),
  write_attributes: z.string().optional(),
})
export type Resource = z.infer<typeof Resource>
/** The document in the platform's format, for one API client, whose id the operator fills in. */
const Settings = z.strictObject({
  _v: z.literal('21.2'),
  clients: z.tuple([z.strictObject({ client_id: z.literal('PUT-YOUR-API-CLIENT-ID-HERE'), resources: z.array(Resource) })]),
})

/** Reads the permissions of docs/ocapi-settings for one API. */
export const settingsOf = async (api: 'shop' | 'data'): Promise<Resource[]> => {
  const text = await readFile(new URL(`../../docs/ocapi-settings/${api}.json`, import.meta.url), 'utf8')
  return Settings.parse(JSON.parse(text)).clients[0].resources
}

export type Permits = { shop: Resource[]; data: Resource[] }
export type Used = { call: string; attributes: Set<string> }

/** Guards commerce as a real instance does: it refuses a call that is not listed, and leaves out attributes that are not listed. `used` records each call. */
export function permitted(fetch: Fetch, permits: Permits, used: Map<string, Used>): Fetch {
  return async (request) => {
    const [, api = '', path = ''] = /^\/s\/[^/]+\/dw\/(shop|data)\/v21_2(\/.*)$/.exec(new URL(request.url).pathname) ?? []
    if (api !== 'shop' && api !== 'data') return fetch(request)
    const method = (request.headers.get('x-dw-http-method-override') ?? request.method).toLowerCase()
    // Several patterns may match, so take the most exact one: `/customers/auth` is not a customer.
    const resource = permits[api]
      .filter(({ resource_id: id, methods }) => (methods as string[]).includes(method) && matches(id, path))
      .toSorted((one, other) => one.resource_id.split('*').length - other.resource_id.split('*').length)[0]
    const call = `${api} ${method} ${resource?.resource_id ?? path}`
    if (!resource) return fault(403, 'ClientAccessForbiddenException', call)
    const noted = used.get(call) ?? { call, attributes: new Set() }
    used.set(call, noted)

    const text = await request.clone().text()
    const documents = text === '' ? [] : [JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[]].flat()
    const writable = resource.write_attributes === undefined ? undefined : parseSelector(resource.write_attributes).names
    // `_resource_state` is not an attribute.
    for (const name of documents.flatMap((document) => Object.keys(document)).filter((one) => !one.startsWith('_'))) {
      if (!writable?.has(name)) return fault(403, 'UnauthorizedWriteAccessException', `${call} ${name}`)
      noted.attributes.add(name)
    }
    const response = await fetch(request)
    if (!response.ok || response.status === 204) return response
    const document = (await response.json()) as Record<string, unknown>
    return Response.json(resource.read_attributes === undefined ? {} : selected(document, resource.read_attributes), {
      headers: response.headers,
    })
  }
}

// Patterns of Ant: a star matches one segment of the path, or a part of one.
const matches = (id: string, path: string) =>
  new RegExp(`^${id.replaceAll(/[.()+?]/g, String.raw`\$&`).replaceAll('*', '[^/]*')}$`).test(decodeURIComponent(path))
const fault = (status: number, type: string, message: string) =>
  Response.json({ _v: '21.2', fault: { type, message, arguments: {} } }, { status })
