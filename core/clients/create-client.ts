import { slugProblem } from '@fondly/domain/client/slug.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { toActor } from '../changes/editor.ts'
import type { ClientsEditor } from '../dashboard/open-dashboard.ts'
import type { CopiedPart } from '@fondly/domain/client/copied-parts.ts'

export type NewClient = {
  /** The id of the client's customer group, which is also the path at which its people sign in. */
  key: string
  name: string
  commerceAccount: string
  copyFrom?: { key: string; parts: readonly CopiedPart[] } | undefined
}
/** `population`: with a remote address worker, its operator must assign this population to the client before anybody can sign in. */
export type CreatedClient = { key: string; population: { id: string; isAssigned: boolean } }

type CreateContext = Pick<CoreContext, 'brands' | 'changes' | 'identity' | 'assignPopulation'>

/**
 * Creates the function that creates a client in three steps: its population at identity, its row in the table of slugs, its customer group. The
 * client exists after the last step. After a failure, the same call continues where it stopped, even with another name. Refuses a key that another
 * client or a page of ours has.
 */
export function createCreateClient({ brands, changes, identity, assignPopulation }: CreateContext) {
  return async (editor: ClientsEditor, { key, name, commerceAccount, copyFrom }: NewClient): Promise<CreatedClient> => {
    if (slugProblem(key)) throw new Refused('unprocessable', 'client-key-not-usable')
    const source = copyFrom && (await brands.findClient(copyFrom.key))
    if (copyFrom && !source) throw new Refused('unprocessable', 'client-to-copy-missing')
    const copied = source && copyFrom ? { clientId: source.clientId, parts: copyFrom.parts } : undefined
    const target = { kind: 'listed-client', listedId: key, copied } as const
    const { version } = await changes.read(target)
    if (version !== undefined) throw new Refused('conflict', 'client-key-taken')

    // A client with another key may already have this slug.
    const holder = await brands.findClient(key)
    if (holder && holder.clientId !== key) throw new Refused('conflict', 'client-key-taken')
    // The name may differ from the name in the failed attempt, so write the present name.
    const populationId = await identity.people.findOrCreatePopulation({ name, ending: ` (${key})` })
    const brand = { name, copyFrom: copied?.parts.includes('branding') ? copied.clientId : undefined }
    if (!(await brands.add(key, brand))) throw new Refused('conflict', 'client-key-taken')
    await assignPopulation?.(populationId, key)
    const fields = { listedClient: { name, commerceAccount }, ...(copied ? { copiedFrom: copied.clientId } : {}) }
    await changes.change({ target, version, fields, actor: toActor(editor) })
    return { key, population: { id: populationId, isAssigned: assignPopulation !== undefined } }
  }
}
