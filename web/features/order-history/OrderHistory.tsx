import type { OrderHistoryProps } from './order-history-props.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { ordersQuery } from '../../api/orders.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'
import { Orders } from './Orders.tsx'
import { SearchOrders } from './SearchOrders.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { WaitingRows } from './WaitingRows.tsx'

/** Shows the user's orders of the last 90 days, above the catalogue. */
export function OrderHistory({ view, onView, onCard, onWatch, onClose }: OrderHistoryProps) {
  const { words } = useLanguage()
  const errorText = useErrorText()
  const texts = useHistoryWords()
  const title = useId()
  const hasKeyboard = useMedia('(pointer: fine)')
  const { data, error, refetch } = useQuery(ordersQuery)
  const [typed, setTyped] = useState('')
  const closeTop = () => (view.order === undefined ? onClose() : onView({ ...view, order: undefined }))

  return (
    <Modal
      labelledBy={title}
      onEscape={closeTop}
      className={`${SHEET} prints h-dvh max-w-[1344px] max-md:m-0 max-md:max-h-none max-md:w-full max-md:max-w-none`}
    >
      <div className="flex min-h-full flex-col px-5 pt-5 pb-6 md:px-10 md:pt-7 md:pb-7">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1">
            <h2 id={title} className="text-[1.75rem]/9 md:text-modal" tabIndex={-1} data-autofocus={hasKeyboard ? undefined : true}>
              {texts.title}
            </h2>
            <p className="text-small text-ink-2">{texts.window}</p>
          </div>
          <div className="prints-not max-md:order-last max-md:w-full">
            {data?.orders.length !== 0 && <SearchOrders value={typed} onSearch={setTyped} isFirst={hasKeyboard} />}
          </div>
          <Button looks="quiet" onClick={onClose} className="prints-not -mr-3">
            <span className="max-md:sr-only">{words.close}</span>
            <Icon name="close" />
          </Button>
        </div>
        {data ? (
          data.orders.length > 0 ? (
            <Orders
              orders={data.orders}
              zone={data.postalZone}
              typed={typed}
              view={view}
              onView={onView}
              onShowAll={() => setTyped('')}
              onCard={onCard}
              onWatch={onWatch}
            />
          ) : (
            <Said title={texts.noOrders} text={texts.noOrdersText}>
              <Button onClick={onClose}>{texts.chooseCard}</Button>
            </Said>
          )
        ) : error ? (
          <Said title={texts.failed} text={errorText(error)}>
            <Button looks="primary" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </Said>
        ) : (
          <WaitingRows />
        )}
      </div>
    </Modal>
  )
}

/** A message with an action, in place of the orders. */
function Said({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <output className="grid min-h-80 content-center justify-items-start gap-3 py-10 md:min-h-[728px]">
      <p className="font-serif text-h2">{title}</p>
      <p className="mb-3 max-w-120 text-ink-2">{text}</p>
      {children}
    </output>
  )
}
