import type { Generated } from 'kysely'

export type Tables = {
  /** Scenes by their path below /art without an extension: '1HBE2115/front', 'sentiments/welcome'. */
  art_scene: { path: string; blob: string }
  /** Files that are served unchanged: 'brands/harborview.svg'. */
  art_file: { path: string; blob: string; type: string }
  /** Scenes rendered to files: the scene's blob, the format and the size. */
  rendition: { scene: string; format: string; width: number; bleed: boolean; blob: string }
  /** Pictures and print files of cards, which the embedded renderer writes. They contain personal data and expire. */
  picture: { id: string; type: string; signed: boolean; blob: string; created_at: Generated<Date>; expires_at: Date }
}
