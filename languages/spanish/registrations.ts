import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

export const registrations = {
  title: 'En espera de consentimiento',
  count: counter('es-US', { one: '# persona', many: '# personas', other: '# personas' }),
  since: (day) => `Se registró el ${day}`,
  accept: 'Aceptar',
  acceptFor: (name) => `Aceptar a ${name}`,
  decline: 'Rechazar',
  declineFor: (name) => `Rechazar a ${name}`,
  ask: {
    title: '¿Rechazar a esta persona?',
    text: 'Recibe un correo que lo dice, y su cuenta se desactiva.',
    yes: 'Rechazarla',
    no: 'Dejarla en espera',
  },
  accepted: (name) => `${name} ya puede entrar.`,
  declined: (name) => `Se rechazó a ${name}.`,
  waitingTitle: 'Un administrador debe aceptarle',
  waiting: 'Su registro está completo. Recibirá un correo en cuanto un administrador decida.',
  closedTitle: 'No puede entrar con esta cuenta',
  closed: 'Aquí solo envían tarjetas las personas que agregó un administrador. Pida a un administrador de su organización que le invite.',
  toSignIn: 'Entrar con otra cuenta',
} satisfies LanguageTable['registrations']
