import { counter } from '../../words/counter.ts'
import { useSpeech } from '../../words/words.tsx'

const minutesInEnglish = counter('en-US', { one: '# minute', other: '# minutes' })
const minutesInSpanish = counter('es-US', { one: '# minuto', many: '# minutos', other: '# minutos' })

/** The words of this page, loaded with it. English is the type; Spanish must match. */
export const english = {
  title: 'Change password',
  text: 'You stay signed in here. Everywhere else you are signed out.',
  current: 'Current password',
  chosen: 'New password',
  save: 'Save password',
  changed: 'Your password is changed. You are signed out everywhere else.',
  noPassword: 'You sign in with your organization. Please change your password there.',
  problems: {
    'wrong-current-password': 'The current password is not right.',
    'no-password': 'You sign in with your organization. Please change your password there.',
    'not-allowed': 'Your password cannot be changed here. Please sign out and use Forgot password.',
  },
  locked: (minutes: number) => `Too many tries. Please try again in ${minutesInEnglish(minutes)}.`,
  weak: 'The new password does not meet the requirements.',
  requirements: {
    length: 'The password is too short.',
    minCharacters: 'The password must have an upper-case letter, a lower-case letter, a digit and a special character.',
    excludesCommonlyUsed: 'The password is one that many people use.',
    excludesProfileData: 'The password must not hold your user name.',
    notSimilarToCurrent: 'The password must not be the current one.',
    history: 'The password must not be one that you had before.',
    minAge: 'The password was changed only a short time ago. Please try again later.',
  } as Record<string, string>,
}

export type OwnPasswordWords = typeof english

export const spanish: OwnPasswordWords = {
  title: 'Cambiar la contraseña',
  text: 'Aquí sigue con la sesión abierta. En los demás lugares se cierra.',
  current: 'Contraseña actual',
  chosen: 'Contraseña nueva',
  save: 'Guardar la contraseña',
  changed: 'Su contraseña se cambió. Las demás sesiones se cerraron.',
  noPassword: 'Usted entra con su organización. Cambie su contraseña allí.',
  problems: {
    'wrong-current-password': 'La contraseña actual no es correcta.',
    'no-password': 'Usted entra con su organización. Cambie su contraseña allí.',
    'not-allowed': 'Aquí no se puede cambiar su contraseña. Cierre la sesión y use ¿Olvidó su contraseña?',
  },
  locked: (minutes) => `Demasiados intentos. Inténtelo de nuevo en ${minutesInSpanish(minutes)}.`,
  weak: 'La contraseña nueva no cumple los requisitos.',
  requirements: {
    length: 'La contraseña es demasiado corta.',
    minCharacters: 'La contraseña debe tener una letra mayúscula, una minúscula, una cifra y un carácter especial.',
    excludesCommonlyUsed: 'Mucha gente usa esa contraseña.',
    excludesProfileData: 'La contraseña no debe contener su usuario.',
    notSimilarToCurrent: 'La contraseña no debe ser la actual.',
    history: 'La contraseña no debe ser una que ya tuvo.',
    minAge: 'La contraseña se cambió hace muy poco. Inténtelo más tarde.',
  },
}

export function useOwnPasswordWords(): OwnPasswordWords {
  return useSpeech().language === 'es' ? spanish : english
}
