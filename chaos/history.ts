import { appendFileSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * One line of the recorded history. An intent is one card that somebody wants to send. The key of its draft identifies the intent, also when it is
 * submitted many times. The scan code of its draft is on the order.
 */
const Happening = z.discriminatedUnion('what', [
  /** The first line: the orders that already existed. They belong to no intent and are not checked. */
  z.object({ what: z.literal('begin'), orderNos: z.array(z.string()) }),
  /** Written before the submit is made, so that a submit without an answer is known too. */
  z.object({ what: z.literal('intent'), key: z.string(), scanCode: z.string() }),
  /** The answer to a submit; no status if the connection broke. */
  z.object({ what: z.literal('answer'), key: z.string(), status: z.number().optional(), sendingId: z.string().optional() }),
  /** The final answer to the sender. */
  z.object({ what: z.literal('told'), sendingId: z.string(), state: z.enum(['sent', 'stopped']), orderNo: z.string().optional() }),
  z.object({ what: z.literal('decision'), sendingId: z.string(), decision: z.string() }),
  /** SIGKILL, SIGSTOP or SIGCONT of a process or of the database, and where it happened. */
  z.object({ what: z.literal('kill'), process: z.string(), signal: z.string(), where: z.string() }),
  /** A call on the wire as '{method} {path}', as seen by the process that made it. */
  z.object({ what: z.literal('call'), process: z.string(), call: z.string(), status: z.number().optional() }),
])
export type Happening = z.infer<typeof Happening>

/** Writes a history as JSON lines. Each line is written before anything else happens, and several processes may append to one file. */
export function openHistory(file: string): { tell: (happening: Happening) => void } {
  return { tell: (happening) => appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...happening })}\n`) }
}

/** Reads all lines of the file in the order of writing. Throws if one of them is invalid. */
export function readHistory(file: string): Happening[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Happening.parse(JSON.parse(line)))
}
