import { escaped } from '../as/error-page.ts'
import type { Language } from '../mail/mail.ts'
import { smallPage } from '../mail/small-page.ts'

/** The page that is shown when a browser comes back from an external provider with an unknown state. */
export function strandedPage(startAgainUrl: string, language: Language): string {
  const { title, text, again } = language === 'es' ? SPANISH : ENGLISH
  const body = `<h1>${title}</h1><p class="soft">${text}</p><p class="choices"><a class="button first" href="${escaped(startAgainUrl)}">${again}</a></p>`
  return smallPage({ title, language, body })
}

const ENGLISH = {
  title: 'Sign-on could not go on',
  text: 'This sign-on is not known in this browser, was used before, or took too long.',
  again: 'Start again',
}
const SPANISH: typeof ENGLISH = {
  title: 'No se pudo continuar',
  text: 'Este inicio de sesión no se conoce en este navegador, ya se usó o tardó demasiado.',
  again: 'Empezar de nuevo',
}
