import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'
import { type PrintedCard, usePrintedPictures, PICTURE_WIDTH_PX } from './use-printed-pictures.ts'

/** Shows one printed picture of an order as large as the window allows. */
export function LargerPicture({ picture, onClose, ...printed }: PrintedCard & { picture: number; onClose: () => void }) {
  const words = useWords()
  const title = useId()
  const shown = usePrintedPictures(printed).pictures[picture]
  if (!shown?.url) return undefined
  return (
    <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} w-fit max-w-[calc(100%-40px)]`}>
      <div className="px-5 pt-5 pb-6 md:px-8">
        <div className="mb-4 flex items-center justify-between gap-6">
          <h2 id={title} className="text-h2">
            {shown.label}
          </h2>
          <Button looks="quiet" onClick={onClose} data-autofocus className="-mr-3">
            {words.close}
            <Icon name="close" />
          </Button>
        </div>
        <img
          src={shown.url}
          alt={shown.alt}
          width={PICTURE_WIDTH_PX}
          height={shown.high}
          className="block h-auto max-h-[calc(100dvh-176px)] w-auto max-w-full bg-[var(--card-paper)] shadow-[var(--sh-2)]"
        />
      </div>
    </Modal>
  )
}
