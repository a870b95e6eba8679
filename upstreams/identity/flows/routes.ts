import { flowActionOf } from '@fondly/contracts/pingone/flows.ts'
import { Hono, type Context } from 'hono'
import { browserCookie } from '../browser-cookie.ts'
import { invalidRequest, notFound, Refusal } from '../faults.ts'
import { readLanguage } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { readBody } from '../read-body.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { FlowRow, UserRow } from '../store/tables.ts'
import { dispatchOf } from './dispatch.ts'
import { allowOrigin } from './allow-origin.ts'
import { advance, hear, isOffered, type FlowState } from './engine.ts'
import { findOut, type FlowHouse } from './find-out.ts'
import { flowResource } from './flow-resource.ts'
import { move, type Moving } from './move.ts'
import { limitedStep, type StepLimits } from './limited-step.ts'
import { refusalOf } from './problem.ts'

type FlowRoutes = FlowHouse &
  Moving &
  StepLimits & {
    remoteAddress: (request: Request) => string | undefined
    pushes: PushRequests
    mailQueue: MailQueue
    publicUrl: string
    environmentUrl: string
    environmentId: string
    environmentName?: string | undefined
    /** Origins whose pages may walk a flow. */
    origins: ReadonlySet<string>
  }

const MAX_BODY_BYTES = 16_384
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
    .get('/flows/:id', async (c) => {
      const flow = await boundFlow(c, house)
      const state = await withNews(house, flow)
      if (state === flow.state) return c.json(flowResource(flow, house))
      // Somebody else reading at the same time has moved it: what stands then is the truth.
      if (await move(c, house, { flow, state })) return c.json(flowResource({ ...flow, state }, house))
      return c.json(flowResource(await boundFlow(c, house), house))
    })
    .post('/flows/:id', async (c) => {
      const action = flowActionOf(c.req.header('content-type') ?? '')
      if (!action) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action of a flow.')
      const flow = await boundFlow(c, house)
      if (!isOffered(flow.state, action)) throw invalidRequest(`The action ${action} is not allowed in the status ${flow.state.status}.`)

      const body = await readBody(c.req.raw, MAX_BODY_BYTES)
      const knownBrowserOf = (user: UserRow | undefined) => house.knownBrowsers.idFor(c, user)
      const step = { action, state: flow.state, body, address: house.remoteAddress(c.req.raw), knownBrowserOf }
      let walker: FlowRoutes = house
      const fact = await limitedStep(house, step, (knownBrowser) => {
        walker = { ...house, knownBrowser }
        return findOut(walker, flow, action, body)
      })
      const state = advance(flow.state, fact)
      if ('problem' in state) throw refusalOf(state)
      const sent = await dispatchOf(walker, flow, state, { action, language: readLanguage(c.req.header('accept-language')) })
      if ('problem' in sent) throw refusalOf(sent)
      if (!(await move(c, house, { flow, state, along: sent.along })))
        throw invalidRequest('The flow has moved on meanwhile. Read it again.')
      return c.json(flowResource({ ...flow, state }, house))
    })
}

async function withNews({ pushes }: FlowRoutes, flow: FlowRow): Promise<FlowState> {
  if (flow.state.status !== 'PUSH_CONFIRMATION_REQUIRED') return flow.state
  const news = await pushes.newsOf(flow.id)
  return news ? hear(flow.state, news) : flow.state
}

// A flow of another browser is as unknown as one that never was.
async function boundFlow(c: Context, { flows, cookie }: FlowRoutes): Promise<FlowRow> {
  const id = c.req.param('id') ?? ''
  const browser = await flows.browser(browserCookie(c, cookie))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow) throw notFound()
  return flow
}
