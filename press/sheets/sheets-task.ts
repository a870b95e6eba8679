import type { SheetChoice } from '@fondly/contracts/bff/press.ts'
import type { NotImposable } from './not-imposable.ts'

/** A task of the process that makes sheets: it makes one file of a complete folder and writes the file to `target`. */
export type SheetsTask = { folder: string; target: string } & ({ kind: 'sheets'; choice: SheetChoice } | { kind: 'envelopes' })

/** `gone`: the folder does not exist any more. */
export type SheetsAnswer = 'made' | 'gone' | { notImposable: Pick<NotImposable, 'code' | 'params'> }
