import { findFlowAction } from '@fondly/contracts/pingone/flows.ts'
import { Hono, type Context } from 'hono'
import { browserCookie } from '../browser-cookie.ts'
import { invalidRequest, notFound, Refusal } from '../faults.ts'
import { readLanguage } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { readBody } from '../read-body.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { FlowRow, UserRow } from '../store/tables.ts'
import { prepareNotification } from './notify.ts'
import { allowOrigin } from './allow-origin.ts'
import { advance, applyPushResult, isOffered, type FlowState } from './engine.ts'
import { verifyStep } from './verify-step.ts'
import type { FlowContext } from './flow-context.ts'
import { flowResource } from './flow-resource.ts'
import { saveFlow, type SaveFlowContext } from './save-flow.ts'
import { limitedStep, type StepLimits } from './limited-step.ts'
import { toRefusal } from './flow-problem.ts'

type FlowRoutes = FlowContext &
  SaveFlowContext &
  StepLimits & {
    remoteAddress: (request: Request) => string | undefined
    pushes: PushRequests
    mailQueue: MailQueue
    publicUrl: string
    environmentUrl: string
    environmentId: string
    environmentName?: string | undefined
    /** Origins whose pages may use a flow. */
    origins: ReadonlySet<string>
  }

const MAX_BODY_BYTES = 16_384
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** GET and POST /{env}/flows/{id}: the browser reads the flow and sends its actions. */
export function flowRoutes(context: FlowRoutes) {
  return new Hono()
    .use('/flows/*', async (c, next) => {
      // Answer before the cookie and the flow are read, because a preflight request has no cookie.
      allowOrigin(c, context.origins)
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/flows/:id', async (c) => {
      const flow = await boundFlow(c, context)
      const state = await withPushResult(context, flow)
      if (state === flow.state) return c.json(flowResource(flow, context))
      // Another request changed the flow at the same time, so answer with the stored state.
      if (await saveFlow(c, context, { flow, state })) return c.json(flowResource({ ...flow, state }, context))
      return c.json(flowResource(await boundFlow(c, context), context))
    })
    .post('/flows/:id', async (c) => {
      const action = findFlowAction(c.req.header('content-type') ?? '')
      if (!action) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action of a flow.')
      const flow = await boundFlow(c, context)
      if (!isOffered(flow.state, action)) throw invalidRequest(`The action ${action} is not allowed in the status ${flow.state.status}.`)

      const body = await readBody(c.req.raw, MAX_BODY_BYTES)
      const findKnownBrowser = (user: UserRow | undefined) => context.knownBrowsers.idFor(c, user)
      const step = { action, state: flow.state, body, address: context.remoteAddress(c.req.raw), findKnownBrowser }
      let walker: FlowRoutes = context
      const fact = await limitedStep(context, step, (knownBrowser) => {
        walker = { ...context, knownBrowser }
        return verifyStep(walker, flow, action, body)
      })
      const state = advance(flow.state, fact)
      if ('problem' in state) throw toRefusal(state)
      const sent = await prepareNotification(walker, flow, state, { action, language: readLanguage(c.req.header('accept-language')) })
      if ('problem' in sent) throw toRefusal(sent)
      if (!(await saveFlow(c, context, { flow, state, alsoInTransaction: sent.alsoInTransaction })))
        throw invalidRequest('The flow has moved on meanwhile. Read it again.')
      return c.json(flowResource({ ...flow, state }, context))
    })
}

async function withPushResult({ pushes }: FlowRoutes, flow: FlowRow): Promise<FlowState> {
  if (flow.state.status !== 'PUSH_CONFIRMATION_REQUIRED') return flow.state
  const result = await pushes.findResult(flow.id)
  return result ? applyPushResult(flow.state, result) : flow.state
}

// The flow of another browser gets the same 404 as a flow that never existed.
async function boundFlow(c: Context, { flows, cookie }: FlowRoutes): Promise<FlowRow> {
  const id = c.req.param('id') ?? ''
  const browser = await flows.browser(browserCookie(c, cookie))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow) throw notFound()
  return flow
}
