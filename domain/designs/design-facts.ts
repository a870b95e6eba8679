/** What a reader found in an uploaded design. It judges nothing: `checkDesign` does. */
export type DesignFacts = UnreadableFacts | PdfFacts | PictureFacts | SvgFacts

/** A file that cannot be read at all, or only at the risk of the server. */
export type UnreadableFacts = { kind: 'unreadable'; reason: 'format' | 'broken' | 'too-heavy' | 'too-large' | 'encrypted' }

/** x y to x y, in points, before rotation. */
export type PageBox = [left: number, bottom: number, right: number, top: number]

/** A picture inside a PDF page as it is placed on the paper. */
export type PlacedPicture = { widthPx: number; heightPx: number; dpi: number }

export type PdfFacts = {
  kind: 'pdf'
  pages: number
  /** The visible page, and the trim and bleed where the file names them. */
  pageBox: PageBox
  trimBox: PageBox | undefined
  bleedBox: PageBox | undefined
  /** Degrees, clockwise. */
  rotation: number
  unembeddedFonts: string[]
  /** The coarsest picture and the one with the most pixels, or one that is both. */
  pictures: PlacedPicture[]
  /** The families of colours that are painted. */
  colours: PdfColour[]
  spotColours: string[]
  /** The file has an output intent or every CMYK colour has a profile. */
  isCmykTold: boolean
  isTransparent: boolean
  hasScripts: boolean
  hasAttachments: boolean
  hasLayers: boolean
  annotations: number
  /** The page paints something. */
  isPainted: boolean
  /** The page paints paths or text, not only pictures. */
  isVector: boolean
}
export type PdfColour = 'gray' | 'rgb' | 'cmyk' | 'spot' | 'lab'

export type PictureFacts = {
  kind: 'picture'
  format: 'png' | 'jpeg'
  widthPx: number
  heightPx: number
  colour: 'gray' | 'rgb' | 'cmyk' | 'other'
  hasProfile: boolean
  isTransparent: boolean
  isAnimated: boolean
}

export type SvgFacts = {
  kind: 'svg'
  /** Inches; undefined where the file does not say. */
  widthInches: number | undefined
  heightInches: number | undefined
  hasScripts: boolean
  hasText: boolean
  /** Files elsewhere that the drawing needs. */
  isLinked: boolean
  /** Elements and properties that the print cannot draw as vectors. */
  unsupported: string[]
  isPainted: boolean
}
