import type { SheetChoice } from '@fondly/contracts/bff/press.ts'
import type { NotImposable } from './not-imposable.ts'

/** What the process that lays sheets is asked: to make one file of a folder that is complete, and to write it to `target`. */
export type SheetsTask = { folder: string; target: string } & ({ kind: 'sheets'; choice: SheetChoice } | { kind: 'envelopes' })

/** `gone`: the folder is not there any more. */
export type SheetsAnswer = 'made' | 'gone' | { notImposable: NotImposable['reason'] }
