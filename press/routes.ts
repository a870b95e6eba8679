import { join } from 'node:path'
import {
  type BatchDetails,
  type CutNowAnswer,
  type ManyBatchesAnswer,
  type PressOverview,
  SheetChoice,
} from '@fondly/contracts/bff/press.ts'
import { OverviewQuery, CutNow, ManyBatches, ReprintRequest } from '@fondly/contracts/bff/press-requests.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'
import { notFound, Refused, unreadable } from '@fondly/domain/refused.ts'
import { nestsTooDeep } from '@fondly/kit/http/json-levels.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import type { Log } from '@fondly/kit/log.ts'
import { isTasksOwnFault, TaskFailed } from '@fondly/kit/task-process/task-failed.ts'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { findBatches, findBatch, readPressOverview, reprints } from './list-batches.ts'
import { cutBatches } from './cut-batches.ts'
import type { CutSetting } from './cut-off.ts'
import { readManifest } from './manifest.ts'
import { acknowledge, markMailed } from './batch-commands.ts'
import { toBatchName, ordersOfBatch } from './print-batch.ts'
import { readPrintFile } from './print-files.ts'
import { requestReprint, nameOfReprint } from './reprint.ts'
import { NotImposable } from './sheets/not-imposable.ts'
import type { Sheets } from './sheets/open-sheets.ts'
import type { PressTables } from './store/tables.ts'

type Desk = {
  database: Kysely<PressTables>
  root: string
  cut: CutSetting
  clock: () => Date
  log: Log
  largest: number
  sheets: Pick<Sheets, 'sheets' | 'envelopes'>
}
type Operated = { Bindings: { by: string } }

/**
 * Serves the operators' pages below /api/press. The app around it checks who may call it, and from which pages. `by` is the user's id. Throws
 * Refused, which the app around it answers.
 */
export function pressRoutes({ database, root, cut, clock, log, largest, sheets }: Desk) {
  const known = async (c: Context) => (await findBatch(database, readId(c))) ?? refuse(notFound())
  const complete = async (c: Context) => {
    const batch = await known(c)
    return batch.state === 'cut' ? refuse(incomplete()) : { ...batch, folder: join(root, batch.name) }
  }
  const reprinted = async (c: Context) => {
    const [reprint] = await reprints(database, { id: readId(c) })
    if (!reprint?.completedAt) throw reprint ? incomplete() : notFound()
    const { mail_date: mailDate } = await database
      .selectFrom('reprint')
      .innerJoin('batch', 'batch.id', 'reprint.batch_id')
      .select('batch.mail_date')
      .where('reprint.id', '=', reprint.id)
      .executeTakeFirstOrThrow()
    const name = nameOfReprint({ id: reprint.id, mailDate })
    return { name, folder: join(root, name) }
  }

  /** Runs an operator's command on several batches. Each batch has its own outcome. */
  const runCommand = async (
    { execute, since, tooEarly, log: sentence }: Step,
    ids: number[],
    by: string,
  ): Promise<ManyBatchesAnswer['outcomes']> => {
    await execute(database, { ids, by, now: clock() })
    const found = new Map((await findBatches(database, ids)).map((batch) => [batch.id, batch]))
    return ids.map((id) => {
      const batch = found.get(id)
      if (!batch) return { id, refusal: { code: 'not-found' } }
      if (batch[since] === null) return { id, refusal: { code: tooEarly } }
      log.info(sentence, { batch: batch.name, userId: by })
      return { id, batch }
    })
  }

  const app = new Hono<Operated>()
    .basePath('/api/press')
    .get('/', async (c) => {
      const choice = OverviewQuery.safeParse(c.req.query())
      return choice.success ? c.json((await readPressOverview(database, cut, choice.data)) satisfies PressOverview) : refuse(unreadable())
    })

    .post('/cut', async (c) => {
      const cuts = await cutBatches(database, { now: clock(), largest, group: await readBody(c, CutNow) })
      for (const batch of cuts) log.info('A batch was cut by an operator.', { batch: toBatchName(batch), userId: c.env.by })
      return c.json({ batches: cuts.map((batch) => ({ id: batch.id, name: toBatchName(batch) })) } satisfies z.infer<typeof CutNowAnswer>)
    })

    .get('/batches/:id', async (c) => {
      const batch = await known(c)
      const isMade = batch.state !== 'cut'
      const manifest = isMade ? await readManifest(join(root, batch.name)) : undefined
      const gone = isMade && !manifest ? await ordersOfBatch(database, batch.id) : []
      const again = await reprints(database, { batchId: batch.id })
      return c.json({ batch, orders: manifest?.orders ?? [], gone, reprints: again } satisfies BatchDetails)
    })

    .post('/orders/:orderNo/reprint', async (c) => {
      const plan = await readBody(c, ReprintRequest)
      if (plan.reason === 'other' && plan.note.trim() === '') throw new Refused('unprocessable', 'reprint-note-missing')
      const orderNo = c.req.param('orderNo')
      const id = await requestReprint(database, { ...plan, orderNo, by: c.env.by, now: clock() })
      const [reprint] = id === undefined ? [] : await reprints(database, { id })
      if (!reprint) throw new Refused('conflict', 'order-not-printed')
      log.info('A card is to be printed again.', { orderNo, code: plan.reason, userId: c.env.by })
      return c.json(reprint, 202)
    })

  for (const step of STEPS) {
    app
      .post(`/batches/${step.path}`, async (c) => {
        const { batches } = await readBody(c, ManyBatches)
        return c.json({ outcomes: await runCommand(step, [...new Set(batches)], c.env.by) } satisfies ManyBatchesAnswer)
      })
      .post(`/batches/:id/${step.path}`, async (c) => {
        const { id } = await known(c)
        const [outcome] = await runCommand(step, [id], c.env.by)
        if (!outcome || 'refusal' in outcome) throw new Refused('conflict', step.tooEarly)
        return c.json(outcome.batch)
      })
  }

  for (const [path, folderOf] of [
    ['/batches/:id', complete],
    ['/reprints/:id', reprinted],
  ] as const) {
    app
      .get(`${path}/files/:name`, async (c) => {
        const [{ folder }, name] = [await folderOf(c), c.req.param('name') ?? '']
        return answerFile(c, (await readPrintFile(folder, name)) ?? refuse(fileMissing()), name)
      })
      .get(`${path}/sheets.pdf`, async (c) => {
        const choice = SheetChoice.safeParse(c.req.query())
        if (!choice.success) throw unreadable()
        const { folder, name } = await folderOf(c)
        const { paper, flip } = choice.data
        const made = await sheets.sheets(folder, choice.data).catch(refuseSheets)
        return answerFile(c, made ?? refuse(fileMissing()), `${name.replace('/', '-')}-${paper}-${flip}-edge.pdf`)
      })
      .get(`${path}/envelopes.pdf`, async (c) => {
        const { folder, name } = await folderOf(c)
        const made = await sheets.envelopes(folder).catch(refuseSheets)
        return answerFile(c, made ?? refuse(fileMissing()), `${name.replace('/', '-')}-envelopes.pdf`)
      })
  }

  app.notFound(() => refuse(notFound()))
  // Pass errors on: the app around this one answers every error.
  app.onError((error) => {
    throw error
  })
  return { fetch: async (request: Request, by: string): Promise<Response> => app.fetch(request, { by }) }
}

