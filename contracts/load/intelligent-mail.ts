import * as z from 'zod'

/** How the post office identifies a mailer (USPS-B-3200). An operator writes it in the settings, or for one client in the client's document. */
export const IntelligentMail = z.strictObject({
  mailerId: z
    .string()
    .regex(/^([0-8]\d{5}|9\d{8})$/, 'must be a mailer id of six digits, or of nine that begin with 9, for example 567094'),
  serviceType: z.string().regex(/^\d{3}$/, 'must be a service type of three digits, for example 300'),
  barcodeId: z
    .string()
    .regex(/^\d[0-4]$/, 'must be two digits, the second at most 4, for example 00')
    .default('00'),
})
export type IntelligentMail = z.output<typeof IntelligentMail>
