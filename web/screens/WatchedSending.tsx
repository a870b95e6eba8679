import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
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

/** The sheet of the sending that is watched above a form; after a single send it signs out. */
export function WatchedSending({
  sendingId,
  setting,
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
  /** The setting of the form beneath. */
  setting: OrderFormSetting
  isBegunHere: boolean
  isSingleSend: boolean
  /** Watches another sending, or none. */
  onSending: (sendingId: string | undefined) => void
  onSent: () => void
  /** Called when the sheet has closed and given back the focus. */
  onEditAddress: SendingProps['onEditAddress']
  onSendAsNew: () => void
  /** What the next person's card has in common with this one, if it was begun on this page. */
  sent: CarriedForm | undefined
  /** Sends the same card to the next person; undefined where the visit ends. */
  onAnother: ((carried: CarriedForm) => void) | undefined
  onClose: () => void
}) {
  const queries = useQueryClient()
  const { card } = setting
  const order = useSentOrder(sendingId, !isBegunHere && onAnother !== undefined)
  const next = sent ?? (order?.prodId === card.id ? carryOrder(order, setting) : undefined)
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
        // The mark of the draft goes while the confirmation is read.
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
        // If the sending was watched above the form of another card, that form is still to be sent.
        if (confirmed.cardId === card.id) onClose()
        else onSending(undefined)
      }}
    />
  )
}
