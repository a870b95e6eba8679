import type { Box, LayeredPage } from '../layered-page.ts'

/**
 * Something that would spoil the paper. overflow: words larger than their place. glyph: a character that the face lacks. contrast: ink too like
 * what is beneath it. safe-zone: too near to a cut or a fold. resolution: a picture of too few pixels. module: a symbol with too small modules.
 * quiet-zone: something too near to a symbol. unreadable: a symbol that does not say the scan code. read-area: an address where the post
 * office does not read, or something else where it does. clear-zone: something where the post office prints or the stamp goes. picture: one that is
 * missing or cannot be read. picture-size: one that is too large to be drawn. colour: one whose colours are guessed.
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

/** `place`: pixels at 300 dpi from the upper left of the trim. */
export type Finding = { kind: FindingKind; page: LayeredPage['name']; place: Box; layer?: number }
