import { useFormWords } from '../../words/form-words.ts'
import '../../print-fonts.css'
import './living-card.css'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useWords } from '../../words/words.tsx'
import { toCardPrint, livingPages } from './card-print.ts'
import { EnvelopeFace } from '../../ui/paper/EnvelopeFace.tsx'
import { useForm } from './form-state.tsx'
import { Front } from './Front.tsx'
import { useApproximate } from './living-words.ts'
import { OpenCard } from '../../ui/paper/OpenCard.tsx'
import { otherLanguage } from './other-language-part.ts'
import { useInch } from './use-inch.ts'
import type { View } from './view.ts'

/** Shows card and envelope as they will be printed. Redrawn at each keystroke, with the layout that the print uses. */
export function LivingCard({
  pageData,
  profileId,
  scanCode,
  view,
  onView,
  onClose,
}: {
  pageData: OrderFormPageData
  profileId: string
  scanCode: string
  view: View
  onView: (view: View) => void
  onClose: () => void
}) {
  const words = useWords()
  const formWords = useFormWords()
  const approximate = useApproximate()
  const { card } = pageData
  const { values, isSignedByHand } = useForm()
  const pages = livingPages(toCardPrint(pageData, values, profileId, scanCode, isSignedByHand))
  const stage = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [alone, setAlone] = useState(false)
  const shown = pages ? view : 'front'
  const beneath = alone ? undefined : shown === 'inside' ? 'envelope' : pages ? 'inside' : undefined
  const { large, small } = useInch(stage, card, pages?.envelope, shown, beneath)

  const side = (which: View, inch: number) => {
    if (which === 'front' || !pages) return <Front card={card} inch={inch} />
    if (which === 'inside') return <OpenCard card={card} page={pages.inside} inch={inch} />
    return <EnvelopeFace page={pages.envelope} inch={inch} />
  }

  const segments = (
    <Segments
      label={formWords.card}
      segments={[
        { value: 'front', label: formWords.front },
        { value: 'inside', label: formWords.inside, disabled: !pages },
        { value: 'envelope', label: formWords.envelope, disabled: !pages },
      ]}
      value={shown}
      onChoose={onView}
      className="shrink-0 flex-wrap"
    />
  )

  return (
    <aside aria-label={formWords.card} className="order-1 flex min-h-0 flex-col border-rule bg-sunk max-lg:border-b lg:order-2 lg:border-l">
      <div className="hidden items-center gap-1 px-4 pt-6 lg:flex">
        {segments}
        <button
          type="button"
          aria-pressed={alone}
          aria-label={alone ? formWords.smaller : formWords.larger}
          title={alone ? formWords.smaller : formWords.larger}
          onClick={() => setAlone(!alone)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name={alone ? 'smaller' : 'larger'} />
        </button>
        <p className="living-name ml-auto min-w-0 overflow-hidden text-small">
          <span className="block truncate font-semibold" title={card.name}>
            {card.name}
          </span>{' '}
          <span className="tabular text-ink-2">#{card.id}</span>
        </p>
        <otherLanguage.Part />
        <button
          type="button"
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>

      <div className="lg:hidden">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-24 w-full items-center gap-5 overflow-hidden px-5 md:px-12 low:h-12 low:[&>div,&>.card-holder]:hidden"
        >
          <Front card={card} inch={9} />
          {pages && <EnvelopeFace page={pages.envelope} inch={9} />}
          <span className="ml-auto text-ink-2">{open ? formWords.hideCard : formWords.showCard}</span>
          <Icon name="down" className={`text-ink-2 ${open ? 'rotate-180' : ''}`} />
        </button>
      </div>

      <div
        ref={stage}
        className={`min-h-0 grow flex-col items-center justify-center gap-8 overflow-hidden px-5 pt-2 pb-6 lg:flex ${open ? 'flex h-[58dvh]' : 'hidden'}`}
      >
        {open && <div className="lg:hidden">{segments}</div>}
        {side(shown, large)}
        {!pageData.livingCardIsProof && <p className="max-w-md text-center text-small text-ink-2">{approximate}</p>}
        {beneath && (
          // Hidden from screen readers and the Tab key, because the buttons above do the same.
          <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => onView(beneath)} className="max-lg:hidden">
            {side(beneath, small)}
          </button>
        )}
      </div>
    </aside>
  )
}
