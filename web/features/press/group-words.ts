import type { PrintGroup } from '@fondly/contracts/bff/press.ts'
import { cardInches, isCardSize } from '@fondly/domain/catalogue/card-inches.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage } from '../../words/words.tsx'
import { usePressWords } from './press-words.ts'

/** Returns functions that name a group of cards that are cut together. */
export function useGroupWords() {
  const { locale } = useLanguage()
  const texts = usePressWords()
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })

  const sizeOf = (size: string) => {
    if (!isCardSize(size)) return size
    const { width, height } = cardInches({ size, orientation: 'V' })
    return texts.size(size, `${figures.format(width)} × ${figures.format(height)}`)
  }
  // Old batches have neither size nor stock.
  const paper = ({ size, stock }: Pick<PrintGroup, 'size' | 'stock'>) =>
    [size && sizeOf(size), stock && texts.envelope(stock)].filter(Boolean).join(', ')
  const day = (mailDate: string) => writtenDay(mailDate, locale)
  return { day, paper, whole: (group: PrintGroup) => [day(group.mailDate), paper(group)].filter(Boolean).join(', ') }
}
