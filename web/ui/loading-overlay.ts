import { late } from './late.tsx'

/** It shows itself only after a while, so it need not come with what may wait. */
export const loadingOverlay = late(async () => (await import('./LoadingOverlay.tsx')).LoadingOverlay, { isVital: false })
