import { counter } from '../../words/counter.ts'
import { useSpeech } from '../../words/words.tsx'

/** The words of this notice, loaded with it. English is the type; Spanish must match. */
export const english = {
  title: counter('en-US', { one: '# card was not sent', other: '# cards were not sent' }),
  mailDate: (day: string) => `To be mailed ${day}`,
  waits: 'There is a question about it that waits for your answer.',
  answer: 'Answer',
  answerFor: (recipient: string) => `Answer for ${recipient}`,
  sendAgain: 'Send again',
  sendAgainFor: (recipient: string) => `Send again to ${recipient}`,
  openForm: 'Open the form',
  openFormFor: (recipient: string) => `Open the form for ${recipient}`,
  dismissFor: (recipient: string) => `Dismiss: ${recipient}`,
  later: 'Later',
  refused: 'That could not be saved. It is as it was before.',
}

export type AttentionWords = typeof english

export const spanish: AttentionWords = {
  title: counter('es-US', {
    one: '# tarjeta no se envió',
    many: '# tarjetas no se enviaron',
    other: '# tarjetas no se enviaron',
  }),
  mailDate: (day) => `Para el ${day}`,
  waits: 'Hay una pregunta que espera su respuesta.',
  answer: 'Responder',
  answerFor: (recipient) => `Responder sobre ${recipient}`,
  sendAgain: 'Enviar de nuevo',
  sendAgainFor: (recipient) => `Enviar de nuevo a ${recipient}`,
  openForm: 'Abrir el formulario',
  openFormFor: (recipient) => `Abrir el formulario para ${recipient}`,
  dismissFor: (recipient) => `Descartar: ${recipient}`,
  later: 'Más tarde',
  refused: 'No se pudo guardar. Todo queda como estaba.',
}

export function useAttentionWords(): AttentionWords {
  return useSpeech().language === 'es' ? spanish : english
}
