import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { Progress } from './Progress.tsx'
import { useSendingWords } from './sending-words.ts'

/** Whether the order was made is being found out: nothing for the sender to do, and no reason to keep them here. */
export function Confirming({
  onClose,
  ...bar
}: {
  card: Card
  brand: Brand
  percent: number
  text: string
  lost: boolean
  onClose: () => void
}) {
  const words = useWords()
  const own = useSendingWords()
  return (
    <Progress {...bar} title={own.confirmingTitle} onEscape={onClose}>
      <output className="mt-4 mb-6 block text-ink-2">{own.confirmingText}</output>
      <Button onClick={onClose}>{words.close}</Button>
    </Progress>
  )
}
