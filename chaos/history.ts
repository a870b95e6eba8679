import { appendFileSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * One line of the recorded history. An intent is one card that somebody wants to send; it is known by its draft's key, however often it is
 * submitted, and its draft's scan code is on the order.
 */
const Happening = z.discriminatedUnion('what', [
  /** Before anything: the orders that stood there already. They are nobody's intent and are left alone. */
  z.object({ what: z.literal('begin'), orderNos: z.array(z.string()) }),
  /** Written before the submit is made, so that a submit whose answer nobody heard is known too. */
  z.object({ what: z.literal('intent'), key: z.string(), scanCode: z.string() }),
  /** What a submit was answered; no status where the connection broke. */
  z.object({ what: z.literal('answer'), key: z.string(), status: z.number().optional(), sendingId: z.string().optional() }),
  /** What the sender was told in the end. */
  z.object({ what: z.literal('told'), sendingId: z.string(), state: z.enum(['sent', 'stopped']), orderNo: z.string().optional() }),
  z.object({ what: z.literal('decision'), sendingId: z.string(), decision: z.string() }),
  /** SIGKILL, SIGSTOP, SIGCONT of a process, or a restart of the database, and where that was. */
  z.object({ what: z.literal('kill'), process: z.string(), signal: z.string(), where: z.string() }),
  /** A call on the wire as '{method} {path}', as the process that made it saw it. */
  z.object({ what: z.literal('call'), process: z.string(), call: z.string(), status: z.number().optional() }),
])
export type Happening = z.infer<typeof Happening>

/** Writes a history as JSON lines, each on the disk's way before anything later happens: several processes may append to one file. */
export function openHistory(file: string): { tell: (happening: Happening) => void } {
  return { tell: (happening) => appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...happening })}\n`) }
}

/** Every happening of the file, in the order of writing; throws where a line is none. */
export function readHistory(file: string): Happening[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Happening.parse(JSON.parse(line)))
}
