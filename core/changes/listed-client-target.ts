import type { Administration, ClientChange, EditableClient, Versioned, Written } from '@fondly/gateways/commerce/administration.ts'
import { type CopiedClient, readCopied } from '../clients/listed-client.ts'
import type { Current, Outcome, TargetAccess } from './target-access.ts'

/** The rule for registrations of a new client: nobody can register before an administrator changes the rule. */
const CLOSED: NonNullable<ClientChange['registration']> = { mode: 'off', domains: [] }

type ListedClientTarget = { listedId: string; copied?: CopiedClient | undefined }

/** Returns the functions that read, create, archive and bring back a client. */
export function accessListedClient(
  { clients }: Pick<Administration, 'clients'>,
  { listedId, copied }: ListedClientTarget,
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: Versioned<EditableClient> | undefined): Current => ({
    fields: {
      listedClient: found ? { name: found.value.name, commerceAccount: found.value.commerceAccount } : null,
      archivedClient: found?.value.archived ? found.value.name : null,
      copiedFrom: found && copied ? copied.clientId : null,
    },
    version: found?.version,
    lastWrite: found?.lastWrite,
  })
  const toOutcome = (written: Written<EditableClient>): Outcome =>
    'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
  return {
    read: async () => toCurrent(await clients.read(listedId)),
    async write({ listedClient, archivedClient }, version) {
      if (version !== undefined) return toOutcome(await clients.write(listedId, { archived: archivedClient ? true : null }, version))
      const copy = await readCopied(clients, copied)
      // The cast holds: the request has both fields, and the gateway checks them again.
      return toOutcome(await clients.create(listedId, { registration: CLOSED, ...copy, ...(listedClient as ClientChange) }))
    },
  }
}
