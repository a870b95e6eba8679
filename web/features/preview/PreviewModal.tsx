import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { type ReactNode, useId } from 'react'
import { useFormWords } from '../../words/form-words.ts'
import { Button } from '../../ui/Button.tsx'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { usePictureWords } from '../../words/picture-words.ts'
import { Findings } from './Findings.tsx'
import { usePreviewWords } from './preview-words.ts'

/** Width of all pictures of the renderer, and height of the envelope's picture, in pixels. */
const PICTURE_WIDTH_PX = 1280
const ENVELOPE_HEIGHT_PX = 1041

/** Shows the server's pictures of exactly what will be printed, before the card is sent; placeholders until they arrive. */
export function PreviewModal({
  card,
  preview,
  refused,
  busy,
  failure,
  onSend,
  onEdit,
}: {
  card: Pick<Card, 'size' | 'orientation'>
  preview: Preview | undefined
  /** The findings because of which it was not drawn or not sent. */
  refused: readonly PrintFindingMessage[] | undefined
  busy: boolean
  failure: string | undefined
  onSend: () => void
  onEdit: () => void
}) {
  const formWords = useFormWords()
  const pictures = usePictureWords()
  const own = usePreviewWords()
  const title = useId()
  const { width, height, spine } = cardInches(card)
  const findings = refused ?? preview?.findings ?? []
  // The sheet before folding, with both panels.
  const sheetHigh = Math.round(spine === 'left' ? (PICTURE_WIDTH_PX * height) / (2 * width) : (PICTURE_WIDTH_PX * 2 * height) / width)

  return (
    <Modal labelledBy={title} onEscape={onEdit} className={`${SHEET} max-w-286`}>
      <div className="px-5 pt-7 pb-8 md:px-10 md:pt-9">
        <h2 id={title} className="text-[1.75rem]/9 md:text-modal" tabIndex={-1} data-autofocus>
          {own.title}
        </h2>
        <Findings findings={findings} />
        <div
          // The sheet of a tent card is upright, so the three pictures stand side by side.
          className={`mt-6 grid gap-6 md:gap-x-8 ${spine === 'left' ? 'md:grid-cols-[1.9fr_1fr]' : 'items-start md:grid-cols-[1.9fr_1fr_1.15fr]'}`}
          aria-busy={!preview && !refused && !failure}
        >
          <Shown
            className={spine === 'left' ? 'md:row-span-2 md:self-center' : ''}
            label={formWords.inside}
            alt={pictures.inside}
            url={preview?.insideUrl}
            high={sheetHigh}
          />
          <Shown label={formWords.outside} alt={pictures.outside} url={preview?.outsideUrl} high={sheetHigh} />
          <Shown label={formWords.envelope} alt={pictures.envelope} url={preview?.envelopeUrl} high={ENVELOPE_HEIGHT_PX} />
        </div>
        <p className="mt-5 text-small text-ink-2">{own.asTyped}</p>
      </div>
      <div
        // A phone has no room for a sentence beside the two buttons.
        className={`sticky bottom-0 flex items-center justify-end gap-4 border-t border-rule bg-sheet px-5 py-4 md:px-10 ${failure ? 'flex-wrap' : ''}`}
      >
        {!failure && <output className="block mr-auto text-small text-ink-2 md:text-base">{!preview && !refused && own.drawing}</output>}
        <div role="alert" className="mr-auto font-medium text-error">
          {failure}
        </div>
        <Button onClick={onEdit}>{own.edit}</Button>
        <Button looks="primary" disabled={!preview || findings.length > 0} aria-disabled={busy} onClick={onSend} className="md:min-w-34">
          {own.send}
        </Button>
      </div>
      {busy && <loadingOverlay.Part />}
    </Modal>
  )
}

function Shown({
  label,
  alt,
  url,
  high,
  className = '',
}: {
  label: string
  alt: string
  url: string | undefined
  high: number
  className?: string
}): ReactNode {
  return (
    <figure className={`min-w-0 ${className}`}>
      <div className="bg-[var(--card-paper)] shadow-[var(--sh-2)]" style={{ aspectRatio: `${PICTURE_WIDTH_PX} / ${high}` }}>
        {url && <img src={url} alt={alt} width={PICTURE_WIDTH_PX} height={high} className="block size-full" />}
      </div>
      <figcaption className="mt-2 text-small text-ink-2">{label}</figcaption>
    </figure>
  )
}
