import { randomUUID } from 'node:crypto'
import type { DesignEntry, DesignFileAnswer, DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'
import { makePng } from './make-pictures.ts'
import type { Visitor } from './visitor.ts'

const DESIGNS = '/api/admin/harborview/designs'
/** Pixels of a card of 5 x 7 inches with its bleed. */
const WHOLE = [1592, 2192] as const

/** The requests that the page sends when an administrator of Harborview works on designs. */
export function createDesignDesk(tab: Visitor) {
  const list = () => tab.json<DesignsAnswer>('GET', DESIGNS)
  const save = (id: string, version: string | null, design: DesignDraft) => tab.ask('PUT', `${DESIGNS}/${id}`, { version, design })

  return {
    list,
    save,
    find: async (id: string) => (await list()).designs.find((one) => one.id === id),
    /** Saves a design that can be offered: it has a picture, and the words of a card of the same size. */
    async draw(more: Partial<DesignDraft> = {}): Promise<DesignEntry> {
      const file = makePng(...WHOLE, [20, 90, 140, 255])
      const { hash } = (await (await tab.ask('POST', '/api/admin/harborview/uploads/designs', file)).json()) as DesignFileAnswer
      const like = (await list()).cards.find(({ size, language }) => size === '70' && language === 'en_US')
      const design: DesignDraft = {
        name: 'Harbor at dawn',
        size: '70',
        orientation: 'V',
        language: 'en_US',
        categoryId: 'thank-you',
        likeCardId: like?.id ?? '',
        front: hash,
        screen: null,
        inside: null,
        ...more,
      }
      return (await (await save(randomUUID(), null, design)).json()) as DesignEntry
    },
    move: ({ id, version }: Pick<DesignEntry, 'id' | 'version'>, to: 'offer' | 'withdraw') =>
      tab.ask('POST', `${DESIGNS}/${id}/${to}`, { version }),
    remove: ({ id, version }: Pick<DesignEntry, 'id' | 'version'>) => tab.ask('DELETE', `${DESIGNS}/${id}`, { version }),
  }
}
