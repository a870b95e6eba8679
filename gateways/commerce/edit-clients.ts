import { isDeepStrictEqual } from 'node:util'
import { CustomerGroup, CustomerGroupRequest } from '@fondly/contracts/ocapi/data/customer-groups.ts'
import { silentLog } from '@fondly/kit/log.ts'
import type { Administration, ClientChange, EditableClient, Versioned, Written } from './administration.ts'
import { clientFromWire } from './client-mapping.ts'
import { unlessUnknown } from './clients.ts'
import type { Access } from './commerce-access.ts'
import { toResourceState, readVersion, writeGuarded } from './guarded-write.ts'
import { mergeClient } from './merge-client.ts'

/** Commerce cuts an attribute of type String, and a description, at this length. */
const MAX_STRING_BYTES = 4000
const MAX_TEXT_BYTES = 65_536

export type ClientAttributes = 'string' | 'text'

/** Creates the calls with which administrators change client organisations. Each write is guarded by the version that its author saw. */
export function createClientEditor(
  { asApplication }: Access,
  { site, clientAttributes }: { site: string; clientAttributes: ClientAttributes },
): Administration['clients'] {
  const pathOf = (clientId: string) => `/sites/${site}/customer_groups/${encodeURIComponent(clientId)}`

  const readGroup = (clientId: string) =>
    unlessUnknown(['CustomerGroupNotFoundException'], () =>
      asApplication({ api: 'data', method: 'GET', path: pathOf(clientId), query: { select: '(**)' }, answer: CustomerGroup }),
    )

  const read = async (clientId: string) => {
    const group = await readGroup(clientId)
    return group && toEditable(group)
  }

  return {
    read,
    async write(clientId, change, version) {
      const group = await readGroup(clientId)
      if (!group || readVersion(group) !== version) return { kind: 'changed-meanwhile', current: group && toEditable(group) }
      return send(group, change, version)
    },
    create: (clientId, client) => send({ id: clientId }, client, undefined),
    async measure(clientId, change) {
      const group = await readGroup(clientId)
      const attributes = group && mergedOrUndefined(group, change)
      return attributes && findTooLarge(attributes, clientAttributes)
    },
  }

  /** Changes the group that was seen in this version; creates it when there is no version. */
  async function send(group: CustomerGroup, change: ClientChange, version: string | undefined): Promise<Written<EditableClient>> {
    const attributes = mergedOrUndefined(group, change)
    const field = attributes ? fieldReadOtherwise({ ...group, ...attributes }, change) : Object.keys(change)[0]
    if (!attributes || field !== undefined) return { kind: 'not-readable', field: field ?? '' }
    const tooLarge = findTooLarge(attributes, clientAttributes)
    if (tooLarge) return tooLarge

    const state = version === undefined ? 'not_exists' : toResourceState(version)
    const body = { schema: CustomerGroupRequest, document: { ...attributes, _resource_state: state } }
    const method = version === undefined ? 'PUT' : 'PATCH'
    const request = { api: 'data', method, path: pathOf(group.id), body, answer: CustomerGroup } as const
    let latest: CustomerGroup | undefined
    return writeGuarded({
      version,
      send: async () => toEditable(await asApplication(request)),
      read: async () => {
        latest = await readGroup(group.id)
        return latest && toEditable(latest)
      },
      isWritten: () =>
        latest !== undefined &&
        Object.entries(asJson(attributes)).every(([name, value]) => isDeepStrictEqual(latest?.[name] ?? null, value)),
    })
  }
}

function toEditable(group: CustomerGroup): Versioned<EditableClient> {
  // The same problems are logged when the product reads the client.
  const { configuration, ...client } = clientFromWire(group, silentLog)
  const { name, senderProfiles, categoryCustomization, models, customerReference, commerceAccount } = client
  const value = { ...configuration, name, senderProfiles, categoryCustomization, models, customerReference, commerceAccount }
  return { value, version: readVersion(group), lastWrite: group.last_modified }
}

/** Returns the attributes as they are sent: JSON leaves out removed properties. */
const asJson = (attributes: Record<string, unknown>) => JSON.parse(JSON.stringify(attributes)) as Record<string, unknown>

function mergedOrUndefined(group: CustomerGroup, change: ClientChange): Record<string, unknown> | undefined {
  try {
    return mergeClient(group, change)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns the first field that the product would read differently after the change. */
function fieldReadOtherwise(group: CustomerGroup, change: ClientChange): string | undefined {
  const { value } = toEditable(group)
  return (Object.keys(change) as (keyof ClientChange)[]).find((field) => {
    const wanted: unknown = change[field]
    const read: unknown = value[field]
    return !isDeepStrictEqual(read, wanted === null ? EMPTY.get(field) : (JSON.parse(JSON.stringify(wanted)) as unknown))
  })
}

/** Attributes of one line, which never have the type text. */
const REFERENCES = new Set(['c_customerReference', 'c_axCustomerAccountID'])

const EMPTY: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['senderProfiles', []],
  ['categoryCustomization', []],
  ['models', []],
  ['customerReference', ''],
  ['commerceAccount', ''],
])

function findTooLarge(
  attributes: Record<string, unknown>,
  clientAttributes: ClientAttributes,
): Extract<Written<never>, { kind: 'too-large' }> | undefined {
  for (const [field, value] of Object.entries(attributes)) {
    const bytes = Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
    const isText = clientAttributes === 'text' && field !== 'description' && !REFERENCES.has(field)
    const maxBytes = isText ? MAX_TEXT_BYTES : MAX_STRING_BYTES
    if (bytes > maxBytes) return { kind: 'too-large', field, bytes, maxBytes }
  }
  return undefined
}
