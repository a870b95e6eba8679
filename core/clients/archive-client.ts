import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { toActor } from '../changes/editor.ts'
import type { SiteEditor } from '../dashboard/open-dashboard.ts'

/**
 * Creates the function that archives a client or brings it back. People of an archived client lose their sessions and cannot sign in. Orders in
 * progress are still mailed, and nothing is deleted. Refuses the user's own client.
 */
export function createArchiveClient({ changes }: Pick<CoreContext, 'changes'>) {
  return async (editor: SiteEditor, isArchived: boolean): Promise<void> => {
    const { clientId } = editor.client
    if (isArchived && editor.user.clientId === clientId) throw new Refused('unprocessable', 'own-client-not-archivable')
    const target = { kind: 'listed-client', listedId: clientId } as const
    const { fields, version } = await changes.read(target)
    if (version === undefined) throw notFound()
    const { name } = fields['listedClient'] as { name: string } // the target reads this shape
    await changes.change({ target, version, fields: { archivedClient: isArchived ? name : null }, actor: toActor(editor) })
  }
}
