import type { DesignEntry, DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'

/** The first values in the form of a new design. */
export function toDraft(design: DesignEntry['design'] | undefined, { categories }: Pick<DesignsAnswer, 'categories'>): DesignDraft {
  if (design) {
    const { name, size, orientation, language, categoryId, likeCardId, front, screen, inside } = design
    return { name, size, orientation, language, categoryId, likeCardId, front, screen, inside }
  }
  const categoryId = categories[0]?.id ?? ''
  return { name: '', size: '70', orientation: 'V', language: 'en_US', categoryId, likeCardId: '', front: null, screen: null, inside: null }
}
