import { createTransport } from 'nodemailer'
import { letterOf } from './letter.ts'
import type { Deliver } from './letters.ts'

const PATIENCE_MILLISECONDS = 10_000

/** Delivers by e-mail through the server of this address, such as smtps://user:password@mail.example.com. */
export function smtpDelivery(url: string, from: string): { deliver: Deliver; close: () => void } {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MILLISECONDS,
      greetingTimeout: PATIENCE_MILLISECONDS,
      socketTimeout: PATIENCE_MILLISECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    deliver: async (recipient, content) => {
      const { subject, lines, code, link } = letterOf(content)
      const text = [lines[0], code ?? link, ...lines.slice(1)].join('\n\n')
      // As a part by itself, so that nothing in an address is read as a header or a second address.
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text })
    },
    close: () => transport.close(),
  }
}
