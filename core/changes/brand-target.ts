import type { Brands } from '../brands/brands.ts'
import type { EditableBrand, VersionedBrand } from '../brands/edit-brand.ts'
import type { Current, TargetAccess } from './target-access.ts'

/** Reads and writes how the pages of a client look, in the table of slugs. */
export function accessBrand(brands: Pick<Brands, 'read' | 'write'>, clientId: string): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: VersionedBrand | undefined): Current => ({ fields: { brand: found?.value ?? null }, version: found?.version })
  const read = async () => toCurrent(await brands.read(clientId))
  return {
    read,
    async write({ brand }, version = '') {
      // The contract of the request has checked it.
      const written = await brands.write(clientId, brand as EditableBrand, version)
      return written ? { kind: 'written', current: toCurrent(written) } : { kind: 'changed-meanwhile', current: await read() }
    },
  }
}
