import type { Language } from '@fondly/domain/language.ts'
import type { HistorySort } from '@fondly/domain/order-history/history-sort.ts'
import { counter } from '../../words/counter.ts'
import { useSpeech } from '../../words/words.tsx'

type Shown = { first: number; last: number; total: number }

/** The words of this sheet come with it. English is the type; Spanish must match. */
export const english = {
  title: 'Order History',
  window: 'The last 90 days',
  search: 'Search orders',
  columns: {
    orderDate: 'Order date',
    orderNo: 'Order number',
    prodName: 'Card',
    recipient: 'Recipient',
    shipAddress: 'Address',
    sender: 'Sender',
    shipDate: 'Mail date',
    status: 'Status',
  },
  sentiment: 'Sentiment',
  message: 'Personal message',
  statuses: {
    processing: 'Processing',
    ordered: 'Ordered',
    held: 'On hold',
    printed: 'Printed',
    mailed: 'Mailed',
    cancelled: 'Cancelled',
    replaced: 'Replaced',
    failed: 'Not sent',
  },
  noNumber: 'No number yet',
  shown: ({ first, last, total }: Shown) => `${first} to ${last} of ${counter('en-US', { one: '# order', other: '# orders' })(total)}`,
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  sortedBy: (column: string, { column: name, descending }: HistorySort) =>
    name === 'orderDate' || name === 'shipDate'
      ? `Sorted by ${column}, ${descending ? 'newest' : 'oldest'} first`
      : `Sorted by ${column}, ${descending ? 'Z to A' : 'A to Z'}`,
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  details: (orderNo: string) => `Details of order ${orderNo}`,
  noOrders: 'No cards in the last 90 days.',
  noOrdersText: 'Each card that you send stands here from the moment you press Send.',
  chooseCard: 'Choose a card',
  nothingFound: 'No order has all of these words.',
  showAll: 'Show all orders',
  failed: 'Your orders could not be fetched.',
  drawing: 'Drawing what was printed…',
  notDrawn: 'The pictures of what was printed could not be drawn.',
  drawAgain: 'Draw again',
  notFromHere: 'This order was not placed here, so there are no pictures of what was printed.',
  layoutChanged: 'The layout has changed since: the words are the same, their places may not be.',
  printed: 'What was printed',
  larger: (what: string) => `${what}, larger`,
  sendAgain: 'Send again',
  watch: 'See where it stands',
  notOffered: 'This card is not offered any more.',
  unfinishedTitle: 'You have an unfinished form of this card',
  unfinishedText: (recipient: string) => `Sending again puts ${recipient} in its place. What you had typed there is then gone.`,
  unfinishedCorrecting: (recipient: string) => `Correcting puts ${recipient} in its place. What you had typed there is then gone.`,
  openUnfinished: 'Open the unfinished form',
  replaceUnfinished: 'Replace it',
  canWithdraw: (moment: string, left: string) => `It can be corrected or withdrawn until ${moment}, ${left} from now.`,
  correct: 'Correct',
  correctTitle: 'Correct this card?',
  correctText:
    'The order is withdrawn, and a new form opens with the same words for the same recipient. Nothing is mailed until you send that form.',
  correctYes: 'Withdraw it and correct',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this card?',
  withdrawText: (recipient: string) => `The card for ${recipient} is not printed, and its order is cancelled. It cannot be taken back.`,
  keepIt: 'Keep it',
  withdrawn: 'Withdrawn',
  wasWithdrawn: 'This card was withdrawn. It is not printed.',
  correctionUnsent: 'This card was withdrawn to be corrected. Nothing has been sent in its place yet.',
  goOnCorrecting: 'Go on correcting',
  isPrinting: 'It is being printed and can no longer be corrected or withdrawn.',
  corrects: 'Corrects order',
  correctedBy: 'Corrected by order',
  correctsRow: (orderNo: string) => `corrects ${orderNo}`,
  correctedRow: (orderNo: string) => `now ${orderNo}`,
}
export type HistoryWords = typeof english

const orders = counter('es-US', { one: '# pedido', many: '# pedidos', other: '# pedidos' })

