import { useSpeech } from '../../words/words.tsx'

/** What the press says in English, why an order was put aside above all; the same in Spanish. */
const SPANISH: Record<string, string> = {
  'The order has no mail date that can be read.': 'El pedido no tiene una fecha de envío que se pueda leer.',
  'Commerce does not know the card.': 'El comercio no conoce la tarjeta.',
  'Commerce does not know the order.': 'El comercio no conoce el pedido.',
  'Commerce no longer wants the order printed.': 'El comercio ya no quiere que se imprima el pedido.',
  'The card has another size than when its batch was cut.': 'La tarjeta tiene otro tamaño que cuando se cerró su lote.',
  'The order has no print file for its card.': 'El pedido no tiene archivo de impresión para su tarjeta.',
  'The card is no longer laid out as its sender approved it.': 'La tarjeta ya no está dispuesta como la aprobó su remitente.',
  'The files of this batch are not there yet.': 'Los archivos de este lote aún no están.',
  'A batch is mailed once it was taken to the printer.': 'Un lote se envía después de llevarlo a la impresora.',
  'The cards do not fit on this paper.': 'Las tarjetas no caben en este papel.',
  'This order was not printed.': 'Este pedido no se imprimió.',
  'Please say why it is printed again.': 'Diga por qué se reimprime.',
  'This file is not in the print folder.': 'Este archivo no está en la carpeta de impresión.',
}

/** A sentence of the press in the reader's language; one that we do not know stays as it was said. */
export function useSaidByPress(): (sentence: string) => string {
  const { language, said } = useSpeech()
  return (sentence) => (language === 'es' && SPANISH[sentence]) || said(sentence)
}
