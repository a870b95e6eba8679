import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'

/** A task of the process that checks cards. Tasks share the art by its URL. The answer is a Finding[]. */
export type PreflightTask = { kind: 'card'; pages: LayeredCard; scanCode: string } | { kind: 'list'; list: DisplayList; scanCode: string }
