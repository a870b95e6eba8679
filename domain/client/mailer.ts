/** What the post office knows a mailer by (USPS-B-3200). A mailer id of six digits leaves nine for the serial number, one of nine leaves six. */
export type Mailer = { mailerId: string; serviceType: string; barcodeId: string }

/** Whether a barcode can say these digits: a mailer id of six, or of nine that begin with 9. */
export function isMailer({ mailerId, serviceType, barcodeId }: Mailer): boolean {
  return /^([0-8]\d{5}|9\d{8})$/.test(mailerId) && /^\d{3}$/.test(serviceType) && /^\d[0-4]$/.test(barcodeId)
}
