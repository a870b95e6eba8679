import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { DescribedPolicy, ExternalProvider } from '@fondly/gateways/identity/sign-on.ts'
import { signInPolicy } from '../brands/brands.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { SECRET_REPLACED } from './external-provider-target.ts'
import { toActor } from './editor.ts'
import type { Change } from './changes.ts'
import type { Restored } from './restore.ts'

export type ListedProvider = ExternalProvider & {
  version: string
  /** True when people of another client, or of no client, also sign in with this provider. */
  isShared: boolean
  /**
   * Who else signs in with the provider: names of other clients, and names of policies that belong to no client. Filled only for users who may change
   * all clients.
   */
  sharedWith: string[]
  mayChange: boolean
}
export type ProviderRequest = {
  version: string
  change: { name?: string | undefined; clientId?: string | undefined; enabled?: boolean | undefined }
  secret?: string | undefined
}

/** The client's policy and the providers that it names. `sharedWith` lists who else signs in with each provider. */
type Found = { policy: string; providers: { id: string; sharedWith: string[] }[] }
type Written = Pick<Change, 'version' | 'fields' | 'restores' | 'secret'>

/** Creates the functions for the external providers with which a client's people sign in. They read identity each time. */
export function createExternalProviders({ brands, changes, identity }: Pick<CoreContext, 'brands' | 'changes' | 'identity'>) {
  /** Finds the providers that the client's policy names, and who else signs in with each of them. */
  async function findProviders(editor: DashboardEditor): Promise<Found> {
    const { clientId } = editor.client
    const [clients, ofNobody] = await Promise.all([brands.listPolicies(), brands.of(undefined)])
    const own = clients.find((one) => one.clientId === clientId)?.policy ?? DEFAULT_POLICY
    const [ofOwn] = await identity.signOn.describePolicies({ isNeeded: (name) => name === own, isEnough: () => true })
    // Most policies name no provider. Nothing can be shared then, so do not read the steps of the other policies.
    if (!ofOwn || ofOwn.providerIds.length === 0) return { policy: own, providers: [] }
    const others = clients.filter((one) => one.clientId !== clientId)
    const isOfOthers = (name: string) => others.some(({ policy }) => policy === name)
    // A policy of no other client can still have users: people without a client, or users of another program.
    const isFurther = (name: string) => name === signInPolicy(ofNobody) || (name !== own && !isOfOthers(name))
    const listSharing = (described: readonly DescribedPolicy[], id: string): string[] => {
      const naming = new Set(described.flatMap(({ name, providerIds }) => (providerIds.includes(id) ? [name] : [])))
      return [...others.filter(({ policy }) => naming.has(policy)).map(({ name }) => name), ...[...naming].filter(isFurther)]
    }
    // A user who may not change all clients sees only whether a provider is shared. So stop reading as soon as this is known.
    const isEnough = (described: readonly DescribedPolicy[]) =>
      !mayChangeShared(editor) && ofOwn.providerIds.every((id) => listSharing([ofOwn, ...described], id).length > 0)
    const rest = isEnough([]) ? [] : await identity.signOn.describePolicies({ isNeeded: (name) => name !== own, isEnough })
    return {
      policy: own,
      providers: ofOwn.providerIds.map((id) => ({ id, sharedWith: listSharing([ofOwn, ...rest], id) })),
    }
  }

  const mayChangeShared = ({ rights }: DashboardEditor) => rights.includes('change-site')

  async function write(editor: DashboardEditor, { providers }: Found, providerId: string, written: Written): Promise<void> {
    const found = providers.find(({ id }) => id === providerId)
    if (!found) throw notFound()
    // Refuse when the provider is shared, because the change would also affect people of other clients.
    if (found.sharedWith.length > 0 && !mayChangeShared(editor)) throw new Refused('unprocessable', 'provider-shared')
    const stored = await identity.signOn.readProvider(providerId)
    if (stored?.value.needsSecret && written.secret === undefined) throw new Refused('unprocessable', 'provider-secret-missing')
    const target = { kind: 'external-provider', clientId: editor.client.clientId, providerId } as const
    await changes.change({ target, actor: toActor(editor), ...written })
  }

  async function read(editor: DashboardEditor, { policy, providers }: Found): Promise<{ policy: string; providers: ListedProvider[] }> {
    const listed: ListedProvider[] = []
    // Read one provider after another, because PingOne limits the number of calls in each second.
    for (const { id, sharedWith } of providers) {
      const found = await identity.signOn.readProvider(id)
      if (!found) continue
      const isShared = sharedWith.length > 0
      const isInCharge = mayChangeShared(editor)
      listed.push({
        ...found.value,
        version: found.version,
        isShared,
        sharedWith: isInCharge ? sharedWith : [],
        mayChange: isInCharge || !isShared,
      })
    }
    return { policy, providers: listed }
  }

  return {
    list: async (editor: DashboardEditor) => read(editor, await findProviders(editor)),

    /**
     * Changes a provider that the client's policy names. A new secret replaces the old one. Refuses with 'provider-shared' when the provider is
     * shared, and with 'provider-secret-missing' when the change needs a secret.
     */
    async change(editor: DashboardEditor, providerId: string, { version, change, secret }: ProviderRequest) {
      const { name, clientId, enabled } = change
      const fields = {
        ...(name === undefined ? {} : { providerName: name }),
        ...(clientId === undefined ? {} : { providerClientId: clientId }),
        ...(enabled === undefined ? {} : { providerEnabled: enabled }),
        ...(secret === undefined ? {} : { providerSecret: SECRET_REPLACED }),
      }
      // A change of a provider changes no policy. So read only once who signs in with this provider.
      const found = await findProviders(editor)
      await write(editor, found, providerId, { version, fields, secret })
      return read(editor, found)
    },

    restore: async (editor: DashboardEditor, providerId: string, restored: Restored): Promise<void> =>
      write(editor, await findProviders(editor), providerId, restored),
  }
}
