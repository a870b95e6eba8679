import { type DesignPart, MAX_DESIGN_NAME_LENGTH, type OwnDesign } from '@fondly/domain/designs/own-design.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Card, Category } from '@fondly/domain/catalogue/card.ts'
import { listCategories } from '@fondly/domain/catalogue/categories.ts'
import { isOffered, modelsById } from '@fondly/domain/catalogue/offered.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createDesignFiles, type StoredFile } from './design-files.ts'

export type DesignEntry = { id: string; version: string; design: OwnDesign }
export type DesignList = {
  designs: DesignEntry[]
  files: StoredFile[]
  /** The client's cards that a design may be like, and its categories. */
  cards: Pick<Card, 'id' | 'name' | 'size' | 'language'>[]
  categories: Category[]
}
/** What an administrator writes; the state changes by offering and withdrawing. */
export type DesignDraft = Omit<OwnDesign, 'state'>

const PARTS: readonly DesignPart[] = ['front', 'screen', 'inside']

export type EditDesignsContext = Pick<
  CoreContext,
  'catalogues' | 'changes' | 'clients' | 'database' | 'designDesk' | 'designs' | 'env' | 'pictureDesk'
>

/** Lists, saves and removes the own designs of a client. */
export function createEditDesigns(context: EditDesignsContext) {
  const { catalogues, changes, clients, designs } = context
  const files = createDesignFiles(context)
  const targetOf = (editor: DashboardEditor, designId: string) => ({ kind: 'design', clientId: editor.client.clientId, designId }) as const

  async function filesOf(clientId: string, all: readonly OwnDesign[]): Promise<ReadonlyMap<string, StoredFile>> {
    return files.find(clientId, [...new Set(all.flatMap((design) => PARTS.flatMap((part) => design[part] ?? [])))])
  }

  /** The cards of the client's own catalogue that are not designs themselves, and its categories. */
  async function choicesOf(clientId: string): Promise<Pick<DesignList, 'cards' | 'categories'>> {
    const [client, site] = await Promise.all([clients.find(clientId), catalogues.ofSite()])
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
        designs: found.map(({ id, value, version }) => ({ id, version, design: value })),
        files: [...known.values()],
        ...(await choicesOf(clientId)),
      }
    },

    /** Creates a design (`version` undefined) or changes one that was never offered. */
    async save(editor: DashboardEditor, designId: string, version: string | undefined, draft: DesignDraft): Promise<DesignEntry> {
      const { clientId } = editor.client
      const before = await designs.read({ clientId, designId })
      // What was offered may be on cards that people ordered: its files never change.
      if (before && before.value.state !== 'draft') throw new Refused('conflict', 'design-was-offered')
      const design: OwnDesign = { ...draft, name: draft.name.trim().slice(0, MAX_DESIGN_NAME_LENGTH), state: 'draft' }
      const named = PARTS.flatMap((part) => design[part] ?? [])
      if (!(await files.keepForGood(clientId, named))) throw notFound()
      return write(editor, designId, version, design)
    },

    /** Removes a design that was never offered. */
    async remove(editor: DashboardEditor, designId: string, version: string): Promise<void> {
      const before = await designs.read({ clientId: editor.client.clientId, designId })
      if (!before) throw notFound()
      if (before.value.state !== 'draft') throw new Refused('conflict', 'design-was-offered')
      await changes.change({ target: targetOf(editor, designId), version, fields: { design: null }, actor: toActor(editor) })
    },
  }

  async function write(editor: DashboardEditor, designId: string, version: string | undefined, design: OwnDesign): Promise<DesignEntry> {
    const current = await changes.change({ target: targetOf(editor, designId), version, fields: { design }, actor: toActor(editor) })
    return { id: designId, version: current.version ?? '', design }
  }
}
