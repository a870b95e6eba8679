/**
 * Every sentence that the server itself says, in English and Spanish. Refusals use only these, so that every sentence has a Spanish version; other
 * sentences have theirs elsewhere in the domain.
 */
export const SERVER_SENTENCES = {
  // Sentences of the HTTP layer.
  'An unexpected problem occurred. Please try again or contact support.':
    'Ocurrió un problema inesperado. Inténtelo de nuevo o comuníquese con el servicio de ayuda.',
  'The request could not be read.': 'La solicitud no se pudo leer.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The request did not come from our pages.': 'La solicitud no vino de nuestras páginas.',
  'The request has no Idempotency-Key.': 'A la solicitud le falta su clave Idempotency-Key.',
  'Your session has ended. Please sign in again.': 'Su sesión terminó. Vuelva a entrar.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'Too many requests. Please wait a moment and try again.': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',

  // Sentences about forms and sendings.
  'This form was sent or closed elsewhere. Please open the card again.':
    'Este formulario ya se envió o se cerró en otro lugar. Abra la tarjeta de nuevo.',
  'This form was already sent with other words. Please open the card again.':
    'Este formulario ya se envió con otras palabras. Abra la tarjeta de nuevo.',
  'The card no longer looks as it did. Please look at the preview again.':
    'La tarjeta ya no se ve como antes. Mire de nuevo la vista previa.',
  'This card cannot be sent as it is any more. Please look at the form again.':
    'Esta tarjeta ya no se puede enviar tal como está. Revise de nuevo el formulario.',
  'This question was answered already.': 'Esta pregunta ya se contestó.',
  'This card cannot be printed.': 'Esta tarjeta no se puede imprimir.',

  // Sentences about orders.
  'This card is already being printed. It cannot be withdrawn any more.': 'Esta tarjeta ya se está imprimiendo. Ya no se puede retirar.',
  'This card is still being sent. Please try again in a moment.':
    'Esta tarjeta todavía se está enviando. Inténtelo de nuevo en un momento.',
  'This order has ended. There is nothing to withdraw.': 'Este pedido ya terminó. No hay nada que retirar.',
  'This order was corrected already: another was sent in its place.': 'Este pedido ya se corrigió: se envió otro en su lugar.',
  'A corrected card is being sent in place of this one. Please look again in a moment.':
    'En lugar de esta tarjeta se está enviando una corregida. Vuelva a mirar en un momento.',
  'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.':
    'La tarjeta que está corrigiendo ya se está imprimiendo; por eso no se envió la corregida. Si la envía como tarjeta nueva, saldrán las dos.',
  'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.':
    'La tarjeta que está corrigiendo se retiró entretanto; por eso tampoco se envió la corregida. Puede enviarla como tarjeta nueva.',
  'There is an unfinished form of this card. Sending again would put this recipient in its place.':
    'Hay un formulario de esta tarjeta sin terminar. Al enviar de nuevo, este destinatario ocuparía su lugar.',
  'This card is not offered any more.': 'Esta tarjeta ya no se ofrece.',
  'This order cannot be sent again.': 'Este pedido no se puede enviar de nuevo.',

  // Sentences of the press.
  'The files of this batch are not there yet.': 'Los archivos de este lote aún no están.',
  'A batch is mailed once it was taken to the printer.': 'Un lote se envía después de llevarlo a la impresora.',
  'The cards do not fit on this paper.': 'Las tarjetas no caben en este papel.',
  'This order was not printed.': 'Este pedido no se imprimió.',
  'Please say why it is printed again.': 'Diga por qué se reimprime.',
  'This file is not in the print folder.': 'Este archivo no está en la carpeta de impresión.',
  'The order has no mail date that can be read.': 'El pedido no tiene una fecha de envío que se pueda leer.',
  'Commerce does not know the card.': 'El comercio no conoce la tarjeta.',
  'Commerce does not know the order.': 'El comercio no conoce el pedido.',
  'Commerce no longer wants the order printed.': 'El comercio ya no quiere que se imprima el pedido.',
  'The card has another size than when its batch was cut.': 'La tarjeta tiene otro tamaño que cuando se cerró su lote.',
  'The card is no longer laid out as its sender approved it.': 'La tarjeta ya no está dispuesta como la aprobó su remitente.',
  "The order's card is not what its sender approved.": 'La tarjeta del pedido no es la que aprobó su remitente.',
  "The order's scan code is not what its sender approved.": 'El código de escaneo del pedido no es el que aprobó su remitente.',
  "The order's message is not what its sender approved.": 'El mensaje del pedido no es el que aprobó su remitente.',
  "The order's signature is not what its sender approved.": 'La firma del pedido no es la que aprobó su remitente.',
  "The order's delivery address is not what its sender approved.": 'La dirección de entrega del pedido no es la que aprobó su remitente.',
  "The order's return address is not what its sender approved.": 'El remite del pedido no es el que aprobó su remitente.',
  "The order's print file is not what its sender approved.": 'El archivo de impresión del pedido no es el que aprobó su remitente.',
  'The card could not be checked: its check took too long, or too much memory.':
    'No se pudo revisar la tarjeta: la revisión tardó demasiado o necesitó demasiada memoria.',
  'This file took too long to make, or too much memory. Please try again, or print the cards one by one.':
    'Este archivo tardó demasiado en hacerse o necesitó demasiada memoria. Inténtelo de nuevo o imprima las tarjetas una por una.',
  'There is no layout for a card of this size.': 'No hay diseño para una tarjeta de este tamaño.',
  'The order has no scan code that can be printed.': 'El pedido no tiene un código de escaneo que se pueda imprimir.',
  'The return address of the order cannot be read.': 'El remite del pedido no se puede leer.',
  'The address does not fit on the envelope, or holds a character that its face lacks.':
    'La dirección no cabe en el sobre o tiene un carácter que su letra no tiene.',
  'There is no room on the envelope for the barcode of the post office.': 'En el sobre no hay lugar para el código de barras del correo.',
  'The order has no print file for its card.': 'El pedido no tiene archivo de impresión para su tarjeta.',
  "The address of the card's print file cannot be read.": 'La dirección del archivo de impresión de la tarjeta no se puede leer.',
  "The card's print file is gone.": 'El archivo de impresión de la tarjeta ya no está.',
  "The card's print file is not a PDF.": 'El archivo de impresión de la tarjeta no es un PDF.',
} as const

export type ServerSentence = keyof typeof SERVER_SENTENCES

/** A sentence about the print file of one order, with the order number. */
export type PrintFileSentence = `The print file of order ${string} ${'does not have the two pages of its card.' | 'cannot be read.'}`

const OF_ORDERS: [RegExp, string][] = [
  [
    /^The print file of order (.+) does not have the two pages of its card\.$/,
    'El archivo de impresión del pedido $1 no tiene las dos páginas de su tarjeta.',
  ],
  [/^The print file of order (.+) cannot be read\.$/, 'El archivo de impresión del pedido $1 no se puede leer.'],
]

/** Translates such a sentence into Spanish, or returns undefined for any other sentence. */
export function inSpanishOfOrder(sentence: string): string | undefined {
  const [pattern, spanish] = OF_ORDERS.find(([known]) => known.test(sentence)) ?? []
  return pattern && spanish && sentence.replace(pattern, spanish)
}
