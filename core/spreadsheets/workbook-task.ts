import type { MessageParams } from '@fondly/domain/message.ts'
import type { RefusalCode } from '@fondly/domain/refusal-code.ts'

/** A task of the process that reads workbooks. */
export type ReadWorkbookTask = { kind: 'read'; bytes: Uint8Array }

/** Its answer. An error loses its class between processes, so a refusal is a value. */
export type WorkbookAnswer = { rows: string[][] } | { code: RefusalCode; params: MessageParams | undefined }
