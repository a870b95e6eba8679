import type { Generated } from 'kysely'

export type Tables = {
  /** Drawings by their path below /art without an ending: '1HBE2115/front', 'sentiments/welcome'. */
  art_scene: { path: string; blob: string }
  /** Files served as they came: 'brands/harborview.svg'. */
  art_file: { path: string; blob: string; type: string }
  /** Drawings made into files: of which blob, in what format and size. */
  rendition: { scene: string; format: string; width: number; bleed: boolean; blob: string }
  /** Pictures and print files of cards: they hold personal data and expire. */
  picture: { id: string; type: string; signed: boolean; blob: string; created_at: Generated<Date>; expires_at: Date }
}
