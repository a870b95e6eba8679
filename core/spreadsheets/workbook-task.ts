import type { MessageParams } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'

/** A task of the process that reads workbooks. */
export type ReadWorkbookTask = { kind: 'read'; bytes: Uint8Array }

/** The answer of this process. A refusal is a value, because an error loses its class on the way between processes. */
export type WorkbookAnswer = { rows: string[][] } | { code: RefusalCode; params: MessageParams | undefined }
