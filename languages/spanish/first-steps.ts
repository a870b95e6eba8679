import type { LanguageTable } from '../language-table.ts'

export const firstSteps = {
  linkTitle: 'Vincule su cuenta',
  linkText: 'Ya tiene una cuenta aquí. Escriba su contraseña una vez para vincular las dos.',
  leavingFor: (provider) => `Continuar con ${provider}`,
  provider: 'la cuenta de su organización',
  usernameMissing: 'Escriba su usuario.',
  passwordMissing: 'Escriba su contraseña.',
} satisfies LanguageTable['firstSteps']
