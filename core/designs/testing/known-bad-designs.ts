import { deflateSync } from 'node:zlib'
import type { DesignFindingCode } from '@fondly/domain/designs/check-design.ts'
import { box, PICTURE_ON_PAGE, type PdfPart, testDesign, testPicture, TRIM } from './write-pdf.ts'

/** A design with faults, and exactly the findings that preflight must report. */
export type KnownBad = { name: string; bytes: Uint8Array<ArrayBuffer>; findings: DesignFindingCode[] }

const withPicture = (picture: PdfPart, more: PdfPart[] = [], content = `0 g 0 0 9 9 re f ${PICTURE_ON_PAGE}`) =>
  testDesign({ resources: '/XObject << /Im 5 0 R >>', content, more: [picture, ...more] })
const withFont = (font: string, more: PdfPart[] = []) =>
  testDesign({
    resources: '/Font << /F1 5 0 R >>',
    content: '1 1 0.9 rg 0 0 382.08 526.08 re f BT /F1 24 Tf 100 200 Td (Thank you) Tj ET',
    more: [font, ...more],
  })
const withState = (state: string) =>
  testDesign({ resources: `/ExtGState << /G1 << /Type /ExtGState ${state} >> >>`, content: '/G1 gs 0.2 0.4 0.6 rg 0 0 382.08 526.08 re f' })
const withCatalog = (catalog: string, more: PdfPart[] = []) => testDesign({ catalog, more })
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 400 600]'
const sound = testDesign()

