import { late } from '../../ui/late.tsx'

/** The form does not wait for its language switch. */
export const otherLanguage = late(async () => (await import('./OtherLanguage.tsx')).OtherLanguage, { isVital: false })
