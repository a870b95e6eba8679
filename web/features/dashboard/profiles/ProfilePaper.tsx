import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { useElementSize } from '../../../ui/use-element-size.ts'
import type { Mark, Paper } from './paper.ts'
import { type PaperTools, usePaperTools } from './paper-tools.ts'
import { useProfilesWords } from './profiles-words.ts'

type CardLanguage = 'en_US' | 'es'
type ProfilePaperProps = {
  paper: Paper | undefined
  example: ProfileAnswer['example']
  language: CardLanguage
  onLanguage: (language: CardLanguage) => void
  onClose: () => void
}

const DPI = 300
/** The height of an envelope with its open flap, as a multiple of its closed height. */
const HEIGHT_WITH_FLAP_FACTOR = 7 / 6
/** How far the open card covers the envelope, in inches. It must not cover the recipient's address. */
const OVERLAP_INCH = 1
const UNMEASURED_PX = { width: 640, height: 780 }
const measureStage = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight })
const [GAP_PX, MARGIN_PX, CAPTION_PX, MAX_INCH_PX] = [32, 48, 28, 80]

/** Draws envelope, inside and back of a card with the typed profile. In a narrow window they are in a strip that opens. */
export function ProfilePaper({ paper, example, language, onLanguage, onClose }: ProfilePaperProps) {
  const texts = useProfilesWords()
  const tools = usePaperTools()
  const stage = useRef<HTMLDivElement>(null)
  const space = useElementSize(stage, measureStage, UNMEASURED_PX)
  const [isOpen, setOpen] = useState(false)
  const inch = paper ? findInch(paper, space, tools) : 0
  const person = example && `${example.signer.firstName} ${example.signer.lastName}`.trim()

  return (
    <aside aria-label={texts.paper} className="order-1 flex min-h-0 flex-col border-rule bg-sunk max-lg:border-b lg:order-2 lg:border-l">
      <div className="flex items-center gap-3 px-5 py-3 lg:px-8 lg:pt-6">
        <Segments
          label={texts.disclaimer}
          segments={[
            { value: 'en_US', label: texts.english },
            { value: 'es', label: texts.spanish },
          ]}
          value={language}
          onChoose={onLanguage}
          className="shrink-0 max-lg:hidden"
        />
        <p className="ml-auto min-w-0 text-small text-ink-2 max-lg:hidden">{person && example && texts.asSent(person, example.cardName)}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 grow items-center gap-3 text-ink-2 lg:hidden"
        >
          {isOpen ? texts.hide : texts.show}
          <Icon name="down" className={isOpen ? 'rotate-180' : ''} />
        </button>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="-mr-3 grid size-11 shrink-0 place-items-center text-ink-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        className={`min-h-0 grow overflow-hidden px-5 pb-6 lg:flex ${isOpen ? 'flex h-[58dvh]' : 'hidden'} flex-col items-center justify-center`}
      >
        {paper ? (
          <PaperStack paper={paper} inch={inch} back={texts.back} backPicture={texts.backPicture} />
        ) : (
          <p className="text-ink-2">{texts.noPaper}</p>
        )}
      </div>
    </aside>
  )
}

/** Draws the envelope, and below it the small back and the open card. Highlights lie above each of them. */
function PaperStack({ paper, inch, back, backPicture }: { paper: Paper; inch: number; back: string; backPicture: string }): ReactNode {
  const { EnvelopeFace, OpenCard, pageSvgNode, SvgDrawing } = usePaperTools()
  const { print, envelope, inside, outside } = paper
  const { width, height } = cardInches(print)
  const isTent = print.orientation === 'H'
  // The outside sheet has the back on its first panel; the inside sheet has the words on its second panel. The back of a tent card is above the fold
  // and upside down.
  const panel = { width: outside.page.width / (isTent ? 100 : 200), height: outside.page.height / (isTent ? 200 : 100) }
  const first = { x: 0, y: 0, ...panel }
  const second = { ...first, ...(isTent ? { y: panel.height } : { x: panel.width }) }
  const whole = { x: 0, y: 0, width: envelope.page.width / 100, height: envelope.page.height / 100 }
  const node = pageSvgNode(outside.page, { view: first, prefix: 'profile-back', picture: (url) => url })
  return (
    <>
      <div className="relative shrink-0">
        <EnvelopeFace page={envelope.page} inch={inch} />
        <Marks marks={envelope.marks} view={whole} width={(whole.width / DPI) * inch} />
      </div>
      <div className="relative flex shrink-0 items-end justify-center" style={{ gap: GAP_PX, marginTop: -OVERLAP_INCH * inch }}>
        <figure className="shrink-0">
          <div
            className={`relative bg-(--card-paper) [box-shadow:var(--sh-1)] ${isTent ? 'rotate-180' : ''}`}
            style={{ width: (width * inch) / 2, height: (height * inch) / 2 }}
          >
            <SvgDrawing node={node} label={backPicture} className="block size-full" />
            <Marks marks={outside.marks} view={first} width={(width * inch) / 2} />
          </div>
          <figcaption className="mt-2 text-small text-ink-2">{back}</figcaption>
        </figure>
        <div className="relative">
          <OpenCard card={print} page={inside.page} inch={inch} />
          <Marks marks={inside.marks} view={second} width={width * inch} />
        </div>
      </div>
    </>
  )
}

type View = { x: number; y: number; width: number; height: number }

/** Highlights places on a page. The visible part of the page ends at the lower right corner of the surrounding element. */
function Marks({ marks, view, width }: { marks: readonly Mark[]; view: View; width: number }) {
  if (marks.length === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      style={{ width, height: (width * view.height) / view.width }}
      className="absolute right-0 bottom-0"
    >
      {marks.map((mark) => (
        <rect
          key={`${mark.x} ${mark.y}`}
          x={mark.x - 12}
          y={mark.y - 8}
          width={mark.width + 24}
          height={mark.height + 16}
          className={mark.isWrong ? 'fill-error/15 stroke-error' : 'fill-accent/15'}
          strokeWidth={mark.isWrong ? 6 : 0}
        />
      ))}
    </svg>
  )
}

/** Returns the number of pixels per inch at which the whole paper fits. */
function findInch({ print, envelope }: Paper, space: { width: number; height: number }, { openSize }: PaperTools): number {
  const [top, open, closed] = [envelopeInches(envelope.page), openSize(print), cardInches(print)]
  const down = (space.height - MARGIN_PX - CAPTION_PX) / (top.height + open.height - OVERLAP_INCH)
  const across = Math.min((space.width - MARGIN_PX) / top.width, (space.width - MARGIN_PX - GAP_PX) / (open.width + closed.width / 2))
  return Math.max(12, Math.min(MAX_INCH_PX, down, across))
}

/** Returns the size of an envelope's face with its flap, in inches. The size of `DisplayPage` is in hundredths of a pixel. */
const envelopeInches = ({ width, height }: DisplayPage) => ({
  width: width / (100 * DPI),
  height: (height / (100 * DPI)) * HEIGHT_WITH_FLAP_FACTOR,
})
