import type { Administration, ClientChange, EditableClient, Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Fields } from '../activity/activity-log.ts'
import type { Current, TargetAccess } from './target-access.ts'

type Entry = { id: string }
type ClientPart = {
  list: (client: Pick<EditableClient, 'models' | 'categoryCustomization' | 'shelf'>) => readonly Entry[]
  /** The cast holds: the contract of the request checked the entries, and the gateway checks them again. */
  toChange: (entries: Entry[]) => ClientChange
}

/** The lists of a client's document whose entries can change one by one. */
const CLIENT_PARTS = {
  'card-access': {
    list: ({ models }) => models,
    toChange: (entries) => ({ models: entries as EditableClient['models'] }),
  },
  categories: {
    list: ({ categoryCustomization }) => categoryCustomization,
    toChange: (entries) => ({ categoryCustomization: entries }),
  },
  shelf: {
    list: ({ shelf = [] }) => shelf,
    toChange: (entries) => ({ shelf: entries.length > 0 ? (entries as NonNullable<EditableClient['shelf']>) : null }),
  },
} satisfies Record<string, ClientPart>

export type ClientPartName = keyof typeof CLIENT_PARTS
/** Returns true when this name in the log is a part of a client's document. */
export const isClientPart = (kind: string | undefined): kind is ClientPartName => kind !== undefined && Object.hasOwn(CLIENT_PARTS, kind)

/**
 * Returns functions that read and write the entries of a part as fields, by id. So the log has only the changed entries, and restoring does not touch
 * the other entries.
 */
export function accessClientPart(
  { clients }: Pick<Administration, 'clients'>,
  { kind, clientId }: { kind: ClientPartName; clientId: string },
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: Versioned<EditableClient> | undefined): Current => ({
    fields: toFields(kind, found?.value),
    version: found?.version,
    lastWrite: found?.lastWrite,
  })
  return {
    read: async () => toCurrent(await clients.read(clientId)),
    write: async (fields, version = '') => {
      const found = await clients.read(clientId)
      if (found?.version !== version) return { kind: 'changed-meanwhile', current: toCurrent(found) }
      const written = await clients.write(clientId, toClientChange(kind, found.value, fields), version)
      return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
    },
  }
}

function toFields(part: ClientPartName, client: EditableClient | undefined): Fields {
  if (!client) return {}
  return Object.fromEntries(CLIENT_PARTS[part].list(client).map(({ id, ...entry }) => [id, entry]))
}

/**
 * Returns the change of the client's document that writes these fields. A field replaces the entry with its id, or appends it if it is new. Null
 * removes the entry.
 */
function toClientChange(part: ClientPartName, client: EditableClient, fields: Fields): ClientChange {
  const { list, toChange } = CLIENT_PARTS[part]
  const present = list(client)
  const known = new Set(present.map(({ id }) => id))
  const ids = [...known, ...Object.keys(fields).filter((id) => !known.has(id))]
  const entries = ids.flatMap((id) => {
    if (!Object.hasOwn(fields, id)) return present.filter((entry) => entry.id === id).slice(0, 1)
    const value = fields[id]
    return typeof value === 'object' && value !== null ? [{ ...value, id }] : []
  })
  return toChange(entries)
}
