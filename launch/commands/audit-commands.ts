import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ActivityLog, HEAD_NOTE } from '@fondly/core/activity/activity-log.ts'
import { parseHead } from '@fondly/core/activity/chain.ts'
import type { Verified } from '@fondly/core/activity/verify-activity.ts'
import { readManifest } from '@fondly/kit/backup/read-manifest.ts'
import { findUser, OperatorProblem, type OperatorContext, USAGE, WrongUsage } from './operator-commands.ts'

export type AuditContext = Pick<OperatorContext, 'identity'> & {
  activity: Pick<ActivityLog, 'erasePerson'>
  eraseKept: (userId: string) => Promise<void>
  verifyActivity: (heads: readonly string[]) => Promise<Verified>
}

const MAX_FAULTS_SHOWN = 20

const SAID: Record<Verified['faults'][number]['fault'], string> = {
  'entry-removed': 'was removed',
  'entry-changed': 'was edited or moved',
  'value-changed': 'says something else than it said',
  'value-removed': 'lacks what it said',
  'end-removed': 'was removed, with whatever came after it',
  'not-as-noted': 'is not the one that was noted',
}

/** Parses `audit verify [BACKUP|HEAD ...]` and `audit erase EMAIL`; undefined for another command. Throws WrongUsage. */
export function auditCommand(words: string[]): ((context: AuditContext) => Promise<string>) | undefined {
  const [name, action, ...more] = words
  if (name !== 'audit') return undefined
  if (action === 'verify') return (context) => verify(context, more)
  const [email = ''] = more
  if (action !== 'erase' || more.length !== 1 || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongUsage(USAGE)
  return async (context) => {
    const { id } = await findUser(email.toLowerCase(), context)
    await context.eraseKept(id)
    return (await context.activity.erasePerson(id))
      ? `What the activity log said about ${email} cannot be read any more. The chain stays whole.`
      : `The activity log says nothing about ${email}.`
  }
}

async function verify({ verifyActivity }: AuditContext, notes: string[]): Promise<string> {
  const heads = await Promise.all(notes.map(readHead))
  const { entries, erasedValues, faults } = await verifyActivity(heads)
  if (faults.length > 0) {
    const lines = faults.slice(0, MAX_FAULTS_SHOWN).map(({ entryId, fault }) => `  Entry ${entryId} ${SAID[fault]}.`)
    const rest = faults.length > lines.length ? [`  And ${faults.length - lines.length} more.`] : []
    throw new OperatorProblem([`The activity log is not whole:`, ...lines, ...rest].join('\n'))
  }
  const compared = heads.length > 0 ? `, as ${heads.length === 1 ? 'the head that you named says' : 'the heads that you named say'}` : ''
  const erased = erasedValues > 0 ? ` ${erasedValues} of their values were erased.` : ''
  return `The activity log is whole: ${entries} entries, none edited, removed or reordered${compared}.${erased}`
}

/** Reads a head of the log: `word` is the head itself, or a backup whose manifest contains a head. */
async function readHead(word: string): Promise<string> {
  if (parseHead(word)) return word
  const file = resolve(process.env['INIT_CWD'] ?? '.', word)
  if (!(await stat(file).catch(() => undefined))) throw new OperatorProblem(`${word} is neither a head of the activity log nor a file.`)
  const head = (await readManifest(file)).notes[HEAD_NOTE.name]
  if (head === undefined) throw new OperatorProblem(`${word} is a backup from before there was an activity log.`)
  if (!parseHead(head)) throw new OperatorProblem(`${word} is a backup whose head of the activity log cannot be read.`)
  return head
}
