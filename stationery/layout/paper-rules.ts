import type { CardContent } from './card-content.ts'
import { type CardLayout, cardLayout, CardLayoutUnknown } from './card-sizes.ts'
import { displayPage, type LayoutProblem } from './display-list.ts'
import { envelopePage } from './envelope-page.ts'
import { listUnprintable } from '../typeset/unprintable.ts'
import { insidePage } from './inside-page.ts'

/** The places where words are checked: the sender's message on the inside, or a line of the envelope. */
export type Place = 'closing' | 'envelope'

export type PaperRules = {
  /** Lists the characters for which the place's face has no glyph, each once. */
  unprintable: (text: string, place: Place) => readonly string[]
  fits: (text: string, place: Place) => boolean
}

const NOWHERE = { name: '', address1: '', address2: '', city: '', state: '', zip: '' }

/** Creates rules that lay the words out as they would be printed on this card and look for layout problems. Throws CardLayoutUnknown. */
export function paperRules(content: CardContent): PaperRules {
  const layout = cardLayout(content.size, content.orientation)

  let line: { text: string; problems: LayoutProblem[] } | undefined

  function problems(text: string, place: Place, signature: string): LayoutProblem[] {
    if (place === 'closing') return displayPage(insidePage({ ...content, message: text, signature }, layout)).problems
    // Both rules are asked about the same line, so it is laid out once.
    if (line?.text !== text) {
      const recipient = { ...NOWHERE, name: text }
      line = { text, problems: displayPage(envelopePage({ returnAddress: NOWHERE, recipient, scanCode: '' }, layout.envelope)).problems }
    }
    return line.problems
  }

  return {
    // Leave the signature out, because it belongs to the client and the sender cannot change it.
    unprintable: (text, place) => {
      const missing = problems(text, place, '').find((problem) => problem.kind === 'missing')
      return missing ? listUnprintable(text, missing.face) : []
    },
    fits: (text, place) => !problems(text, place, content.signature).some((problem) => problem.kind === 'overflow'),
  }
}

/** Returns the layout of a card, or undefined when there is none. */
export function knownLayout({ size, orientation }: Pick<CardContent, 'size' | 'orientation'>): CardLayout | undefined {
  try {
    return cardLayout(size, orientation)
  } catch (unknown) {
    if (unknown instanceof CardLayoutUnknown) return undefined
    throw unknown
  }
}
