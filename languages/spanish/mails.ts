import type { LanguageTable } from '../language-table.ts'

export const mails = {
  hello: 'Hola, {firstName}:',
  invitation: {
    subject: '{clientName} le invita a enviar tarjetas',
    text: '{invitedBy} abrió una cuenta para usted, para que envíe tarjetas de felicitación en nombre de {clientName}. Elija una contraseña y podrá empezar:',
    after: 'El enlace sirve una sola vez, durante {days} días. Si no lo esperaba, no hace falta que haga nada.',
    open: 'Elegir una contraseña',
  },
  'registration-accepted': {
    subject: 'Ya puede enviar tarjetas en nombre de {clientName}',
    text: 'Un administrador aceptó su registro. Ya puede entrar:',
    after: 'Allí encontrará las tarjetas.',
    open: 'Entrar',
  },
  'registration-declined': {
    subject: 'Su registro en {clientName}',
    text: 'Un administrador rechazó su registro, así que no puede entrar.',
    after: 'Si cree que es un error, pregunte a alguien de {clientName}.',
  },
  'prepared-cards': {
    subject: 'Tarjetas listas para usted: {count}',
    text: 'Se acercan ocasiones de sus contactos. Nuevas hoy en su estante, listas para revisar y enviar: {count}. Nada se envía solo.',
    after: 'Recibe este correo como máximo una vez al día, y solo cuando hay algo nuevo.',
    open: 'Ver las tarjetas',
  },
} satisfies LanguageTable['mails']
