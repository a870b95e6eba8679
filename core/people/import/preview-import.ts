import { type ImportRow, planImport } from '@fondly/domain/people/people-import.ts'
import type { CoreContext } from '../../context.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import { createClientPeople, type ListedPerson } from '../client-people.ts'
import { readPeopleFile } from './read-people-file.ts'

export type ImportPreview = { rows: ImportRow[]; unknownHeadings: string[] }

export type PreviewImportContext = Pick<CoreContext, 'clients' | 'env' | 'invitations' | 'people'>

/** Creates the use case that says what a file of people would change. It writes nothing; the changes are made as those by hand are. */
export function createPreviewImport(context: PreviewImportContext) {
  const clientPeople = createClientPeople(context)

  return async (editor: DashboardEditor, bytes: Uint8Array<ArrayBuffer>): Promise<ImportPreview> => {
    const { rows, unknownHeadings } = await readPeopleFile(bytes)
    const [{ people, client }, invited] = await Promise.all([clientPeople.list(editor), context.invitations.list(editor.client.clientId)])
    const { configuration, senderProfiles, rolesFromGroups } = client
    const planned = planImport(rows, {
      people: people.map(toKnown),
      invited: new Set(invited.map(({ content }) => content.email)),
      offer: {
        locations: (configuration.locations ?? []).map(({ value }) => value),
        senderProfiles: senderProfiles.map(({ id }) => id),
        defaultProfiles: senderProfiles.filter(({ newUserDefault }) => newUserDefault).map(({ id }) => id),
      },
      rolesFromGroups,
      editor: { id: editor.user.id, role: editor.user.role, rights: editor.rights },
    })
    return { rows: planned, unknownHeadings }
  }
}

const toKnown = ({ account, role }: ListedPerson) => {
  const { id, version, email, firstName, lastName, location, supervisorId, senderProfiles, languages } = account
  return { id, version, email, firstName, lastName, role, location, supervisorId, senderProfiles, languages }
}
