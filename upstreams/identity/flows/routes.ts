import { FLOW_BODIES, flowActionOf, type FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import { Hono, type Context } from 'hono'
import { browserCookie, setBrowserCookie, type CookieRules } from '../browser-cookie.ts'
import { invalidData, invalidRequest, notFound, Refusal } from '../faults.ts'
import { mistakesOf, readBody } from '../read-body.ts'
import type { Flows } from '../store/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { advance, isOffered, type Fact, type FlowState, type Problem, type ServedAction } from './engine.ts'
import { flowResource } from './flow-resource.ts'

type FlowRoutes = {
  flows: Flows
  users: Users
  publicUrl: string
  environmentId: string
  cookie: CookieRules
  /** Origins whose pages may walk a flow. */
  origins: ReadonlySet<string>
  checkPassword: (state: FlowState, body: FlowBodies['usernamePassword.check']) => Promise<Fact>
}

const LARGEST_BODY = 16_384
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** GET and POST /{env}/flows/{id}: the sign-on as the browser walks it. */
export function flowRoutes(house: FlowRoutes) {
  return new Hono()
    .use('/flows/*', async (c, next) => {
      // Before any look at cookie or flow: a preflight carries neither.
      allowOrigin(c, house.origins)
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/flows/:id', async (c) => c.json(flowResource(await boundFlow(c, house), house)))
    .post('/flows/:id', async (c) => {
      const action = flowActionOf(c.req.header('content-type') ?? '')
      if (!action) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action of a flow.')
      const flow = await boundFlow(c, house)
      if (!isOffered(flow.state, action)) throw invalidRequest(`The action ${action} is not allowed in the status ${flow.state.status}.`)

      const fact = await find(house, flow.state, action, await readBody(c.req.raw, LARGEST_BODY))
      const state = advance(flow.state, fact)
      if ('problem' in state) throw refusalOf(state)
      if (!(await house.flows.save(flow, state))) throw invalidRequest('The flow has moved on meanwhile. Read it again.')

      if (state.status === 'COMPLETED' && state.user) {
        await house.users.signedOn(state.user.id)
        setBrowserCookie(c, await house.flows.renewBrowser(flow.browser_id), house.cookie)
      }
      return c.json(flowResource({ ...flow, state }, house))
    })
}

async function find(house: FlowRoutes, state: FlowState, action: ServedAction, body: unknown): Promise<Fact> {
  switch (action) {
    case 'usernamePassword.check': {
      const read = FLOW_BODIES[action].safeParse(body)
      if (!read.success) throw mistakesOf(read.error)
      return house.checkPassword(state, read.data)
    }
    case 'session.reset':
      return { action }
  }
}

// A flow of another browser is as unknown as one that never was.
async function boundFlow(c: Context, { flows }: FlowRoutes): Promise<FlowRow> {
  const id = c.req.param('id') ?? ''
  const browser = await flows.browser(browserCookie(c))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow) throw notFound()
  return flow
}

function refusalOf(problem: Problem): Refusal {
  switch (problem.problem) {
    case 'not offered':
      return invalidRequest('The action is not allowed in this status.')
    case 'invalid credentials':
      return invalidData({ code: 'INVALID_CREDENTIALS', message: 'The provided credentials are invalid.' })
    case 'locked out':
      return invalidData({
        code: 'PASSWORD_LOCKED_OUT',
        message: 'Too many unsuccessful sign-on attempts.',
        innerError: { secondsUntilUnlock: problem.secondsUntilUnlock },
      })
  }
}

function allowOrigin(c: Context, origins: ReadonlySet<string>): void {
  c.header('vary', 'Origin')
  const origin = c.req.header('origin')
  if (!origin || !origins.has(origin)) return
  c.header('access-control-allow-origin', origin)
  c.header('access-control-allow-credentials', 'true')
  if (c.req.method !== 'OPTIONS') return
  c.header('access-control-allow-methods', 'GET, POST')
  c.header('access-control-allow-headers', 'content-type')
  c.header('access-control-max-age', '600')
}