export const spanish: HistoryWords = {
  title: 'Historial de pedidos',
  window: 'Los últimos 90 días',
  search: 'Buscar pedidos',
  columns: {
    orderDate: 'Fecha',
    orderNo: 'Pedido',
    prodName: 'Tarjeta',
    recipient: 'Destinatario',
    shipAddress: 'Dirección',
    sender: 'Remitente',
    shipDate: 'Envío',
    status: 'Estado',
  },
  sentiment: 'Mensaje impreso',
  message: 'Mensaje personal',
  statuses: {
    processing: 'En proceso',
    ordered: 'Pedida',
    held: 'Detenida',
    printed: 'Impresa',
    mailed: 'Enviada',
    cancelled: 'Cancelada',
    replaced: 'Reemplazada',
    failed: 'No enviada',
  },
  noNumber: 'Aún sin número',
  shown: ({ first, last, total }) => `${first} a ${last} de ${orders(total)}`,
  sortBy: 'Ordenar por',
  ascending: 'Ascendente',
  descending: 'Descendente',
  sortedBy: (column, { column: name, descending }) =>
    name === 'orderDate' || name === 'shipDate'
      ? `Por ${column}, primero lo más ${descending ? 'reciente' : 'antiguo'}`
      : `Por ${column}, de la ${descending ? 'Z a la A' : 'A a la Z'}`,
  pages: 'Páginas',
  page: (page) => `Página ${page}`,
  pageOf: (page, pages) => `${page} de ${pages}`,
  previous: 'Anterior',
  next: 'Siguiente',
  details: (orderNo) => `Detalles del pedido ${orderNo}`,
  noOrders: 'Ninguna tarjeta en los últimos 90 días.',
  noOrdersText: 'Aquí verá cada tarjeta desde el momento en que pulse Enviar.',
  chooseCard: 'Elegir una tarjeta',
  nothingFound: 'Ningún pedido contiene todas esas palabras.',
  showAll: 'Ver todos los pedidos',
  failed: 'No se pudieron traer sus pedidos.',
  drawing: 'Dibujando lo que se imprimió…',
  notDrawn: 'No se pudo dibujar lo que se imprimió.',
  drawAgain: 'Dibujar de nuevo',
  notFromHere: 'Este pedido no se hizo aquí; por eso no hay imágenes de lo que se imprimió.',
  layoutChanged: 'El diseño ha cambiado desde entonces: las palabras son las mismas, su lugar quizá no.',
  printed: 'Lo que se imprimió',
  larger: (what) => `${what}, más grande`,
  sendAgain: 'Enviar de nuevo',
  watch: 'Ver cómo va',
  notOffered: 'Esta tarjeta ya no se ofrece.',
  unfinishedTitle: 'Tiene un formulario de esta tarjeta sin terminar',
  unfinishedText: (recipient) => `Al enviar de nuevo, ${recipient} ocupará su lugar y se perderá lo que había escrito allí.`,
  unfinishedCorrecting: (recipient) => `Al corregir, ${recipient} ocupará su lugar y se perderá lo que había escrito allí.`,
  openUnfinished: 'Abrir el formulario sin terminar',
  replaceUnfinished: 'Reemplazarlo',
  canWithdraw: (moment, left) => `Se puede corregir o retirar hasta: ${moment} (quedan ${left}).`,
  correct: 'Corregir',
  correctTitle: '¿Corregir esta tarjeta?',
  correctText:
    'El pedido se retira y se abre un formulario nuevo con las mismas palabras y el mismo destinatario. No se envía nada hasta que usted envíe ese formulario.',
  correctYes: 'Retirar y corregir',
  withdraw: 'Retirar',
  withdrawTitle: '¿Retirar esta tarjeta?',
  withdrawText: (recipient) => `La tarjeta para ${recipient} no se imprime y su pedido se cancela. No se puede deshacer.`,
  keepIt: 'Conservarla',
  withdrawn: 'Retirada',
  wasWithdrawn: 'Esta tarjeta se retiró. No se imprime.',
  correctionUnsent: 'Esta tarjeta se retiró para corregirla. Todavía no se ha enviado nada en su lugar.',
  goOnCorrecting: 'Seguir corrigiendo',
  isPrinting: 'Se está imprimiendo y ya no se puede corregir ni retirar.',
  corrects: 'Corrige el pedido',
  correctedBy: 'Corregida por el pedido',
  correctsRow: (orderNo) => `corrige ${orderNo}`,
  correctedRow: (orderNo) => `ahora ${orderNo}`,
}

export function historyWords(language: Language): HistoryWords {
  return language === 'es' ? spanish : english
}

export function useHistoryWords(): HistoryWords {
  return historyWords(useSpeech().language)
}
