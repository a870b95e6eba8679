import { renderSVG } from 'uqr'
import { escaped } from '../as/error-page.ts'
import { masked } from '../flows/account-state.ts'
import type { Language } from '../mail/mail.ts'
import { smallPage, type Theme } from '../mail/small-page.ts'
import type { Device, UserRow } from '../store/tables.ts'

/** The outcome of the last form, shown at the top of the page. */
export type DevicesNotice = { wrong: 'password' | 'passcode' } | { lockedFor: number } | { done: 'added' | 'removed' }

/** How the page is shown: like the page from which the user comes. `home` is the address of that page. */
export type Looks = { home: string; language: Language; theme: Theme }

/** The list of a user's second factors, a form to add one, and a link back to `home`. */
export function devicesPage(
  user: UserRow,
  devices: Device[],
  { home, language, theme, notice }: Looks & { notice?: DevicesNotice },
): string {
  const words = language === 'es' ? SPANISH : ENGLISH
  const list = devices
    .map((device) => `<li><h2>${escaped(deviceName(device, user, words))}</h2>${removal(device, user, words)}</li>`)
    .join('')
  const hasMail = devices.some(({ type }) => type === 'EMAIL')
  const choices = `<form method="post">${password(words, 'own')}
<p class="choices"><button class="first" name="add" value="TOTP">${words.addAuthenticator}</button>
${hasMail || !user.email_verified ? '' : `<button name="add" value="EMAIL">${words.addMail(escaped(masked(user.email)))}</button>`}</p></form>`
  const body = `<h1>${words.title}</h1>${renderNotice(notice, words)}<p class="soft">${words.text}</p>
${list ? `<ol>${list}</ol>` : `<p>${words.none}</p>`}
<h2>${words.add}</h2>${user.password_hash ? choices : `<p class="soft">${words.withoutPassword}</p>`}
<p class="choices"><a class="button" href="${escaped(home)}">${words.back}</a></p>`
  return smallPage({ title: words.title, language, theme, home: toHead(home), hasFonts: true, body })
}

/** The secret of a new authenticator as a QR code and as text, and the field for its first passcode. */
export function authenticatorPage(
  device: Device,
  address: string,
  { home, language, theme, notice }: Looks & { notice?: DevicesNotice },
): string {
  const words = language === 'es' ? SPANISH : ENGLISH
  const secret = (device.secret ?? '').match(/.{1,4}/g)?.join(' ') ?? ''
  const picture = renderSVG(address, { border: 4 }).replace('<svg ', `<svg role="img" aria-label="${words.picture}" class="qr" `)
  const body = `<h1>${words.authenticatorTitle}</h1>${renderNotice(notice, words)}<p class="soft">${words.scan}</p>${picture}
<p>${words.orType}</p><p><code class="long">${escaped(secret)}</code></p>
<form method="post"><input type="hidden" name="device" value="${device.id}">
<label for="otp">${words.passcode}</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required autofocus>
<p class="choices"><button class="first">${words.confirm}</button><a class="button" href="?ui_locales=${language}${theme ? `&amp;theme=${theme}` : ''}">${words.cancel}</a></p></form>`
  return smallPage({ title: words.authenticatorTitle, language, theme, home: toHead(home), hasFonts: true, body })
}

/** The page that is shown when nobody is signed on in this browser. */
export function nobodyPage({ home, language, theme }: Looks): string {
  const words = language === 'es' ? SPANISH : ENGLISH
  const body = `<h1>${words.title}</h1><p class="soft">${words.nobody}</p><p class="choices"><a class="button first" href="${escaped(home)}">${words.signOn}</a></p>`
  return smallPage({ title: words.title, language, theme, home: toHead(home), hasFonts: true, body })
}

const toHead = (home: string) => ({ url: escaped(home), name: 'Fondly' })

type PageWords = typeof ENGLISH

function removal({ id }: Device, { password_hash }: UserRow, words: PageWords): string {
  if (!password_hash) return ''
  return `<details><summary>${words.remove}</summary><form method="post"><input type="hidden" name="remove" value="${id}">${password(words, id)}<p class="choices"><button>${words.remove}</button></p></form></details>`
}

const password = (words: PageWords, of: string) =>
  `<label for="password-${of}">${words.password}</label><input id="password-${of}" name="password" type="password" autocomplete="current-password" maxlength="255" required>`

function deviceName({ type, nickname }: Device, user: UserRow, words: PageWords): string {
  const kind = type === 'EMAIL' ? words.mail(masked(user.email)) : type === 'TOTP' ? words.authenticator : words.phone
  return nickname ? `${kind}: ${nickname}` : kind
}

function renderNotice(notice: DevicesNotice | undefined, words: PageWords): string {
  if (!notice) return ''
  if ('done' in notice) return `<p role="status"><strong>${words[notice.done]}</strong></p>`
  const text = 'wrong' in notice ? words.wrong[notice.wrong] : words.locked(Math.ceil(notice.lockedFor / 60))
  return `<p role="alert"><strong>${text}</strong></p>`
}

const ENGLISH = {
  title: 'Second factors',
  text: 'If you have one, every sign-on asks for it after the password.',
  none: 'You have none yet.',
  add: 'Add one',
  addAuthenticator: 'Set up an authenticator app',
  addMail: (email: string) => `Passcodes by email to ${email}`,
  remove: 'Remove',
  mail: (email: string) => `Passcode by email to ${email}`,
  authenticator: 'Authenticator app',
  phone: 'Phone',
  password: 'Your password',
  withoutPassword: 'You sign on with your organization, which asks for a second factor itself.',
  authenticatorTitle: 'Set up an authenticator app',
  scan: 'Scan this picture with the app.',
  picture: 'The secret of the authenticator, for a camera',
  orType: 'Or type this into it:',
  passcode: 'The passcode that it shows now',
  confirm: 'Confirm',
  cancel: 'Cancel',
  back: 'Back',
  nobody: 'Sign on first, then open this page again.',
  signOn: 'Sign on',
  added: 'The next sign-on asks for it.',
  removed: 'Sign-ons no longer ask for it.',
  wrong: { password: 'The password is not right.', passcode: 'The passcode is wrong or has expired.' },
  locked: (minutes: number) => `Too many tries. Please try again in ${minutes} min.`,
}
const SPANISH: PageWords = {
  title: 'Segundos factores',
  text: 'Si tiene uno, cada inicio de sesión lo pide después de la contraseña.',
  none: 'Aún no tiene ninguno.',
  add: 'Agregar uno',
  addAuthenticator: 'Configurar una aplicación de autenticación',
  addMail: (email) => `Códigos por correo a ${email}`,
  remove: 'Quitar',
  mail: (email) => `Código por correo a ${email}`,
  authenticator: 'Aplicación de autenticación',
  phone: 'Teléfono',
  password: 'Su contraseña',
  withoutPassword: 'Usted entra con su organización, que pide ella misma un segundo factor.',
  authenticatorTitle: 'Configurar una aplicación de autenticación',
  scan: 'Escanee esta imagen con la aplicación.',
  picture: 'El secreto del autenticador, para una cámara',
  orType: 'O escriba esto en ella:',
  passcode: 'El código que muestra ahora',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  back: 'Volver',
  nobody: 'Entre primero y abra después esta página de nuevo.',
  signOn: 'Entrar',
  added: 'El próximo inicio de sesión lo pide.',
  removed: 'Ya no se pide al entrar.',
  wrong: { password: 'La contraseña no es correcta.', passcode: 'El código no es correcto o ya venció.' },
  locked: (minutes) => `Demasiados intentos. Inténtelo de nuevo en ${minutes} min.`,
}
