/** The language of e-mails and pages: the language that the person chose, else the language of the browser. */
export type Language = 'en' | 'es'

export type MailContent =
  | { kind: 'verification' | 'recovery'; code: string; language: Language }
  /** `devices` is the address of the page on which the reader can set up an authenticator instead. */
  | { kind: 'passcode'; code: string; devices: string; language: Language }
  | { kind: 'push'; device: string; link: string; language: Language }

export type Mail = { subject: string; lines: string[]; code?: string; link?: string }

/** Writes the text of an e-mail. */
export function writeMail(content: MailContent): Mail {
  const words = content.language === 'es' ? SPANISH : ENGLISH
  if (content.kind === 'push') return { subject: words.push, lines: [words.pushText(content.device), words.ignore], link: content.link }
  const quicker = content.kind === 'passcode' ? [words.devices(content.devices)] : []
  return { subject: words[content.kind], lines: [words.codeText, ...quicker, words.ignore], code: content.code }
}

/** Writes the text of an e-mail as plain text, with its subject. */
export function toMailText(content: MailContent): { subject: string; text: string } {
  const { subject, lines, code, link } = writeMail(content)
  return { subject, text: [lines[0], code ?? link, ...lines.slice(1)].join('\n\n') }
}

/** Reads the language from an Accept-Language header or a language tag; English unless it starts with Spanish. */
export function readLanguage(header: string | null | undefined): Language {
  return /^\s*es\b/i.test(header ?? '') ? 'es' : 'en'
}

const ENGLISH = {
  verification: 'Confirm your e-mail address',
  recovery: 'Your code for a new password',
  passcode: 'Your one-time passcode',
  push: 'Is it you who signs on?',
  codeText: 'Enter this code on the sign-on page. It is good for five minutes, once.',
  devices: (address: string) => `Once you are signed on you may set up an authenticator app instead: ${address}`,
  pushText: (device: string) => (device ? `Approve the sign-on on ${device}, or deny it.` : 'Approve the sign-on, or deny it.'),
  ignore: 'If you did not ask for it, you need not do anything.',
}
const SPANISH: typeof ENGLISH = {
  verification: 'Confirme su dirección de correo',
  recovery: 'Su código para una contraseña nueva',
  passcode: 'Su código de un solo uso',
  push: '¿Es usted quien inicia sesión?',
  codeText: 'Escriba este código en la página de inicio de sesión. Vale cinco minutos y una sola vez.',
  devices: (address: string) => `Cuando haya entrado, puede configurar en su lugar una aplicación de autenticación: ${address}`,
  pushText: (device: string) =>
    device ? `Apruebe el inicio de sesión en ${device} o rechácelo.` : 'Apruebe el inicio de sesión o rechácelo.',
  ignore: 'Si no lo pidió usted, no hace falta que haga nada.',
}
