import type { Box, LayeredPage } from '../layered-page.ts'

/**
 * Something that would spoil the print. overflow: words that do not fit their box. glyph: a character that the face lacks. contrast: ink too similar
 * to what is below it. safe-zone: too close to a cut or a fold. resolution: a picture with too few pixels. module: a symbol with too small modules.
 * quiet-zone: something too close to a symbol. unreadable: a symbol that does not encode the scan code. read-area: an address outside the area that
 * the post office reads, or something else inside it. clear-zone: something where the post office prints or puts the stamp. picture: missing or
 * unreadable. picture-size: too large to be drawn. colour: a picture whose colour space is guessed.
 */
export type FindingKind =
  | 'overflow'
  | 'glyph'
  | 'contrast'
  | 'safe-zone'
  | 'resolution'
  | 'module'
  | 'quiet-zone'
  | 'unreadable'
  | 'read-area'
  | 'clear-zone'
  | 'picture'
  | 'picture-size'
  | 'colour'

/** `place` is in pixels at 300 dpi from the upper left of the trim. */
export type Finding = { kind: FindingKind; page: LayeredPage['name']; place: Box; layer?: number }
