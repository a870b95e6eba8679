import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { orderPicturesQuery } from '../../api/orders.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { usePictureWords } from '../../words/picture-words.ts'
import { useWords } from '../../words/words.tsx'

/** The renderer's pictures are all of this width; that of the envelope is as high as this. */
export const WIDE = 1280
const ENVELOPE_HIGH = 1041

export type PrintedCard = { row: HistoryRow; card: Pick<Card, 'size' | 'orientation'> | undefined }

/** The sheets and the envelope of an order as they were printed; each is without its address until it has come. */
export function usePrintedPictures({ row, card }: PrintedCard) {
  const words = useWords()
  const named = usePictureWords()
  const { data, error, refetch } = useQuery({ ...orderPicturesQuery(row.id), enabled: row.sendingId !== null })
  const { width, height, spine } = cardInches(data ?? card ?? { size: '70', orientation: 'V' })
  // Both panels of the sheet, before it is folded.
  const sheetHigh = Math.round(spine === 'left' ? (WIDE * height) / (2 * width) : (WIDE * 2 * height) / width)
  const pictures = [
    { label: words.form.inside, alt: named.inside, url: data?.insideUrl, high: sheetHigh },
    { label: words.form.outside, alt: named.outside, url: data?.outsideUrl, high: sheetHigh },
    { label: words.form.envelope, alt: named.envelope, url: data?.envelopeUrl, high: ENVELOPE_HIGH },
  ]
  return { pictures, data, error, refetch }
}
