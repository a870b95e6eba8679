import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { Administration, EditableClient } from '@fondly/gateways/commerce/administration.ts'
import { isUpstreamError, UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { toOwnCardId } from './own-card-number.ts'

const MAX_ATTEMPTS = 5

/** Creates the calls that make a design a card at commerce. Every call can be repeated. */
export function offerCard(
  { clients, products }: Pick<Administration, 'clients' | 'products'>,
  key: { clientId: string; designId: string },
) {
  const { clientId } = key
  const cardId = toOwnCardId(key)
  const on = (models: EditableClient['models']) => [...models, { id: cardId, disabledSentiments: [], disabledMessageStarters: [] }]

  async function writeProduct(
    { name, orientation, categoryId, likeCardId, state }: OwnDesign,
    before: OwnDesign | undefined,
  ): Promise<void> {
    if (state === 'offered' && before?.state !== 'offered') {
      const written = await products.put({ id: cardId, name, orientation, categoryId, likeCardId })
      if (written === 'like-card-missing') throw new Refused('unprocessable', 'design-not-offerable')
    } else if (name !== before?.name) await products.rename(cardId, name)
  }

  return {
    async putProduct(design: OwnDesign, before: OwnDesign | undefined): Promise<void> {
      try {
        await writeProduct(design, before)
      } catch (cause) {
        if (!isUpstreamError(cause)) throw cause
        // Nothing has to be undone: nobody sees a product without a catalogue entry, and the next attempt writes the product again.
        if (cause instanceof UpstreamRefused && cause.status < 500)
          throw new Refused('unprocessable', 'design-not-taken', { params: { fault: cause.code }, cause })
        throw new Refused('upstream-unavailable', 'upstream-silent', { cause })
      }
    },

    /** Returns the value that commerce could not store if the card were turned on; undefined when it can store everything. */
    async measure() {
      const found = await clients.read(clientId)
      return found && clients.measure(clientId, { models: on(found.value.models.filter(({ id }) => id !== cardId)) })
    },

    /** Turns the card on or off in the client's catalogue. Tries again when other cards are changed at the same moment. */
    async switchCard(isOn: boolean): Promise<void> {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const found = await clients.read(clientId)
        const models = found?.value.models ?? []
        if (!found || models.some(({ id }) => id === cardId) === isOn) return
        const next = isOn ? on(models) : models.filter(({ id }) => id !== cardId)
        const written = await clients.write(clientId, { models: next }, found.version)
        if (written.kind === 'written') return
      }
      throw new Refused('conflict', 'change-in-progress')
    },
  }
}
