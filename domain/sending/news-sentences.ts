import type { Language } from '../language.ts'

/**
 * Returns the sentences for a sending that stopped, has a question or is being confirmed. The open-baskets question is section 8's, letter for
 * letter.
 */
export function newsSentences(language: Language) {
  return SENTENCES[language]
}

const SENTENCES = {
  en_US: {
    openBaskets:
      "It appears you have an order in progress in another window or you didn't complete an order previously. Do you want to cancel those orders to send this one?",
    confirming: 'Your order is being confirmed. You may close this window: it is finished without you.',
    failed: 'The card could not be sent, and nothing was ordered. Please try again.',
    decided: 'The card was not sent.',
    'too-late':
      'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.',
    'original-withdrawn':
      'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.',
    form: 'The card was not sent: something in the form has changed. Please look at it again.',
  },
  es: {
    openBaskets:
      'Parece que tiene un pedido en curso en otra ventana o que antes no terminó un pedido. ¿Desea cancelar esos pedidos para enviar este?',
    confirming: 'Estamos confirmando su pedido. Puede cerrar esta ventana: se terminará sin usted.',
    failed: 'No se pudo enviar la tarjeta y no se hizo ningún pedido. Inténtelo de nuevo.',
    decided: 'La tarjeta no se envió.',
    'too-late':
      'La tarjeta que está corrigiendo ya se está imprimiendo; por eso no se envió la corregida. Si la envía como tarjeta nueva, saldrán las dos.',
    'original-withdrawn':
      'La tarjeta que está corrigiendo se retiró entretanto; por eso tampoco se envió la corregida. Puede enviarla como tarjeta nueva.',
    form: 'La tarjeta no se envió: algo del formulario ha cambiado. Revíselo de nuevo.',
  },
}
