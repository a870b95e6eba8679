import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { signatureAnswer } from '../drawn-signatures/signature-answer.ts'
import type { OrderFormSettings } from '@fondly/core/catalogue/order-form-settings.ts'

/** Converts the settings of an order form for the page. `livingCardIsProof`: the preview beside the form is exactly what will be printed. */
export function orderFormAnswer(
  { card, senderProfiles, accountNumber, today, blackoutDays, draft, ...settings }: OrderFormSettings,
  { livingCardIsProof }: { livingCardIsProof: boolean },
): OrderFormPageData {
  const { closingLocked, backMessage, backDisclaimer, replacesDraft } = settings
  return {
    card: {
      id: card.id,
      name: card.name,
      language: card.language,
      categoryId: card.categoryId,
      size: card.size,
      orientation: card.orientation,
      pictureUrl: card.pictureUrl,
      outsideUrl: card.outsideUrl,
      insideUrl: card.insideUrl ?? null,
      sentiments: card.sentiments,
      messageStarters: card.messageStarters,
    },
    senderProfiles: senderProfiles.map(({ id, name, signature, returnAddress, logoUrl, disclaimer }) => ({
      id,
      name,
      signature,
      returnAddress,
      logoUrl: logoUrl ?? null,
      disclaimer,
    })),
    accountNumber: accountNumber
      ? {
          label: accountNumber.label,
          spanishLabel: accountNumber.spanishLabel,
          required: accountNumber.required,
          numeric: accountNumber.numeric,
          maxLength: accountNumber.maxLength,
        }
      : null,
    closingLocked,
    livingCardIsProof,
    backMessage,
    backDisclaimer,
    drawnSignature: signatureAnswer(settings.drawnSignature),
    calendar: { today, blackoutDays: blackoutDays.map(({ day, reason }) => ({ day, reason: reason ?? null })) },
    defaultShipDate: settings.defaultMailDate,
    draft: draft ?? null,
    replacesDraft,
  }
}
