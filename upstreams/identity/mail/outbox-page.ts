import { Hono } from 'hono'
import { escaped } from '../as/error-page.ts'
import type { MailRow } from '../store/tables.ts'
import { readLanguage, writeMail, type Language } from './mail.ts'
import type { MailQueue } from './mail-queue.ts'
import { smallPage, SMALL_PAGE_HEADERS } from './small-page.ts'

const MAX_MAILS_SHOWN = 30

/** GET /: the latest e-mails, newest first. */
export function outboxRoutes({ latest, isDelivered }: { latest: MailQueue['latest']; isDelivered: boolean }) {
  return new Hono().get('/', async (c) => {
    const language = readLanguage(c.req.header('accept-language'))
    const words = language === 'es' ? SPANISH : ENGLISH
    const shown = isDelivered ? [] : await latest(MAX_MAILS_SHOWN)
    const list = shown.length > 0 ? `<ol>${shown.map((row) => renderItem(row, language)).join('')}</ol>` : `<p>${words.none}</p>`
    const text = isDelivered ? words.delivered : words.text
    const again = `<p><a class="button" href="/outbox">${words.again}</a></p>`
    const body = `<h1>${words.title}</h1><p class="soft">${text}</p>${again}${list}`
    return c.html(smallPage({ title: words.title, language, body }), 200, SMALL_PAGE_HEADERS)
  })
}

function renderItem({ recipient, content, created_at }: MailRow, language: Language): string {
  const words = language === 'es' ? SPANISH : ENGLISH
  const { subject, lines, code, link } = writeMail({ ...content, language })
  const time = created_at.toISOString()
  const shown = code ? `<code>${escaped(code)}</code>` : `<a class="button first" href="${escaped(link ?? '')}">${words.open}</a>`
  return `<li><h2>${escaped(subject)}</h2><p class="soft">${escaped(recipient ?? '')} · <time datetime="${time}">${time.slice(11, 19)} UTC</time></p><p>${escaped(lines[0] ?? '')}</p>${shown}</li>`
}

const ENGLISH = {
  title: 'Outbox',
  text: 'What the demonstration would have sent by e-mail or to a phone. It is kept here for an hour or so.',
  delivered: 'Letters go out by e-mail.',
  none: 'Nothing has been sent of late.',
  again: 'Look again',
  open: 'Open on the phone',
}
const SPANISH: typeof ENGLISH = {
  title: 'Bandeja de salida',
  text: 'Lo que la demostración habría enviado por correo o a un teléfono. Se guarda aquí una hora, más o menos.',
  delivered: 'Los mensajes salen por correo.',
  none: 'No se ha enviado nada últimamente.',
  again: 'Mirar de nuevo',
  open: 'Abrir en el teléfono',
}
