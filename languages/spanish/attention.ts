import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const attention = {
  title: counter('es-US', {
    one: '# tarjeta no se envió',
    many: '# tarjetas no se enviaron',
    other: '# tarjetas no se enviaron',
  }),
  news: counter('es-US', { one: 'Novedades sobre # tarjeta', many: 'Novedades sobre # tarjetas', other: 'Novedades sobre # tarjetas' }),
  mailDate: (day) => `Para el ${day}`,
  waits: 'Hay una pregunta que espera su respuesta.',
  withdrawnBy: (name, reason) => `${name} la retiró y no saldrá por correo: «${reason}»`,
  moved: (name, day, reason) => `${name} la movió, porque nada se envía el ${day}${reason ? `: «${reason}»` : '.'}`,
  dayClosed: (name, day, reason) => `${name} dice que nada se envía el ${day}${reason ? `: «${reason}»` : ''}. Elija otro día.`,
  chooseDay: 'Elegir otro día',
  chooseDayFor: (recipient) => `Elegir otro día para ${recipient}`,
  answer: 'Responder',
  answerFor: (recipient) => `Responder sobre ${recipient}`,
  sendAgain: 'Enviar de nuevo',
  sendAgainFor: (recipient) => `Enviar de nuevo a ${recipient}`,
  openForm: 'Abrir el formulario',
  openFormFor: (recipient) => `Abrir el formulario para ${recipient}`,
  dismissFor: (recipient) => `Descartar: ${recipient}`,
  later: 'Más tarde',
  refused: 'No se pudo guardar. Todo queda como estaba.',
} satisfies LanguageTable['attention']
