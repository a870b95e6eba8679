import { newsSentences } from '@fondly/domain/sending/news-sentences.ts'

/** The server tells its progress and its questions in English, letter for letter as specified; these are the same in Spanish. */
const SPANISH: Record<string, string> = {
  'Personalizing card...': 'Personalizando la tarjeta...',
  'Saving information...': 'Guardando los datos...',
  'Saving card to order...': 'Poniendo la tarjeta en el pedido...',
  'Saving shipping info...': 'Guardando los datos de envío...',
  'Saving billing info...': 'Guardando los datos de facturación...',
  'Finalizing Order...': 'Terminando el pedido...',
  'Placing order...': 'Haciendo el pedido...',
  Success: 'Listo',
  'Please confirm Below': 'Confirme los datos',
  'Your order cannot be completed': 'No se puede completar su pedido',
  'We were unable to verify your shipping address with the US postal service. Please check for any errors or missing information':
    'No pudimos comprobar la dirección con el servicio postal de EE. UU. Revise si hay errores o si falta algo.',
  'Multiple addresses were found for the information you entered, and no default exists.':
    'Con estos datos hay varias direcciones posibles y ninguna es la principal.',
  'Unable to save the Apartment, suite, field. Please check the data or remove to send your card.':
    'No se puede guardar el apartamento u oficina. Revise el dato o quítelo para enviar la tarjeta.',
  'This form was sent or closed elsewhere. Please open the card again.':
    'Este formulario ya se envió o se cerró en otro lugar. Abra la tarjeta de nuevo.',
  'This form was already sent with other words. Please open the card again.':
    'Este formulario ya se envió con otras palabras. Abra la tarjeta de nuevo.',
  'The card no longer looks as it did. Please look at the preview again.':
    'La tarjeta ya no se ve como antes. Mire de nuevo la vista previa.',
  'This card cannot be sent as it is any more. Please look at the form again.':
    'Esta tarjeta ya no se puede enviar tal como está. Revise de nuevo el formulario.',
  'This card is already being printed. It cannot be withdrawn any more.': 'Esta tarjeta ya se está imprimiendo. Ya no se puede retirar.',
  'This card is still being sent. Please try again in a moment.':
    'Esta tarjeta todavía se está enviando. Inténtelo de nuevo en un momento.',
  'This order has ended. There is nothing to withdraw.': 'Este pedido ya terminó. No hay nada que retirar.',
  'This question was answered already.': 'Esta pregunta ya se contestó.',
  'This card cannot be printed.': 'Esta tarjeta no se puede imprimir.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'Too many requests. Please wait a moment and try again.': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'An unexpected problem occurred. Please try again or contact support.':
    'Ocurrió un problema inesperado. Inténtelo de nuevo o pida ayuda.',
}

const NEWS = { english: newsSentences('en_US'), spanish: newsSentences('es') }

/** A sentence of the server in Spanish; one that we do not know stays as it was said. */
export function inSpanish(sentence: string): string {
  const news = (Object.keys(NEWS.english) as (keyof typeof NEWS.english)[]).find((name) => NEWS.english[name] === sentence)
  return news ? NEWS.spanish[news] : (SPANISH[sentence] ?? sentence)
}
