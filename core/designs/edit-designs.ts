import { isDeepStrictEqual } from 'node:util'
import {
  type DesignArt,
  type DesignDraft,
  type DesignPart,
  MAX_DESIGN_NAME_CHARACTERS,
  type OwnDesign,
} from '@fondly/domain/designs/own-design.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Card, Category } from '@fondly/domain/catalogue/card.ts'
import { listCategories } from '@fondly/domain/catalogue/categories.ts'
import { isOffered, modelsById } from '@fondly/domain/catalogue/offered.ts'
import { findOfferProblems } from '@fondly/domain/designs/offer-problems.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { toOwnCardId } from './own-card-number.ts'
import { createDesignFiles, type StoredFile } from './design-files.ts'

/**
 * A design in the list. `cardId` is the id of the card that the design becomes. `isWaiting`: the design is offered, but commerce does not sell its
 * card yet.
 */
export type ListedDesign = { id: string; version: string; cardId: string; design: Omit<OwnDesign, 'art'>; isWaiting: boolean }
export type DesignList = {
  designs: ListedDesign[]
  files: StoredFile[]
  /** The client's cards whose words and envelope a design can take, and the client's categories. */
  cards: Pick<Card, 'id' | 'name' | 'size' | 'language'>[]
  categories: Category[]
}

const PARTS: readonly DesignPart[] = ['front', 'screen', 'inside']

export type EditDesignsContext = Pick<
  CoreContext,
  'catalogues' | 'changes' | 'clients' | 'commerce' | 'database' | 'designDesk' | 'designs' | 'env' | 'pictureDesk'
>

