import { useSpeech } from '../../words/words.tsx'

/** The words of this page, loaded with it. English is the type; Spanish must match. */
export const english = {
  title: 'Where you are signed in',
  text: 'If you do not know one of these, sign it out and choose a new password.',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  nameless: 'A browser that does not say its name',
  isThis: 'This browser, now',
  seen: (when: string) => `Last used ${when}`,
  begun: (when: string) => `Signed in ${when}`,
  end: 'Sign out',
  endThere: (device: string) => `Sign out: ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there. The next sign-in there needs the password.',
  none: 'You are signed in nowhere else.',
  refused: 'That could not be done. You are still signed in there.',
}

export type OwnSessionsWords = typeof english

export const spanish: OwnSessionsWords = {
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
}

export function useOwnSessionsWords(): OwnSessionsWords {
  return useSpeech().language === 'es' ? spanish : english
}
