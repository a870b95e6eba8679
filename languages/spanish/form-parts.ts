import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const formParts = {
  found: (word) => `La palabra es «${word}».`,
  youSent: (card, day) => `Usted le envió «${card}» el ${day}.`,
  somebodySent: (sender, card, day) => `${sender} le envió «${card}» el ${day}.`,
  morePastCards: counter('es-US', { one: '1 más', other: '# más' }),
  realName: 'Es un nombre real',
  isRealName: 'Se toma como nombre real y así se anota en el pedido.',
  accountError: 'Error de la cuenta',
  accountErrorText: 'Su cuenta no tiene un perfil de remitente. Hable con quien administra el programa.',
  profileGone: 'Su remitente ya no está',
  profileGoneText: 'Ya nadie envía con él. Sus palabras siguen aquí: elija otro arriba.',
  noMailing: 'Sin envíos:',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  correctionTitle: 'Tiene una corrección sin terminar',
  correctionText: (orderNo, name) =>
    `Corrige el pedido ${orderNo}, la tarjeta para ${name}. Si la envía, se retira esa tarjeta. Si empieza una tarjeta nueva, el pedido ${orderNo} queda como está y se descarta la corrección.`,
  continueCorrection: 'Continuar la corrección',
  newCard: 'Empezar una tarjeta nueva',
  pasted: 'Se rellenó con la dirección pegada.',
  undoPaste: 'Deshacer',
  changeCardTitle: 'Elija otra tarjeta',
  changeCardText: 'La persona, sus palabras y la fecha de envío pasan a la otra.',
  notKept: {
    sentiment: 'Esta tarjeta no tiene el mensaje impreso que había elegido. Elija otro.',
    closing: 'Esta tarjeta no tiene el mensaje que había elegido. Elija otro o escriba el suyo.',
  },
  throwAway: '¿Descartar lo que escribió?',
  throwAwayText: 'La tarjeta aún no se ha enviado. Si la cierra ahora, se pierde lo escrito.',
  keepWriting: 'Seguir escribiendo',
  throwIt: 'Descartar',
  failed: 'No se pudo abrir la tarjeta.',
  notAvailable: 'Esta tarjeta no está disponible.',
  notAvailableText: 'Quizá ya no se ofrece o no es una de las suyas. Elija otra.',
} satisfies LanguageTable['formParts']
