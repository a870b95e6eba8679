import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { pushEvent } from '../analytics.ts'
import { refreshDrafts } from '../api/drafts.ts'
import { sessionQuery } from '../api/session.ts'
import type { CarriedForm } from '../features/order-form/carried-form.ts'
import { carryOrder } from '../features/order-form/carry-order.ts'
import { Sending, type SendingProps } from '../features/sending/Sending.tsx'
import { useSentOrder } from '../features/sending/use-sent-card.ts'
import { usePageSession } from './page-session.tsx'
import { signOutOnceSent, type SingleSend, useSignOutAfterSend } from './use-sign-out-after-send.ts'

/** The sheet of the watched sending above a form. After a single send it signs the user out. */
export function WatchedSending({
  sendingId,
  pageData,
  isBegunHere,
  isSingleSend,
  onSending,
  onSent,
  onEditAddress,
  onSendAsNew,
  sent,
  onAnother,
  onClose,
}: {
  sendingId: string
  /** The page data of the form below the sheet. */
  pageData: OrderFormPageData
  isBegunHere: boolean
  isSingleSend: boolean
  /** Changes the watched sending; undefined watches none. */
  onSending: (sendingId: string | undefined) => void
  onSent: () => void
  /** Called when the sheet has closed and given back the focus. */
  onEditAddress: SendingProps['onEditAddress']
  onSendAsNew: () => void
  /** What the form of the next person takes over. Undefined if this page did not begin the sending. */
  sent: CarriedForm | undefined
  /** Opens the form of the same card for the next person. Undefined after a single send, because the user is signed out. */
  onAnother: ((carried: CarriedForm) => void) | undefined
  onClose: () => void
}) {
  const queries = useQueryClient()
  const { card } = pageData
  const order = useSentOrder(sendingId, !isBegunHere && onAnother !== undefined)
  const next = sent ?? (order?.prodId === card.id ? carryOrder(order, pageData) : undefined)
  const { brand } = usePageSession()
  const [progress, setProgress] = useState<SingleSend>('under-way')
  const leaving = progress === 'sent'
  const { isSigningOut, signOutNow } = useSignOutAfterSend(progress)
  const refreshOrders = () => {
    void queries.invalidateQueries({ queryKey: ['orders'] })
    refreshDrafts(queries)
  }
  const refreshAll = () => {
    refreshOrders()
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  return (
    <Sending
      sendingId={sendingId}
      card={card}
      brand={brand}
      isBegunHere={isBegunHere}
      leaving={leaving}
      signingOut={isSigningOut}
      onSent={({ orderNo, total, currency }) => {
        pushEvent({ event: 'purchase', transaction_id: orderNo, value: total, currency })
        onSent()
        // Removes the draft's mark in the catalogue while the user reads the confirmation.
        refreshDrafts(queries)
        if (isSingleSend) setProgress('sent')
      }}
      onConfirming={(unsure) => isSingleSend && setProgress((known) => (known === 'sent' ? known : unsure ? 'unsure' : 'under-way'))}
      onEditAddress={(note) => {
        flushSync(() => onSending(undefined))
        onEditAddress(note)
      }}
      onSendAsNew={onSendAsNew}
      onLeave={() => onSending(undefined)}
      onGoOn={onSending}
      onClose={() => {
        if (isSingleSend) signOutOnceSent(sendingId)
        refreshOrders()
        onClose()
      }}
      onAnother={
        onAnother &&
        next &&
        (() => {
          refreshAll()
          onAnother(next)
        })
      }
      onOk={(confirmed) => {
        if (leaving) return signOutNow()
        refreshAll()
        // The form of another card may be open below the sheet. That form stays open, because its card is not sent yet.
        if (confirmed.cardId === card.id) onClose()
        else onSending(undefined)
      }}
    />
  )
}
