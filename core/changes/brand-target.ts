import { Refused } from '@fondly/domain/refused.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { Brands } from '../brands/brands.ts'
import type { EditableBrand, VersionedBrand } from '../brands/edit-brand.ts'
import type { Current, TargetAccess } from './target-access.ts'

/** Reads and writes the branding of a client, which is stored with its slug. */
export function accessBrand(
  { brands, identity }: { brands: Pick<Brands, 'read' | 'write'>; identity: Pick<Identity, 'signOn'> },
  clientId: string,
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: VersionedBrand | undefined): Current => ({
    fields: { brand: found?.value ?? null },
    version: found?.version,
    lastWrite: found?.lastWrite,
  })
  const read = async () => toCurrent(await brands.read(clientId))

  /** Refuses a policy that identity does not know, because with it nobody of the client could sign in. */
  async function checkPolicy({ policy }: EditableBrand): Promise<void> {
    if (policy === undefined || policy === (await brands.read(clientId))?.value.policy) return
    const known = await identity.signOn.listPolicies().catch((cause: unknown) => {
      // This request to identity failed before anything was written, so refuse instead of reporting an unknown outcome.
      throw new Refused('upstream-unavailable', 'upstream-silent', { cause })
    })
    if (!known.some(({ name }) => name === policy)) throw new Refused('unprocessable', 'value-not-accepted')
  }

  return {
    read,
    async write({ brand }, version = '') {
      const next = brand as EditableBrand // checked by the contract of the request
      await checkPolicy(next)
      const written = await brands.write(clientId, next, version)
      return written ? { kind: 'written', current: toCurrent(written) } : { kind: 'changed-meanwhile', current: await read() }
    },
  }
}
