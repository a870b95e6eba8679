/** The facts that a reader found in an uploaded design. `checkDesign` judges them. */
export type DesignFacts = UnreadableFacts | PdfFacts | PictureFacts | SvgFacts

/** A file that cannot be read, or not without risk for the server. */
export type UnreadableFacts = { kind: 'unreadable'; reason: 'format' | 'broken' | 'too-heavy' | 'too-large' | 'encrypted' }

/** x y to x y, in points, before rotation. */
export type PageBox = [left: number, bottom: number, right: number, top: number]

/** A picture inside a PDF page as it is placed on the paper. */
export type PlacedPicture = { widthPx: number; heightPx: number; dpi: number }

export type PdfFacts = {
  kind: 'pdf'
  pages: number
  /** The visible page, and the trim and the bleed if the file names them. */
  pageBox: PageBox
  trimBox: PageBox | undefined
  bleedBox: PageBox | undefined
  /** Degrees, clockwise. */
  rotation: number
  unembeddedFonts: string[]
  /** The picture with the lowest resolution and the picture with the most pixels; one entry if both are the same picture. */
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
  /** Inches; undefined when the file does not say. */
  widthInches: number | undefined
  heightInches: number | undefined
  hasScripts: boolean
  hasText: boolean
  /** Other files that the drawing refers to. */
  isLinked: boolean
  /** Elements and properties that cannot be printed as vectors. */
  unsupported: string[]
  isPainted: boolean
}
