import type { Generated } from 'kysely'

export type Tables = {
  /** Scenes by their path below /art without an extension: '1HBE2115/front', 'sentiments/welcome'. */
  art_scene: { path: string; blob: string }
  /** Files that are served unchanged: 'brands/harborview.svg'. */
  art_file: { path: string; blob: string; type: string }
  /**
   * Pictures of clients' own designs by their path below /art without an extension: 'designs/spring-0123abcd/front'. Each is in sRGB and shows a panel
   * of the given size, in pixels at 300 dpi, with its bleed. `page_blob` is the PDF page that is printed instead.
   */
  own_picture: {
    path: string
    blob: string
    width_px: number
    height_px: number
    panel_width: number
    panel_height: number
    page_blob: string | null
  }
  /** Scenes and own pictures rendered to files: their blob, the format and the size. */
  rendition: { scene: string; format: string; width: number; bleed: boolean; blob: string }
  /** Files that administrators uploaded for designs. The core has a list of them; here a row keeps the bytes from being removed. */
  uploaded_file: { blob: string }
  /** Pictures and print files of cards, which the embedded renderer writes. They contain personal data and expire. */
  picture: { id: string; type: string; signed: boolean; blob: string; created_at: Generated<Date>; expires_at: Date }
}
