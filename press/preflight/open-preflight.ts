import { join } from 'node:path'
import { openTaskProcess, type TaskProcessOptions } from '@fondly/kit/task-process/task-process.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { artBytes, type Art, type ArtOf } from '@fondly/stationery/paint/art.ts'
import type { PaintedChecks } from './painted-findings.ts'
import type { PreflightTask } from './preflight-task.ts'

const SHARED_ART_BYTES = 60_000_000
const CHECK_LIMIT_MS = 30_000

/** Opens a process that checks cards, one after another. A check may take 30 s and 1.5 GB, and is tried twice. After that it throws TaskFailed. */
export function openPreflight(
  options: Pick<TaskProcessOptions<Art>, 'log'> & Partial<Pick<TaskProcessOptions<Art>, 'entry' | 'taskLimitMs'>>,
) {
  const process = openTaskProcess<PreflightTask, Art, Finding[]>({
    name: 'preflight',
    entry: join(import.meta.dirname, 'preflight-process.ts'),
    taskLimitMs: CHECK_LIMIT_MS,
    shared: { maxBytes: SHARED_ART_BYTES, sizeOf: artBytes },
    ...options,
  })
  const keys = new WeakMap<Art, string>()
  let lastKey = 0
  // Art that has changed is a new object, so each object gets its own key.
  const keyOf = (art: Art): string => {
    const key = keys.get(art) ?? String(++lastKey)
    keys.set(art, key)
    return key
  }
  const ask = async (task: PreflightTask, art: ArtOf): Promise<Finding[]> => {
    const shared = new Map([...art].map(([url, value]) => [url, { key: keyOf(value), value }]))
    return process.ask(task, shared)
  }
  const checks: PaintedChecks = {
    card: (pages, art, scanCode) => ask({ kind: 'card', pages, scanCode }, art),
    list: (list, art, scanCode) => ask({ kind: 'list', list, scanCode }, art),
  }
  return { checks, processId: process.processId, close: process.close }
}
export type Preflight = ReturnType<typeof openPreflight>
