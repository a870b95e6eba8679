import { errorPages } from './error-pages.ts'
import { refusals } from './refusals.ts'
import { rejections } from './rejections.ts'

/**
 * English, whole. The page imports its sections one by one, because English is on every page and each part of the page has a budget of bytes; the
 * server imports this.
 */
export const english = { errorPages, refusals, rejections }
