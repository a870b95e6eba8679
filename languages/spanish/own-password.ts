import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

const countMinutes = counter('es-US', { one: '# minuto', many: '# minutos', other: '# minutos' })

export const ownPassword = {
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
  locked: (minutes) => `Demasiados intentos. Inténtelo de nuevo en ${countMinutes(minutes)}.`,
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
} satisfies LanguageTable['ownPassword']
