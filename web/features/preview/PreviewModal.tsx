import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { type KeyboardEvent, useId } from 'react'
import { useFormWords } from '../../words/form-words.ts'
import { Button } from '../../ui/Button.tsx'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { usePictureWords } from '../../words/picture-words.ts'
import { useWords } from '../../words/words.tsx'
import { Findings } from './Findings.tsx'
import { livingSheets } from './living-sheets.ts'
import { findText } from './place.ts'
import { PreviewPicture } from './PreviewPicture.tsx'
import { usePreviewWords } from './preview-words.ts'

/** Sizes of the renderer's pictures in pixels: the width of all pictures, and the height of the envelope. */
const PICTURE_WIDTH_PX = 1280
const ENVELOPE_HEIGHT_PX = 1041

/**
 * Shows what will be printed, before the card is sent: at once as the browser lays it out, then the server's pictures of the same. Ctrl+Enter sends.
 */
export function PreviewModal({
  card,
  print,
  preview,
  refused,
  busy,
  failure,
  onSend,
  onRetry,
  onEdit,
}: {
  card: Pick<Card, 'size' | 'orientation'>
  /** The card that the preview shows. */
  print: CardPrint
  preview: Preview | undefined
  /** The findings that prevent a preview or a sending. */
  refused: readonly PrintFindingMessage[] | undefined
  busy: boolean
  failure: string | undefined
  onSend: () => void
  /** Draws the preview again after a failure. */
  onRetry: () => void
  onEdit: () => void
}) {
  const words = useWords()
  const formWords = useFormWords()
  const pictures = usePictureWords()
  const texts = usePreviewWords()
  const title = useId()
  const { width, height, spine } = cardInches(card)
  const findings = refused ?? preview?.findings ?? []
  // The sheet before folding, with both panels.
  const sheetHigh = Math.round(spine === 'left' ? (PICTURE_WIDTH_PX * height) / (2 * width) : (PICTURE_WIDTH_PX * 2 * height) / width)
  const living = livingSheets(print)
  /** The front (outside) and the text (inside) are on the right half of the sheet, or on the lower half. */
  const front = spine === 'left' ? { x: 0.75, y: 0.5 } : { x: 0.5, y: 0.75 }
  const canSend = preview !== undefined && findings.length === 0
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    const isAbove = event.target instanceof Element && event.target.closest('dialog dialog') !== null
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || isAbove) return
    event.preventDefault()
    if (canSend) onSend()
  }

  return (
    <Modal labelledBy={title} onEscape={onEdit} className={`${SHEET} max-w-286`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what bubbles up */}
      <div onKeyDown={sendOnCtrlEnter}>
        <div className="px-5 pt-7 pb-8 md:px-10 md:pt-9">
          <h2 id={title} className="text-[1.75rem]/9 md:text-modal" tabIndex={-1} data-autofocus>
            {texts.title}
          </h2>
          <Findings findings={findings} />
          <div
            // The sheet of a tent card is taller than wide, so the three pictures fit side by side.
            className={`mt-6 grid gap-6 md:gap-x-8 ${spine === 'left' ? 'md:grid-cols-[1.9fr_1fr]' : 'items-start md:grid-cols-[1.9fr_1fr_1.15fr]'}`}
            aria-busy={!preview && !refused && !failure}
          >
            <PreviewPicture
              className={spine === 'left' ? 'md:row-span-2 md:self-center' : ''}
              label={formWords.inside}
              alt={pictures.inside}
              living={living?.inside}
              url={preview?.insideUrl}
              width={PICTURE_WIDTH_PX}
              height={sheetHigh}
              start={(living && findText(living.inside)) ?? front}
            />
            <PreviewPicture
              label={formWords.outside}
              alt={pictures.outside}
              living={living?.outside}
              url={preview?.outsideUrl}
              width={PICTURE_WIDTH_PX}
              height={sheetHigh}
              start={front}
            />
            <PreviewPicture
              label={formWords.envelope}
              alt={pictures.envelope}
              living={living?.envelope}
              url={preview?.envelopeUrl}
              width={PICTURE_WIDTH_PX}
              height={ENVELOPE_HEIGHT_PX}
            />
          </div>
          <p className="mt-5 text-small text-ink-2">{texts.asTyped}</p>
        </div>
        <div
          // The sentence of a failure wraps, because a phone has no room for it beside the buttons.
          className={`sticky bottom-0 flex items-center justify-end gap-4 border-t border-rule bg-sheet px-5 py-4 md:px-10 ${failure ? 'flex-wrap' : ''}`}
        >
          {!failure && (
            <output className="block mr-auto text-small text-ink-2 md:text-base">{!preview && !refused && texts.drawing}</output>
          )}
          <div role="alert" className="mr-auto font-medium text-error">
            {failure}
          </div>
          <Button onClick={onEdit}>{texts.edit}</Button>
          {failure && !preview && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <Button looks="primary" disabled={!canSend} aria-disabled={busy} onClick={onSend} className="md:min-w-34">
            {texts.send}
          </Button>
        </div>
        {busy && <loadingOverlay.Part />}
      </div>
    </Modal>
  )
}
