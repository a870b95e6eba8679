import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { Panels } from './card-preview.ts'

/** A drawing of one or more pages. Each drawing becomes one file. */
export type Drawing =
  | { kind: 'preview'; page: DisplayPage; panels: Panels }
  | { kind: 'envelope-preview'; page: DisplayPage }
  | { kind: 'print'; pages: DisplayPage[] }
  | { kind: 'envelope-print'; page: DisplayPage }

export type FileType = 'image/jpeg' | 'application/pdf'
/** Returns the media type of the file that a drawing becomes. */
export const findMediaType = (drawing: Drawing): FileType => (drawing.kind === 'print' ? 'application/pdf' : 'image/jpeg')
/** Returns the pages of a drawing in the order in which they are drawn: several for a print, otherwise one. */
export const listPages = (drawing: Drawing): DisplayPage[] => (drawing.kind === 'print' ? drawing.pages : [drawing.page])
