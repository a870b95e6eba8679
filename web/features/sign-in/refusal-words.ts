import type { Language } from '@fondly/domain/language.ts'
import { counter } from '../../words/counter.ts'

/** The sentence of our own identity. */
export const WRONG_CREDENTIALS = 'The provided credentials are invalid.'

/** Our identity's refusals in Spanish, by code and target. In English, its own sentences are shown, and so are those of a real PingOne. */
export const IN_SPANISH = {
  wrong: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
  emailNotAllowed: 'No se puede crear una cuenta con este correo electrónico. Use el de su organización.',
  nameTaken: 'Ese usuario ya está en uso.',
  tooManyFailures: 'Hubo demasiados intentos fallidos desde su red.',
  tooManyCodes: 'Se pidieron demasiados códigos.',
  busy: 'El servicio está muy ocupado. Inténtelo de nuevo en un momento.',
  wrongValue: {
    recoveryCode: 'El código de recuperación no es correcto o ya venció.',
    verificationCode: 'El código de verificación no es correcto o ya venció.',
    otp: 'El código no es correcto o ya venció.',
    currentPassword: 'La contraseña actual no es correcta.',
    username: 'El usuario no es válido.',
    email: 'El correo electrónico no es válido.',
    password: 'La contraseña no es válida.',
    newPassword: 'La contraseña no es válida.',
    'device.id': 'El dispositivo no es de esta cuenta.',
    other: 'Un dato no es válido.',
  },
  weak: {
    length: 'La contraseña es demasiado corta.',
    minCharacters: 'La contraseña debe tener una letra mayúscula, una minúscula, una cifra y un carácter especial.',
    excludesCommonlyUsed: 'Mucha gente usa esa contraseña.',
    excludesProfileData: 'La contraseña no debe contener su usuario.',
    notSimilarToCurrent: 'La contraseña no debe ser la actual.',
  },
  failed: {
    PUSH_DENIED: 'La solicitud se rechazó en el dispositivo.',
    ACCOUNT_GONE: 'Esta cuenta ya no puede entrar.',
    PROVIDER_DENIED: 'El proveedor de identidad no le dejó entrar, o usted volvió desde allí.',
    PROVIDER_SILENT: 'El proveedor de identidad no responde en este momento. Inténtelo de nuevo en unos minutos.',
    PROVIDER_FAILED:
      'No se pudo aceptar la respuesta del proveedor de identidad. Inténtelo de nuevo o comuníquese con el servicio de ayuda.',
    REQUEST_LIMITED: 'Se pidieron demasiados códigos. Inténtelo de nuevo en unos minutos.',
  },
}

const minutesInEnglish = counter('en-US', { one: '# minute', other: '# minutes' })
const minutesInSpanish = counter('es-US', { one: '# minuto', many: '# minutos', other: '# minutos' })

/** Added to identity's sentence about a lock: how long the lock lasts. */
export const LOCK_WORDS: Record<Language, { lockedOut: string; tryAgainIn: (minutes: number) => string; tryAgainLater: string }> = {
  en_US: {
    lockedOut: 'Too many tries.',
    tryAgainIn: (count) => `Please try again in ${minutesInEnglish(count)}.`,
    tryAgainLater: 'Please wait a few minutes and try again.',
  },
  es: {
    lockedOut: 'Demasiados intentos.',
    tryAgainIn: (count) => `Inténtelo de nuevo en ${minutesInSpanish(count)}.`,
    tryAgainLater: 'Espere unos minutos e inténtelo de nuevo.',
  },
}
