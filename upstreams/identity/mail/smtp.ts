import { createTransport } from 'nodemailer'
import { writeMail } from './mail.ts'
import type { Deliver } from './mail-queue.ts'

const SMTP_TIMEOUT_MS = 10_000

/** Sends e-mails through the server at `url`, such as smtps://user:password@mail.example.com. */
export function smtpDelivery(url: string, from: string): { deliver: Deliver; close: () => void } {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    deliver: async (recipient, content) => {
      const { subject, lines, code, link } = writeMail(content)
      const text = [lines[0], code ?? link, ...lines.slice(1)].join('\n\n')
      // Passed as an object, so that nothing in the address is parsed as a header or as a second address.
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text })
    },
    close: () => transport.close(),
  }
}
