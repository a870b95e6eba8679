import type { Language } from '../mail/mail.ts'
import { smallPage } from '../mail/small-page.ts'

export type PushStatus = 'open' | 'approved' | 'denied' | 'late'

/** The page that a phone opens: approve or deny, or the result. */
export function phonePage(status: PushStatus, language: Language): string {
  const words = language === 'es' ? SPANISH : ENGLISH
  const [title, text] = words[status]
  const choices = `<form method="post" class="choices">
<button class="first" name="answer" value="approved">${words.approve}</button>
<button name="answer" value="denied">${words.deny}</button>
</form>`
  const body = `<h1>${title}</h1><p class="soft"${status === 'open' ? '' : ' role="status"'}>${text}</p>${status === 'open' ? choices : ''}`
  return smallPage({ title, language, body })
}

type PhoneWords = Record<PushStatus, [title: string, text: string]> & { approve: string; deny: string }

const ENGLISH: PhoneWords = {
  open: ['Is it you who signs on?', 'Somebody is signing on with your name and password. Approve it only if it is you, at this moment.'],
  approved: ['Approved', 'The sign-on goes on in the other window. You may close this page.'],
  denied: ['Denied', 'The sign-on was stopped. If it was not you, change your password.'],
  late: ['This request is over', 'It was answered before, or nobody waits for it any more. Ask for a new one on the sign-on page.'],
  approve: 'Approve',
  deny: 'Deny',
}
const SPANISH: PhoneWords = {
  open: [
    '¿Es usted quien inicia sesión?',
    'Alguien está iniciando sesión con su nombre y contraseña. Apruébelo solo si es usted, en este momento.',
  ],
  approved: ['Aprobado', 'El inicio de sesión continúa en la otra ventana. Puede cerrar esta página.'],
  denied: ['Rechazado', 'Se detuvo el inicio de sesión. Si no fue usted, cambie su contraseña.'],
  late: ['Esta solicitud ya terminó', 'Ya fue respondida o nadie la espera. Pida una nueva en la página de inicio de sesión.'],
  approve: 'Aprobar',
  deny: 'Rechazar',
}
