import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Current, TargetAccess } from '../changes/target-access.ts'
import type { OwnDesigns } from './own-designs.ts'

/** Reads and writes a design for the change log. */
export function accessDesign(designs: Pick<OwnDesigns, 'read' | 'write'>, key: { clientId: string; designId: string }): TargetAccess {
  const toCurrent = (found: Versioned<OwnDesign> | undefined): Current => ({
    fields: { design: found?.value ?? null },
    version: found?.version,
  })
  return {
    read: async () => toCurrent(await designs.read(key)),
    write: async ({ design }, version) => {
      // The use case checked the design.
      const { kind, current } = await designs.write(key, design as OwnDesign | null, version)
      return { kind, current: toCurrent(current) }
    },
    // Nothing keeps designs.
    forget: () => undefined,
  }
}
