import { GetEnvelopeImage, GetImage } from '@fondly/contracts/renderer/get-image.ts'
import { readJson, UnreadableBody } from '@fondly/kit/http/read-json.ts'
import type * as z from 'zod'
import { RendererFault } from '../faults.ts'

const MAX_BODY_BYTES = 500_000

/** Parses the request's body: an envelope when it has a recipient's address, else pages. Throws RendererFault. */
export async function readBody(request: Request): Promise<GetImage | GetEnvelopeImage> {
  const json = await jsonOf(request)
  const isEnvelope = typeof json === 'object' && json !== null && 'recipientAddress' in json
  const body = (isEnvelope ? GetEnvelopeImage : GetImage).safeParse(json)
  if (body.success) return body.data
  const faults = body.error.issues.slice(0, 5).flatMap(faultsOf)
  const [path] = faults.map((fault) => fault.path)
  const message = `The body could not be read: ${faults.map((fault) => `${fault.path || 'the whole'}: ${fault.problem}`).join('; ')}.`
  throw new RendererFault(400, 'body', message, { path })
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await readJson(request, MAX_BODY_BYTES)
  } catch (error) {
    if (error instanceof UnreadableBody) throw new RendererFault(error.status, 'body', error.message)
    throw error
  }
}

type FieldFault = { path: string; problem: string }

/** Describes what is wrong in a body and what is expected, without quoting its content. */
function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), problem: 'no such field' }))
  if (issue.code === 'invalid_union') return [{ path, problem: 'none of the known kinds' }]
  return [{ path, problem: issue.message.replace(/^Invalid input: /, '') }]
}
