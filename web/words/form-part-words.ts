import { useSpeech } from './words.tsx'

/** The words of the parts that the order form loads after it has opened: calendar, questions, refusals, the refused word. */
export const english = {
  found: (word: string) => `The word is “${word}”.`,
  realName: 'This is a real name',
  isRealName: 'Taken as a real name, and noted so with the order.',
  accountError: 'Account Error',
  accountErrorText: 'Your account is missing a sender profile. Please contact your program administrator.',
  noMailing: 'No mailing:',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  correctionTitle: 'You have an unfinished correction',
  correctionText: (orderNo: string, name: string) =>
    `It corrects order ${orderNo}, the card for ${name}. If you send it, that card is withdrawn. If you start a new card, order ${orderNo} stays as it is and the correction is discarded.`,
  continueCorrection: 'Continue the correction',
  newCard: 'Start a new card',
  throwAway: 'Throw away what you typed?',
  throwAwayText: 'The form is not sent yet. If you close it now, its words are gone.',
  keepWriting: 'Keep writing',
  throwIt: 'Throw away',
  failed: 'The card could not be opened.',
  notAvailable: 'This card is not available.',
  notAvailableText: 'It may be off the shelf by now, or not be one of yours. Please choose another.',
}

export const spanish: typeof english = {
  found: (word) => `La palabra es «${word}».`,
  realName: 'Es un nombre real',
  isRealName: 'Se toma como nombre real y así se anota en el pedido.',
  accountError: 'Error de la cuenta',
  accountErrorText: 'Su cuenta no tiene un perfil de remitente. Hable con quien administra el programa.',
  noMailing: 'Sin envíos:',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  correctionTitle: 'Tiene una corrección sin terminar',
  correctionText: (orderNo, name) =>
    `Corrige el pedido ${orderNo}, la tarjeta para ${name}. Si la envía, se retira esa tarjeta. Si empieza una tarjeta nueva, el pedido ${orderNo} queda como está y se descarta la corrección.`,
  continueCorrection: 'Continuar la corrección',
  newCard: 'Empezar una tarjeta nueva',
  throwAway: '¿Descartar lo que escribió?',
  throwAwayText: 'La tarjeta aún no se ha enviado. Si la cierra ahora, se pierde lo escrito.',
  keepWriting: 'Seguir escribiendo',
  throwIt: 'Descartar',
  failed: 'No se pudo abrir la tarjeta.',
  notAvailable: 'Esta tarjeta no está disponible.',
  notAvailableText: 'Quizá ya no se ofrece o no es una de las suyas. Elija otra.',
}

export const useFormPartWords = (): typeof english => (useSpeech().language === 'es' ? spanish : english)
