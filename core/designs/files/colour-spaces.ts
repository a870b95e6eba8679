import { PDFArray, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfColour } from '@fondly/domain/designs/design-facts.ts'
import { readDict, entry, listObjects, readNumber, toDict, toName } from '@fondly/pictures/designs/pdf-objects.ts'

type Colours = { colours: PdfColour[]; spots: string[]; isDeviceCmyk: boolean }

const NONE: Colours = { colours: [], spots: [], isDeviceCmyk: false }
const NAMED: Record<string, PdfColour> = {
  DeviceGray: 'gray',
  CalGray: 'gray',
  G: 'gray',
  DeviceRGB: 'rgb',
  CalRGB: 'rgb',
  RGB: 'rgb',
  DeviceCMYK: 'cmyk',
  CMYK: 'cmyk',
  Lab: 'lab',
}
const BY_COMPONENTS: Record<number, PdfColour> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }
const MAX_DEPTH = 4
/** Colorant names that stand for the process inks or for no ink. */
const PROCESS = new Set(['All', 'None', 'Black', 'Cyan', 'Magenta', 'Yellow'])

/** Returns the families of colours of a colour space (ISO 32000-2, 8.6), and the spot colours that the colour space names. */
export function readColours(space: PDFObject | string | undefined, resources: PDFDict | undefined, depth = 0): Colours {
  if (space === undefined || depth > MAX_DEPTH) return NONE
  const name = typeof space === 'string' ? space : toName(space)
  if (name !== undefined) {
    const colour = NAMED[name]
    if (colour) return { colours: [colour], spots: [], isDeviceCmyk: colour === 'cmyk' }
    return readColours(entry(readDict(resources, 'ColorSpace'), name), resources, depth + 1)
  }
  if (!(space instanceof PDFArray)) return NONE
  const [family, second] = listObjects(space)
  switch (toName(family)) {
    case 'ICCBased': {
      const colour = BY_COMPONENTS[readNumber(toDict(second), 'N') ?? 0]
      return colour ? { colours: [colour], spots: [], isDeviceCmyk: false } : NONE
    }
    case 'Indexed':
    case 'I':
    case 'Pattern':
      return readColours(second, resources, depth + 1)
    case 'Separation':
    case 'DeviceN': {
      const names = (second instanceof PDFArray ? listObjects(second) : [second]).flatMap((one) => toName(one) ?? [])
      const spots = names.filter((one) => !PROCESS.has(one))
      return { colours: spots.length > 0 ? ['spot'] : ['cmyk'], spots, isDeviceCmyk: false }
    }
    default:
      return readColours(toName(family), resources, depth + 1)
  }
}
