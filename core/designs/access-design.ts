import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { Administration, Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Current, TargetAccess } from '../changes/target-access.ts'
import type { OwnCards } from './own-cards.ts'
import type { OwnDesigns } from './own-designs.ts'
import { offerCard } from './offer-card.ts'

export type DesignAccessContext = {
  administration: Pick<Administration, 'clients' | 'products'>
  clients: { forget: (clientId: string) => void }
  designs: Pick<OwnDesigns, 'read' | 'write'>
  ownCards: Pick<OwnCards, 'forget'>
}

/**
 * Returns the functions that read and write a design. Offering a design has three steps: create the product at commerce, mark the design as offered,
 * turn the card on in the client's catalogue. If the process dies in between, nobody sees an unfinished card, and a later call repeats the last step.
 */
export function accessDesign(
  { administration, clients, designs, ownCards }: DesignAccessContext,
  key: { clientId: string; designId: string },
): TargetAccess {
  const card = offerCard(administration, key)
  const toCurrent = (found: Versioned<OwnDesign> | undefined): Current => ({
    fields: { design: found?.value ?? null },
    version: found?.version,
    // When the design does not exist, our own table proves it, so 'none' is certain.
    lastWrite: found ? found.lastWrite : 'none',
  })
  const forget = () => {
    clients.forget(key.clientId)
    ownCards.forget(key.clientId)
  }
  return {
    read: async () => toCurrent(await designs.read(key)),
    write: async (fields, version) => {
      // The use case checked the design.
      const design = fields['design'] as OwnDesign | null
      const seen = await designs.read(key)
      if (seen?.version !== version) return { kind: 'changed-meanwhile', current: toCurrent(seen) }
      if (design?.state === 'offered' && seen?.value.state !== 'offered') {
        const tooLarge = await card.measure()
        if (tooLarge) return tooLarge
      }
      if (design && design.state !== 'draft') await card.putProduct(design, seen?.value)
      const { kind, current } = await designs.write(key, design, version)
      return { kind, current: toCurrent(current) }
    },
    takeEffect: async (current, { before }) => {
      const [old, now] = [before['design'], current.fields['design']] as (OwnDesign | null | undefined)[]
      if (!now || now.state === 'draft' || now.state === old?.state) return
      await card.switchCard(now.state === 'offered')
      forget()
    },
    forget,
  }
}
