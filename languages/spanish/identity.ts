import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

const countMinutes = counter('es-US', { one: '# minuto', many: '# minutos', other: '# minutos' })

/** Sentences for what identity refuses: by error code, by the name of the invalid value, by password requirement, and by the code of a failed flow. */
const IDENTITY: Record<'refusals' | 'invalidValues' | 'requirements' | 'failures', Readonly<Record<string, string>>> = {
  refusals: {
    INVALID_CREDENTIALS: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
    PASSWORD_LOCKED_OUT: 'Demasiados intentos.',
    REQUEST_LIMITED: 'Se pidieron demasiados códigos.',
    SERVICE_UNAVAILABLE: 'El servicio está muy ocupado. Inténtelo de nuevo en un momento.',
    TOO_MANY_FAILURES: 'Hubo demasiados intentos fallidos desde su red.',
    EMAIL_NOT_ALLOWED: 'No se puede crear una cuenta con este correo electrónico. Use el de su organización.',
    UNIQUENESS_VIOLATION: 'Ese usuario ya está en uso.',
  },
  invalidValues: {
    recoveryCode: 'El código de recuperación no es correcto o ya venció.',
    verificationCode: 'El código de verificación no es correcto o ya venció.',
    otp: 'El código no es correcto o ya venció.',
    currentPassword: 'La contraseña actual no es correcta.',
    username: 'El usuario no es válido.',
    email: 'El correo electrónico no es válido.',
    password: 'La contraseña no es válida.',
    newPassword: 'La contraseña no es válida.',
    'device.id': 'El dispositivo no es de esta cuenta.',
  },
  requirements: {
    length: 'La contraseña es demasiado corta.',
    minCharacters: 'La contraseña debe tener una letra mayúscula, una minúscula, una cifra y un carácter especial.',
    excludesCommonlyUsed: 'Mucha gente usa esa contraseña.',
    excludesProfileData: 'La contraseña no debe contener su usuario.',
    notSimilarToCurrent: 'La contraseña no debe ser la actual.',
  },
  failures: {
    PUSH_DENIED: 'La solicitud se rechazó en el dispositivo.',
    ACCOUNT_GONE: 'Esta cuenta ya no puede entrar.',
    PROVIDER_DENIED: 'El proveedor de identidad no le dejó entrar, o usted volvió desde allí.',
    PROVIDER_SILENT: 'El proveedor de identidad no responde en este momento. Inténtelo de nuevo en unos minutos.',
    PROVIDER_FAILED:
      'No se pudo aceptar la respuesta del proveedor de identidad. Inténtelo de nuevo o comuníquese con el servicio de ayuda.',
    PROVIDER_DISABLED: 'Entrar con el proveedor de identidad está desactivado. Comuníquese con su administrador.',
    REQUEST_LIMITED: 'Se pidieron demasiados códigos. Inténtelo de nuevo en unos minutos.',
  },
}

export const identity = {
  warning: 'Revise sus datos',
  authenticationFailure: 'Error de autenticación',
  pushTimedOut: 'Se agotó el tiempo para aprobar en el dispositivo',
  unrecoverable: 'Error irrecuperable',
  wrongCredentials: 'El usuario o la contraseña no son correctos. Inténtelo de nuevo.',
  lockedOut: 'Demasiados intentos.',
  tryAgainIn: (count) => `Inténtelo de nuevo en ${countMinutes(count)}.`,
  tryAgainLater: 'Espere unos minutos e inténtelo de nuevo.',
  ofRefusal: (code) => IDENTITY.refusals[code],
  ofInvalidValue: (target) => IDENTITY.invalidValues[target ?? ''] ?? 'Un dato no es válido.',
  ofRequirement: (requirement) => IDENTITY.requirements[requirement],
  ofFailure: (code) => IDENTITY.failures[code],
} satisfies LanguageTable['identity']
