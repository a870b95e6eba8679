/**
 * How the post office identifies a mailer (USPS-B-3200). A mailer id of six digits leaves nine digits for the serial number; a mailer id of nine
 * digits leaves six.
 */
export type Mailer = { mailerId: string; serviceType: string; barcodeId: string }

/** Returns true when a barcode can encode these digits: the mailer id has six digits, or nine and begins with 9. */
export function isMailer({ mailerId, serviceType, barcodeId }: Mailer): boolean {
  return /^([0-8]\d{5}|9\d{8})$/.test(mailerId) && /^\d{3}$/.test(serviceType) && /^\d[0-4]$/.test(barcodeId)
}
