import { type DashboardClients, type DashboardFrame, type NewClientAnswer } from '@fondly/contracts/bff/dashboard.ts'
import { NewClientRequest } from '@fondly/contracts/bff/dashboard-requests.ts'
import { createCreateClient } from '@fondly/core/clients/create-client.ts'
import { createListClients } from '@fondly/core/clients/list-clients.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createDashboardGuard, type DashboardGuard } from '@fondly/core/dashboard/open-dashboard.ts'
import { createReadFrame } from '@fondly/core/dashboard/read-frame.ts'
import type { InvitationsContext } from '@fondly/core/invitations/invitations.ts'
import { choosesClient } from '@fondly/domain/dashboard/rights.ts'
import { type Context, Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { isUploadPath } from '../http/read-upload.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { archiveRoutes } from './archive-routes.ts'
import { brandingRoutes } from './branding-routes.ts'
import { bannerRoutes } from './banner-routes.ts'
import { type CardRouteContext, listCardRoutes } from './card-routes.ts'
import { catalogueRoutes, type CatalogueRoutesContext } from './catalogue-routes.ts'
import { changeRoutes, type ChangeRoutesContext } from './change-routes.ts'
import type { DashboardRoute } from './dashboard-route.ts'
import { externalProviderRoutes } from './external-provider-routes.ts'
import { doNotMailRoutes } from './do-not-mail-routes.ts'
import { designRoutes, type DesignRoutesContext } from './design-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { needsRoutes } from './needs-routes.ts'
import { profileRoutes, type ProfileRoutesContext } from './profile-routes.ts'
import { peopleRoutes, type PeopleRoutesContext } from './people-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { peopleCsvRoutes } from './people-csv-routes.ts'
import type { WaitingContext } from '@fondly/core/registrations/waiting-people.ts'
import { registrationRoutes } from './registration-routes.ts'
import type { PeopleImportsContext } from '@fondly/core/people/import/people-imports.ts'
import { peopleImportRoutes } from './people-import-routes.ts'
import { sharedMessageRoutes } from './shared-message-routes.ts'
import { reportRoutes } from './report-routes.ts'

type DashboardContext = CardRouteContext &
  ChangeRoutesContext &
  DesignRoutesContext &
  ProfileRoutesContext &
  PeopleRoutesContext &
  CatalogueRoutesContext &
  InvitationsContext &
  WaitingContext &
  PeopleImportsContext &
  Pick<
    CoreContext,
    | 'assignPopulation'
    | 'brands'
    | 'calendar'
    | 'catalogues'
    | 'clients'
    | 'database'
    | 'env'
    | 'identity'
    | 'people'
    | 'sessions'
    | 'settings'
  >

/** Every route of a client's dashboard. A new route is a line here; access.test.ts checks each one with every role. */
export function listDashboardRoutes(context: DashboardContext): DashboardRoute[] {
  const readFrame = createReadFrame(context)
  return [
    {
      method: 'GET',
      path: '',
      needs: 'read',
      handle: async (c, reader) => c.json((await readFrame(reader)) satisfies DashboardFrame),
    },
    ...reportRoutes(context),
    ...needsRoutes(context),
    ...changeRoutes(context),
    ...bannerRoutes(context),
    ...catalogueRoutes(context),
    ...archiveRoutes(context),
    ...brandingRoutes(context),
    ...externalProviderRoutes(context),
    ...messageRoutes(context),
    ...sharedMessageRoutes(context),
    ...listCardRoutes(context),
    ...profileRoutes(context),
    ...peopleRoutes(context),
    ...invitationRoutes(context),
    ...designRoutes(context),
    ...registrationRoutes(context),
    ...peopleCsvRoutes(context),
    ...peopleImportRoutes(context),
    ...doNotMailRoutes(context),
  ]
}

/** GET and POST /api/admin, and the routes of each client's dashboard below /api/admin/{clientKey}, behind the guard. */
export function dashboardRoutes(context: DashboardContext, countUpload: RateLimit) {
  const guard = createDashboardGuard(context)
  const listClients = createListClients(context)
  const createClient = createCreateClient(context)
  const app = new Hono<SignedIn>().get('/admin', async (c) => {
    const { user } = c.get('session')
    return c.json({ clients: await listClients(user), mayChange: choosesClient(user) } satisfies DashboardClients)
  })
  app.post('/admin', async (c) => {
    const editor = await guard.openClients(c.get('session').user)
    return c.json((await createClient(editor, await readJson(c, NewClientRequest))) satisfies NewClientAnswer, 201)
  })
  for (const route of listDashboardRoutes(context))
    app.on(route.method, `/admin/:clientKey${route.path}`, async (c) => {
      if (isUploadPath(c.req.path)) await countUpload(c.get('session').user.id)
      return answer(guard, route, c)
    })
  return app
}

async function answer(guard: DashboardGuard, route: DashboardRoute, c: Context<SignedIn>): Promise<Response> {
  const { user } = c.get('session')
  const clientKey = c.req.param('clientKey') ?? ''
  // One branch for each right, so that the type of the handler matches the checked right.
  switch (route.needs) {
    case 'read':
      return route.handle(c, await guard.openDashboard(user, clientKey, 'read'))
    case 'change':
      return route.handle(c, await guard.openDashboard(user, clientKey, 'change'))
    case 'change-site':
      return route.handle(c, await guard.openDashboard(user, clientKey, 'change-site'))
  }
}
