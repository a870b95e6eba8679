import type { PrintFindingKind, PrintPage } from '@fondly/domain/print/print-finding.ts'

/** What would keep a card from being printed, and on which page. */
export const printFindings = {
  kinds: {
    overflow: 'The words do not fit in their place.',
    glyph: 'A character cannot be printed.',
    contrast: 'The ink is hard to tell from what is beneath it.',
    'safe-zone': 'Something is too near to where the paper is cut or folded.',
    resolution: 'A picture has too few pixels to be printed sharply.',
    module: 'The scan code is printed too small to be read.',
    'quiet-zone': 'Something stands too near to the scan code.',
    unreadable: 'The scan code cannot be read, or is that of another card.',
    'read-area': 'The address is not where the post office reads it, or something else is there.',
    'clear-zone': 'Something stands where the post office prints its own barcode, or where the stamp goes.',
    picture: 'A picture is missing or cannot be read.',
    'picture-size': 'A picture is too large: 10 MB and 25 million pixels are the most.',
    colour: 'A picture does not say which colours it means: its profile is missing or wrong.',
  },
  pages: { outside: 'Outside', inside: 'Inside', envelope: 'Envelope' },
} as const satisfies { kinds: Record<PrintFindingKind, string>; pages: Record<PrintPage, string> }
