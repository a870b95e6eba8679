import { addressBook } from './address-book.ts'
import { addressCheck } from './address-check.ts'
import { attention } from './attention.ts'
import { catalogueAccess } from './catalogue-access.ts'
import { clientMessages } from './client-messages.ts'
import { contactImport } from './contact-import.ts'
import { contactSuggestions } from './contact-suggestions.ts'
import { dashboardCards } from './dashboard-cards.ts'
import { dashboard } from './dashboard.ts'
import { dashboardClients } from './dashboard-clients.ts'
import { clientSettings } from './client-settings.ts'
import { deliveryDays } from './delivery-days.ts'
import { delivery } from './delivery.ts'
import { designs } from './designs.ts'
import { debug } from './debug.ts'
import { doNotMail } from './do-not-mail.ts'
import { drawnSignature } from './drawn-signature.ts'
import { errorData } from './error-data.ts'
import { errorPages } from './error-pages.ts'
import { formParts } from './form-parts.ts'
import { formProblems } from './form-problems.ts'
import { identity } from './identity.ts'
import { lastPages } from './last-pages.ts'
import { firstSteps } from './first-steps.ts'
import { invitation } from './invitation.ts'
import { invitations } from './invitations.ts'
import { livingCard } from './living-card.ts'
import { mailingDays } from './mailing-days.ts'
import { mails } from './mails.ts'
import { menu } from './menu.ts'
import { occasions } from './occasions.ts'
import { orderForm } from './order-form.ts'
import { orderHistory } from './order-history.ts'
import { ownPassword } from './own-password.ts'
import { ownSessions } from './own-sessions.ts'
import { page } from './page.ts'
import { people } from './people.ts'
import { peopleImport } from './people-import.ts'
import { pictures } from './pictures.ts'
import { press } from './press.ts'
import { preview } from './preview.ts'
import { printFindings } from './print-findings.ts'
import { refusals } from './refusals.ts'
import { registrations } from './registrations.ts'
import { rejections } from './rejections.ts'
import { reports } from './reports.ts'
import { senderProfiles } from './sender-profiles.ts'
import { savedMessages } from './saved-messages.ts'
import { sendingOutcomes } from './sending-outcomes.ts'
import { sending } from './sending.ts'
import { shortcuts } from './shortcuts.ts'
import { sideSheet } from './side-sheet.ts'
import { signInSteps } from './sign-in-steps.ts'
import { somebodyElse } from './somebody-else.ts'

/** All English sentences, for the server. The page imports each section where it is used, because each part of the page has a size limit in bytes. */
export const english = {
  addressBook,
  addressCheck,
  attention,
  catalogueAccess,
  contactImport,
  contactSuggestions,
  dashboard,
  clientMessages,
  clientSettings,
  dashboardClients,
  dashboardCards,
  debug,
  delivery,
  deliveryDays,
  designs,
  doNotMail,
  drawnSignature,
  errorData,
  errorPages,
  formParts,
  formProblems,
  identity,
  lastPages,
  firstSteps,
  invitation,
  invitations,
  livingCard,
  mailingDays,
  mails,
  menu,
  occasions,
  orderForm,
  orderHistory,
  ownPassword,
  ownSessions,
  page,
  people,
  peopleImport,
  pictures,
  press,
  preview,
  printFindings,
  refusals,
  registrations,
  rejections,
  reports,
  savedMessages,
  sending,
  senderProfiles,
  sendingOutcomes,
  shortcuts,
  sideSheet,
  signInSteps,
  somebodyElse,
}
