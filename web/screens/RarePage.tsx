import type { ComponentProps } from 'react'
import { RegistrationPage } from '../features/invitation/RegistrationPage.tsx'
import { InvitationPage } from '../features/invitation/InvitationPage.tsx'
import { useSearch } from 'wouter'
import { LastPage } from './LastPage.tsx'

/** The page of an invitation, or a page that offers nothing more to do (LastPage). */
export function RarePage({ of }: { of: 'invitation' | ComponentProps<typeof LastPage>['of'] }) {
  const registration = new URLSearchParams(useSearch()).get('registration')
  if (of !== 'invitation') return <LastPage of={of} />
  return registration === null ? <InvitationPage /> : <RegistrationPage isWaiting={registration === 'waiting'} />
}
