import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Happening } from '../history.ts'

/**
 * How long interrupted sendings took to end, in milliseconds. A sending is struck when it is under way while a process or the database is stopped.
 */
export type Endings = {
  /** How many sendings were struck at least once, and how often they were struck in total. */
  struck: number
  strokes: number
  /** The longest time from the last strike of a sending until its sender got the final answer. */
  slowest: number
  /** The longest time from the first strike of a sending until its sender got the final answer. */
  slowestOfAll: number
}

/**
 * While a trial runs, something happens every few seconds. A longer gap than this means that the trial was interrupted, and is not counted as
 * waiting.
 */
const INTERRUPTED_AFTER_MS = 60_000

/** Computes the endings from the history of a folder. Every signal but SIGCONT strikes all sendings that are under way. */
export function readEndings(folder: string): Endings {
  const open = new Map<string, number[]>()
  const endings: Endings = { struck: 0, strokes: 0, slowest: 0, slowestOfAll: 0 }
  let before: number | undefined
  let interrupted = 0
  for (const line of readFileSync(join(folder, 'history.ndjson'), 'utf8').split('\n')) {
    if (line === '') continue
    const happening = JSON.parse(line) as Happening & { at: string } // as history.ts writes it
    const clock = Date.parse(happening.at)
    if (before !== undefined && clock - before > INTERRUPTED_AFTER_MS) interrupted += clock - before
    before = clock
    const at = clock - interrupted
    if (happening.what === 'answer' && happening.sendingId && !open.has(happening.sendingId)) open.set(happening.sendingId, [])
    if (happening.what === 'kill' && happening.signal !== 'SIGCONT') for (const strokes of open.values()) strokes.push(at)
    if (happening.what !== 'told') continue
    const strokes = open.get(happening.sendingId) ?? []
    open.delete(happening.sendingId)
    if (strokes.length === 0) continue
    endings.struck++
    endings.strokes += strokes.length
    endings.slowest = Math.max(endings.slowest, at - (strokes.at(-1) ?? at))
    endings.slowestOfAll = Math.max(endings.slowestOfAll, at - (strokes[0] ?? at))
  }
  return endings
}
