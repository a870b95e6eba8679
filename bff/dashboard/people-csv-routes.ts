import type { CoreContext } from '@fondly/core/context.ts'
import { createClientPeople, type ListedPerson } from '@fondly/core/people/client-people.ts'
import { PEOPLE_FILE_HEAD } from '@fondly/domain/people/people-file.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** GET /people.csv: all people of the client (RFC 4180). A cell that a spreadsheet would read as a formula is written as text. */
export function peopleCsvRoutes(context: Pick<CoreContext, 'clients' | 'env' | 'people'>): DashboardRoute[] {
  const clientPeople = createClientPeople(context)
  return [
    {
      method: 'GET',
      path: '/people.csv',
      needs: 'change',
      handle: async (c, editor) => {
        const { people } = await clientPeople.list(editor)
        c.header('content-disposition', 'attachment; filename="people.csv"')
        const file = [PEOPLE_FILE_HEAD, ...people.map(toRow)].map(toCsvRow).join('')
        return c.body(file, 200, { 'content-type': 'text/csv; charset=utf-8' })
      },
    },
  ]
}

const toRow = ({ account, role, state }: ListedPerson): string[] => [
  account.email,
  account.firstName,
  account.lastName,
  role ?? '',
  account.location ?? '',
  account.supervisorId ?? '',
  (account.senderProfiles ?? []).join(' '),
  (account.languages ?? []).join(' '),
  state,
  account.lastSignOn?.toISOString() ?? '',
]
