import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'

/** What the process that checks cards is asked; the art is shared, by its url. It answers a Finding[]. */
export type PreflightTask = { kind: 'card'; pages: LayeredCard; scanCode: string } | { kind: 'list'; list: DisplayList; scanCode: string }
