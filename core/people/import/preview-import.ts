import { type BulkChange, planBulkChange } from '@fondly/domain/people/bulk-change.ts'
import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import { type ImportRow, planImport } from '@fondly/domain/people/people-import.ts'
import type { PlannedPerson } from '@fondly/domain/people/plan-person-change.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../../context.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import { createClientPeople, type ListedPerson } from '../client-people.ts'
import { readPeopleFile } from './read-people-file.ts'

/** Where the rows come from: a file, or people who were chosen in the list. */
export type ImportSource = 'file' | 'chosen'
export type ImportPreview = { source: ImportSource; rows: ImportRow[]; unknownHeadings: string[] }

export type PreviewImportContext = Pick<CoreContext, 'clients' | 'env' | 'invitations' | 'people' | 'readWorkbook'>

/**
 * Creates the use cases that plan the changes of a file, or of one change of several people. They write nothing. A worker makes the planned changes
 * later, with the same use cases as changes on the pages.
 */
export function createPreviewImport(context: PreviewImportContext) {
  const clientPeople = createClientPeople(context)

  async function readWorld(editor: DashboardEditor) {
    const { people, client } = await clientPeople.list(editor)
    const { configuration, senderProfiles, rolesFromGroups } = client
    return {
      people: people.map(toPlanned),
      offer: {
        locations: (configuration.locations ?? []).map(({ value }) => value),
        senderProfiles: senderProfiles.map(({ id }) => id),
        defaultProfiles: senderProfiles.filter(({ newUserDefault }) => newUserDefault).map(({ id }) => id),
      },
      rolesFromGroups,
      editor: { id: editor.user.id, role: editor.user.role, rights: editor.rights },
    }
  }

  return {
    async previewFile(editor: DashboardEditor, bytes: Uint8Array<ArrayBuffer>): Promise<ImportPreview> {
      const { rows, unknownHeadings } = await readPeopleFile(context, bytes)
      const [world, invitations] = await Promise.all([readWorld(editor), context.invitations.list(editor.client.clientId)])
      const invited = new Set(invitations.map(({ content }) => content.email))
      return { source: 'file', rows: planImport(rows, { ...world, invited }), unknownHeadings }
    },

    /**
     * Plans one change of several people. Refuses with 'nobody-chosen' if none of the people still exists, and with the refusals of planBulkChange().
     */
    async previewBulkChange(editor: DashboardEditor, change: BulkChange): Promise<ImportPreview> {
      const rows = planBulkChange(change, await readWorld(editor))
      if (rows.length === 0) throw new Refused('unprocessable', 'nobody-chosen')
      if (rows.length > MAX_IMPORT_ROWS) throw new Refused('unprocessable', 'too-many-chosen', { params: { max: MAX_IMPORT_ROWS } })
      return { source: 'chosen', rows, unknownHeadings: [] }
    },
  }
}

const toPlanned = ({ account, role }: ListedPerson): PlannedPerson => {
  const { id, version, email, firstName, lastName, location, supervisorId, senderProfiles, languages, enabled, locked } = account
  return { id, version, email, firstName, lastName, role, location, supervisorId, senderProfiles, languages, enabled, locked }
}