/** Creates the functions that list, save, offer, withdraw and remove the designs of a client. */
export function createEditDesigns(context: EditDesignsContext) {
  const { catalogues, changes, clients, commerce, designDesk, designs, env } = context
  const files = createDesignFiles(context)
  const targetOf = (editor: DashboardEditor, designId: string) => ({ kind: 'design', clientId: editor.client.clientId, designId }) as const

  async function filesOf(clientId: string, all: readonly OwnDesign[]): Promise<ReadonlyMap<string, StoredFile>> {
    return files.find(clientId, [...new Set(all.flatMap((design) => PARTS.flatMap((part) => design[part] ?? [])))])
  }

  /** Lists the cards of the client's catalogue that are not designs, and its categories. */
  async function choicesOf(clientId: string): Promise<Pick<DesignList, 'cards' | 'categories'>> {
    const [client, site] = await Promise.all([clients.find(clientId), catalogues.ofClient(clientId)])
    const models = modelsById(client?.models ?? [])
    const cards = site.cards.filter((card) => isOffered(card, models, 'all') && !isOwnCardId(card.id))
    return {
      cards: cards.map(({ id, name, size, language }) => ({ id, name, size, language })),
      categories: listCategories(client?.categoryCustomization ?? [], site.categories),
    }
  }

  return {
    files,

    async list({ client: { clientId } }: DashboardEditor): Promise<DesignList> {
      const found = await designs.list(clientId)
      const known = await filesOf(
        clientId,
        found.map(({ value }) => value),
      )
      return {
        designs: await Promise.all(found.map(({ id, value, version }) => toEntry(clientId, id, version, value))),
        files: [...known.values()],
        ...(await choicesOf(clientId)),
      }
    },

    /** Creates a design (`version` undefined), or changes a design that was never offered. */
    async save(editor: DashboardEditor, designId: string, version: string | undefined, draft: DesignDraft): Promise<ListedDesign> {
      const { clientId } = editor.client
      const before = await designs.read({ clientId, designId })
      const name = draft.name.trim().slice(0, MAX_DESIGN_NAME_CHARACTERS)
      if (before && before.value.state !== 'draft') return rename(editor, { designId, version, before: before.value, draft, name })
      const design: OwnDesign = { ...draft, name, state: 'draft' }
      const named = PARTS.flatMap((part) => design[part] ?? [])
      if (!(await files.keepForGood(clientId, named))) throw notFound()
      return write(editor, designId, version, design)
    },

    /** Offers the design as a card of the client's catalogue. */
    async offer(editor: DashboardEditor, designId: string, version: string): Promise<ListedDesign> {
      const { clientId } = editor.client
      const design = await findSaved(editor, designId)
      const [known, choices] = await Promise.all([filesOf(clientId, [design]), choicesOf(clientId)])
      const { front } = design
      if (front === null || findOfferProblems(design, { files: known, ...choices }).length > 0)
        throw new Refused('unprocessable', 'design-not-offerable')
      const art = await storeArt(designId, { ...design, front })
      return write(editor, designId, version, { ...design, state: 'offered', offeredAt: env.clock().toISOString(), art })
    },

    /** Takes the card out of the catalogue. Cards that were ordered are still printed. */
    async withdraw(editor: DashboardEditor, designId: string, version: string): Promise<ListedDesign> {
      const design = await findSaved(editor, designId)
      if (design.state === 'draft') throw notFound()
      return write(editor, designId, version, { ...design, state: 'withdrawn' })
    },

    /** Removes a design that was never offered. */
    async remove(editor: DashboardEditor, designId: string, version: string): Promise<void> {
      const before = await designs.read({ clientId: editor.client.clientId, designId })
      if (!before) throw notFound()
      if (before.value.state !== 'draft') throw new Refused('conflict', 'design-was-offered')
      await changes.change({ target: targetOf(editor, designId), version, fields: { design: null }, actor: toActor(editor) })
    },
  }

  /** Changes the name of an offered design. Nothing else of it can change, because ordered cards may show it. */
  async function rename(
    editor: DashboardEditor,
    {
      designId,
      version,
      before,
      draft,
      name,
    }: { designId: string; version: string | undefined; before: OwnDesign; draft: DesignDraft; name: string },
  ): Promise<ListedDesign> {
    const { state: _, offeredAt: _1, art: _2, ...words } = before
    if (!isDeepStrictEqual({ ...draft, name: '' }, { ...words, name: '' })) throw new Refused('conflict', 'design-was-offered')
    if (name === '') throw new Refused('unprocessable', 'design-not-offerable')
    return write(editor, designId, version, { ...before, name })
  }

  async function storeArt(key: string, { size, orientation, front, screen, inside }: OwnDesign & { front: string }): Promise<DesignArt> {
    const file = (hash: string | null) => (hash === null ? undefined : { hash })
    try {
      return await designDesk.store({ key, size, orientation, front: { hash: front }, screen: file(screen), inside: file(inside) })
    } catch (cause) {
      if (!(cause instanceof PictureFault) || cause.code === 'busy') throw cause
      throw new Refused('unprocessable', 'design-not-drawn', { cause })
    }
  }

  async function findSaved(editor: DashboardEditor, designId: string): Promise<OwnDesign> {
    const found = await designs.read({ clientId: editor.client.clientId, designId })
    if (!found) throw notFound()
    return found.value
  }

  async function toEntry(clientId: string, id: string, version: string, design: OwnDesign): Promise<ListedDesign> {
    const cardId = toOwnCardId({ clientId, designId: id })
    const { art: _, ...shown } = design
    return { id, version, cardId, design: shown, isWaiting: design.state === 'offered' && !(await isSold(clientId, cardId)) }
  }

  async function isSold(clientId: string, cardId: string): Promise<boolean> {
    const { cards } = await catalogues.ofClient(clientId)
    if (cards.some(({ id, orderable }) => id === cardId && orderable)) return true
    // Read the card itself, because the search of commerce finds a new product only some time after its sale begins.
    return (await commerce.catalogue.card(cardId))?.orderable ?? false
  }

  async function write(editor: DashboardEditor, designId: string, version: string | undefined, design: OwnDesign): Promise<ListedDesign> {
    const current = await changes.change({ target: targetOf(editor, designId), version, fields: { design }, actor: toActor(editor) })
    return toEntry(editor.client.clientId, designId, current.version ?? '', design)
  }
}
