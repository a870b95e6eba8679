import { deflateSync } from 'node:zlib'

/** An object of a PDF file as text, or a stream with its dictionary. */
export type PdfPart = string | { dict: string; bytes: Uint8Array | string }

/** Writes a PDF from its objects, number 1 first, with a correct cross-reference table, so that every reader accepts it. */
export function writePdf(parts: readonly PdfPart[], { trailer = '' }: { trailer?: string } = {}): Uint8Array<ArrayBuffer> {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const places: number[] = []
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  for (const [index, part] of parts.entries()) {
    places.push(length())
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof part === 'string') chunks.push(Buffer.from(part, 'latin1'))
    else {
      const bytes = typeof part.bytes === 'string' ? Buffer.from(part.bytes, 'latin1') : Buffer.from(part.bytes)
      chunks.push(Buffer.from(`<< ${part.dict} /Length ${bytes.length} >>\nstream\n`, 'latin1'), bytes, Buffer.from('\nendstream'))
    }
    chunks.push(Buffer.from('\nendobj\n'))
  }
  const start = length()
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = parts.length + 1
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

/** The size in points of a card of 5 x 7 inches with the bleed that a design needs on every side. */
export const WHOLE_PAGE: Box = [0, 0, 382.08, 526.08]
export const TRIM: Box = [11.04, 11.04, 371.04, 515.04]
type Box = [number, number, number, number]

export type TestDesign = {
  mediaBox?: Box
  boxes?: string
  page?: string
  catalog?: string
  resources?: string
  /** The drawing as text, or already compressed. */
  content?: string | Uint8Array
  pages?: number
  /** Further objects. Their numbers begin at 5 + the number of further pages. */
  more?: PdfPart[]
  trailer?: string
}

export const box = (numbers: readonly number[]) => `[${numbers.join(' ')}]`
const VECTORS = '0.8 0.2 0.1 rg 0 0 382.08 526.08 re f 0.1 0.4 0.2 rg 100 100 m 200 300 l 300 100 l h f'

/**
 * Writes a design of one page, without faults unless the options add some. Object 1 is the catalogue, 3 the page, 4 its drawing; `more` begins at 5.
 */
export function testDesign({
  mediaBox = WHOLE_PAGE,
  boxes = `/TrimBox ${box(TRIM)}`,
  page = '',
  catalog = '',
  resources = '',
  content = VECTORS,
  pages = 1,
  more = [],
  trailer,
}: TestDesign = {}): Uint8Array<ArrayBuffer> {
  const onePage = `<< /Type /Page /Parent 2 0 R /MediaBox ${box(mediaBox)} ${boxes} /Resources << ${resources} >> /Contents 4 0 R ${page} >>`
  const further = Array.from({ length: pages - 1 }, () => onePage)
  const kids = ['3 0 R', ...further.map((_, index) => `${5 + more.length + index} 0 R`)]
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
      onePage,
      { dict: '/Filter /FlateDecode', bytes: typeof content === 'string' ? deflateSync(content) : content },
      ...more,
      ...further,
    ],
    trailer === undefined ? {} : { trailer },
  )
}

/** Returns a picture object with one even colour of these channels. */
export function testPicture(widthPx: number, heightPx: number, { space = '/DeviceRGB', channels = 3, more = '' } = {}): PdfPart {
  const bytes = deflateSync(Buffer.alloc(widthPx * heightPx * channels, 120))
  const dict = `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace ${space} /BitsPerComponent 8 /Filter /FlateDecode ${more}`
  return { dict, bytes }
}

/** Draws the picture named Im over the whole page. */
export const PICTURE_ON_PAGE = 'q 382.08 0 0 526.08 0 0 cm /Im Do Q'