const SHEETS_RETRY_AFTER_SECONDS = 30

const incomplete = () => new Refused('not-found', 'batch-incomplete')
const fileMissing = () => new Refused('not-found', 'batch-file-missing')

const STEPS = [
  {
    path: 'acknowledge',
    execute: acknowledge,
    since: 'acknowledgedAt',
    tooEarly: 'batch-incomplete',
    log: 'A batch was taken to the printer.',
  },
  { path: 'mailed', execute: markMailed, since: 'mailedAt', tooEarly: 'batch-not-acknowledged', log: 'A batch was mailed.' },
] as const
type Step = (typeof STEPS)[number]

/** Refuses a file that cannot be made now. Nothing is lost: the batch is on disk, and the user can request the file again. */
function refuseSheets(error: unknown): never {
  if (error instanceof NotImposable) throw new Refused('unprocessable', error.code, { params: error.params })
  if (!(error instanceof TaskFailed)) throw error
  const code: RefusalCode = isTasksOwnFault(error) ? 'sheets-too-heavy' : 'too-many-requests'
  throw new Refused('upstream-unavailable', code, { retryAfterSeconds: SHEETS_RETRY_AFTER_SECONDS })
}

function refuse(refused: Refused): never {
  throw refused
}

function readId(c: Context): number {
  const id = c.req.param('id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : refuse(notFound())
}

async function readBody<Shape extends z.core.$ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
  const text = await c.req.text()
  if (nestsTooDeep(text)) throw unreadable()
  const json = parseJson(text)
  const found = z.safeParse(shape, json)
  return found.success && isKeepable(found.data) ? found.data : refuse(unreadable())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/** Answers with a file. A complete folder never changes, but its files are personal: only the user's browser may cache them, for one hour. */
function answerFile(c: Context, bytes: Uint8Array, name: string): Response {
  const type = TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream'
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, max-age=3600',
    vary: 'cookie',
  })
}
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.json': 'application/json', '.csv': 'text/csv; charset=utf-8' }
