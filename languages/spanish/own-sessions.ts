import type { LanguageTable } from '../language-table.ts'

export const ownSessions = {
  title: 'Dónde tiene la sesión abierta',
  text: 'Si no reconoce alguna, ciérrela y elija una contraseña nueva.',
  on: (browser, system) => `${browser} en ${system}`,
  nameless: 'Un navegador que no dice su nombre',
  isThis: 'Este navegador, ahora',
  seen: (when) => `Último uso: ${when}`,
  begun: (when) => `Entró: ${when}`,
  end: 'Cerrar sesión',
  endThere: (device) => `Cerrar sesión: ${device}`,
  endOthers: 'Cerrar las demás sesiones',
  ended: 'La sesión se cerró allí. Para volver a entrar hará falta la contraseña.',
  none: 'No tiene la sesión abierta en ningún otro lugar.',
  refused: 'No se pudo hacer. La sesión sigue abierta allí.',
} satisfies LanguageTable['ownSessions']
