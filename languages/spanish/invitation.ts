import type { LanguageTable } from '../language-table.ts'

export const invitation = {
  title: 'Le damos la bienvenida',
  named: (name) => `Le damos la bienvenida, ${name}`,
  text: (client) => `Elija una contraseña y podrá enviar tarjetas en nombre de ${client}.`,
  email: 'Entra con',
  password: 'Contraseña',
  save: 'Guardar la contraseña elegida',
  savedTitle: 'Su contraseña está guardada',
  saved: 'Ya puede entrar con ella.',
  signIn: 'Entrar',
  overTitle: 'Este enlace ya no funciona',
  over: 'Sirve una sola vez y durante unos días. Si ya eligió su contraseña, entre. Si no, pida una invitación nueva al administrador que le invitó.',
  weak: 'Elija otra contraseña.',
  failed: 'La contraseña no se guardó',
} satisfies LanguageTable['invitation']
