import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormWords } from '../../words/form-words.ts'
import { orderPicturesQuery } from '../../api/orders.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { usePictureWords } from '../../words/picture-words.ts'

/** Sizes of the renderer's pictures in pixels: the width of all pictures, and the height of the envelope. */
export const PICTURE_WIDTH_PX = 1280
const ENVELOPE_HEIGHT_PX = 1041

export type PrintedCard = { row: HistoryRow; card: Pick<Card, 'size' | 'orientation'> | undefined }

/** Fetches the printed sheets and the envelope of an order. A picture has no URL until it has loaded. */
export function usePrintedPictures({ row, card }: PrintedCard) {
  const formWords = useFormWords()
  const named = usePictureWords()
  const { data, error, refetch } = useQuery({ ...orderPicturesQuery(row.id), enabled: row.sendingId !== null })
  const { width, height, spine } = cardInches(data ?? card ?? { size: '70', orientation: 'V' })
  // The sheet before folding, with both panels.
  const sheetHigh = Math.round(spine === 'left' ? (PICTURE_WIDTH_PX * height) / (2 * width) : (PICTURE_WIDTH_PX * 2 * height) / width)
  const pictures = [
    { label: formWords.inside, alt: named.inside, url: data?.insideUrl, high: sheetHigh },
    { label: formWords.outside, alt: named.outside, url: data?.outsideUrl, high: sheetHigh },
    { label: formWords.envelope, alt: named.envelope, url: data?.envelopeUrl, high: ENVELOPE_HEIGHT_PX },
  ]
  return { pictures, data, error, refetch }
}
