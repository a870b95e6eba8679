import { late } from '../../ui/late.tsx'

/** The language switch is loaded apart, so that the form does not wait for it. */
export const otherLanguage = late(async () => (await import('./OtherLanguage.tsx')).OtherLanguage, { isVital: false })
