import { useSpeech } from '../../words/words.tsx'

/** The words of these sheets come with them. English is the type; Spanish must match. */
export const english = {
  title: 'Sending your card',
  reattaching: 'The connection was lost. Looking for your card again…',
  openBaskets: 'An order in progress',
  goOn: 'Watch the one under way',
  goOnText: 'One of your own cards is being sent at this moment. You can watch it instead; this form stays as it is.',
  confirmingTitle: 'Making sure of your order',
  confirmingText: 'No card goes out twice. Order History shows how it went, and you are told if anything is left to do.',
  stoppedTitle: 'The card was not sent',
  back: 'Back to the form',
  editAddress: 'Edit Address',
  send: 'Send',
  lookedUp: 'The address as we looked it up',
  onItsWay: 'The card is on its way!',
  thanks: 'Thanks for showing our customers just how much we care.',
  deliveryAddress: 'Delivery Address',
  changed: 'Changed by the address check',
  mailDate: 'Mail Date',
  confirmation: 'Confirmation',
  description: 'Description',
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  leaving: 'You are signed out in a few seconds.',
  undo: 'Undo',
  undoFor: (left: string) => `${left} left to undo`,
  undone: 'The card was withdrawn.',
  undoneText: 'It is not printed, and its order is cancelled.',
}

export type SendingWords = typeof english

export const spanish: SendingWords = {
  title: 'Enviando su tarjeta',
  reattaching: 'Se perdió la conexión. Buscando su tarjeta de nuevo…',
  openBaskets: 'Hay un pedido en curso',
  goOn: 'Ver la que va en camino',
  goOnText: 'En este momento se está enviando otra tarjeta suya. Puede ver cómo va; este formulario queda como está.',
  confirmingTitle: 'Comprobando su pedido',
  confirmingText: 'Ninguna tarjeta sale dos veces. El historial de pedidos le dirá cómo terminó, y le avisaremos si queda algo por hacer.',
  stoppedTitle: 'La tarjeta no se envió',
  back: 'Volver al formulario',
  editAddress: 'Corregir la dirección',
  send: 'Enviar',
  lookedUp: 'La dirección que consultamos',
  onItsWay: '¡La tarjeta va en camino!',
  thanks: 'Gracias por mostrar a nuestros clientes cuánto nos importan.',
  deliveryAddress: 'Dirección de entrega',
  changed: 'Cambios de la comprobación de la dirección',
  mailDate: 'Fecha de envío',
  confirmation: 'Confirmación',
  description: 'Descripción',
  copy: 'Copiar',
  copied: 'Copiado',
  print: 'Imprimir',
  leaving: 'Su sesión se cierra en unos segundos.',
  undo: 'Deshacer',
  undoFor: (left) => `quedan ${left} para deshacer`,
  undone: 'La tarjeta se retiró.',
  undoneText: 'No se imprime y su pedido se cancela.',
}

export function useSendingWords(): SendingWords {
  return useSpeech().language === 'es' ? spanish : english
}