/** Thirty designs, each with one fault, for an upright card of 5 x 7 inches. */
export const KNOWN_BAD: KnownBad[] = [
  { name: 'no bleed: the page is the trim', bytes: testDesign({ mediaBox: [0, 0, 360, 504], boxes: '' }), findings: ['bleed'] },
  {
    name: 'no bleed: the trim is the page',
    bytes: testDesign({ mediaBox: [0, 0, 360, 504], boxes: '/TrimBox [0 0 360 504]' }),
    findings: ['bleed'],
  },
  {
    name: 'too little bleed on every side',
    bytes: testDesign({ mediaBox: [0, 0, 372, 516], boxes: '/TrimBox [6 6 366 510]' }),
    findings: ['bleed'],
  },
  {
    name: 'no bleed on the left',
    bytes: testDesign({ mediaBox: [0, 0, 371.04, 526.08], boxes: '/TrimBox [0 11.04 360 515.04]' }),
    findings: ['bleed'],
  },
  {
    name: 'a bleed box smaller than the page',
    bytes: testDesign({ boxes: `/TrimBox ${box(TRIM)} /BleedBox [8 8 374 518]` }),
    findings: ['bleed'],
  },
  {
    name: 'a crop box that cuts the bleed off',
    bytes: testDesign({ boxes: `/TrimBox ${box(TRIM)} /CropBox ${box(TRIM)}` }),
    findings: ['bleed'],
  },
  { name: 'a letter page', bytes: testDesign({ mediaBox: [0, 0, 612, 792], boxes: '' }), findings: ['size'] },
  { name: 'the trim of another card', bytes: testDesign({ boxes: '/TrimBox [20 20 326 416]' }), findings: ['size'] },
  {
    name: 'lying instead of upright',
    bytes: testDesign({ mediaBox: [0, 0, 526.08, 382.08], boxes: '/TrimBox [11.04 11.04 515.04 371.04]' }),
    findings: ['size'],
  },
  { name: 'a rotated page', bytes: testDesign({ page: '/Rotate 90' }), findings: ['rotated'] },
  { name: 'two pages', bytes: testDesign({ pages: 2 }), findings: ['pages'] },
  { name: 'five pages', bytes: testDesign({ pages: 5 }), findings: ['pages'] },
  { name: 'a standard font, not embedded', bytes: withFont('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'), findings: ['fonts'] },
  {
    name: 'a TrueType font with a descriptor only',
    bytes: withFont(
      '<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 32 /LastChar 32 /Widths [278] /FontDescriptor 6 0 R >>',
      [
        '<< /Type /FontDescriptor /FontName /Arial /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
      ],
    ),
    findings: ['fonts'],
  },
  {
    name: 'a composite font, not embedded',
    bytes: withFont('<< /Type /Font /Subtype /Type0 /BaseFont /Garamond /Encoding /Identity-H /DescendantFonts [6 0 R] >>', [
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Garamond /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /Garamond /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ]),
    findings: ['fonts'],
  },
  {
    name: 'a font inside a form',
    bytes: testDesign({
      resources: '/XObject << /Fm 5 0 R >>',
      content: '1 1 0 rg 0 0 382 526 re f /Fm Do',
      more: [
        { dict: `${FORM} /Resources << /Font << /F1 6 0 R >> >>`, bytes: 'BT /F1 20 Tf 50 50 Td (Hello) Tj ET' },
        '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
      ],
    }),
    findings: ['fonts'],
  },
  { name: 'a picture of 72 dpi', bytes: withPicture(testPicture(382, 526)), findings: ['resolution-low'] },
  { name: 'a picture of 149 dpi', bytes: withPicture(testPicture(791, 1089)), findings: ['resolution-low'] },
  { name: 'a picture of 200 dpi', bytes: withPicture(testPicture(1061, 1461)), findings: ['resolution-modest'] },
  { name: 'a picture that is stretched to 100 dpi one way', bytes: withPicture(testPicture(531, 2192)), findings: ['resolution-low'] },
  {
    name: 'a small picture enlarged inside a form',
    bytes: testDesign({
      resources: '/XObject << /Fm 5 0 R >>',
      content: '1 1 0 rg 0 0 382 526 re f q 2 0 0 2 0 0 cm /Fm Do Q',
      more: [
        { dict: `${FORM} /Resources << /XObject << /Im 6 0 R >> >>`, bytes: 'q 100 0 0 100 20 20 cm /Im Do Q' },
        testPicture(300, 300),
      ],
    }),
    findings: ['resolution-low'],
  },
  {
    name: 'encrypted',
    bytes: testDesign({
      more: [`<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >>`],
      trailer: '/Encrypt 5 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
    }),
    findings: ['encrypted'],
  },
  {
    name: 'a script when it is opened',
    bytes: withCatalog('/OpenAction << /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    findings: ['scripts'],
  },
  {
    name: 'a named script',
    bytes: withCatalog('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', ['<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>']),
    findings: ['scripts'],
  },
  {
    name: 'a link',
    bytes: testDesign({
      page: '/Annots [5 0 R]',
      more: ['<< /Type /Annot /Subtype /Link /Rect [10 10 90 90] /Border [0 0 0] /Dest [3 0 R /Fit] >>'],
    }),
    findings: ['annotations'],
  },
  {
    name: 'a note',
    bytes: testDesign({
      page: '/Annots [5 0 R]',
      more: ['<< /Type /Annot /Subtype /Text /Rect [10 10 90 90] /Contents (Please check) >>'],
    }),
    findings: ['annotations'],
  },
  {
    name: 'a file attached',
    bytes: withCatalog('/Names << /EmbeddedFiles << /Names [(a.txt) 5 0 R] >> >>', [
      '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 6 0 R >> >>',
      { dict: '/Type /EmbeddedFile', bytes: 'hello' },
    ]),
    findings: ['attachments'],
  },
  { name: 'half transparent', bytes: withState('/ca 0.5'), findings: ['transparency'] },
  { name: 'cut short', bytes: sound.slice(0, Math.floor(sound.length * 0.7)), findings: ['broken'] },
  { name: 'a drawing whose bytes are damaged', bytes: damaged(), findings: ['broken'] },
]

/** Further faults that poppler and qpdf do not report. */
export const KNOWN_BAD_TO_US: KnownBad[] = [
  { name: 'a blend', bytes: withState('/BM /Multiply'), findings: ['transparency'] },
  {
    name: 'CMYK without a profile',
    bytes: testDesign({ content: '0.1 0.8 0.7 0 k 0 0 382.08 526.08 re f' }),
    findings: ['cmyk-without-profile'],
  },
  {
    name: 'a spot colour',
    bytes: testDesign({
      resources:
        '/ColorSpace << /Cs [/Separation /PANTONE#20123 /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>] >>',
      content: '/Cs cs 1 scn 0 0 382.08 526.08 re f',
    }),
    findings: ['spot-colours'],
  },
  { name: 'an empty page', bytes: testDesign({ content: 'q Q' }), findings: ['empty'] },
  { name: 'only a picture', bytes: withPicture(testPicture(1592, 2192), [], PICTURE_ON_PAGE), findings: ['picture-only'] },
  {
    name: 'layers',
    bytes: withCatalog('/OCProperties << /OCGs [5 0 R] /D << /Order [5 0 R] >> >>', ['<< /Type /OCG /Name (Draft) >>']),
    findings: ['layers'],
  },
  {
    name: 'a form that draws itself',
    bytes: testDesign({
      resources: '/XObject << /Fm 5 0 R >>',
      content: '/Fm Do',
      more: [{ dict: `${FORM} /Resources << /XObject << /Fm 5 0 R >> >>`, bytes: '/Fm Do' }],
    }),
    findings: ['too-heavy'],
  },
  { name: 'a drawing that unpacks to 100 MB', bytes: testDesign({ content: ' '.repeat(100_000_000) }), findings: ['too-heavy'] },
]

function damaged(): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: 4_000 }, (_, at) => `${(at * 7919) % 380} ${(at * 104729) % 520} m 9 9 l S`)
  const packed = deflateSync(lines.join('\n'))
  packed.fill(0x55, Math.floor(packed.length / 2), Math.floor(packed.length / 2) + 200)
  return testDesign({ content: packed })
}
