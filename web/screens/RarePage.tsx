import type { ComponentProps } from 'react'
import { RegistrationPage } from '../features/invitation/RegistrationPage.tsx'
import { InvitationPage } from '../features/invitation/InvitationPage.tsx'
import { useSearch } from 'wouter'
import { LastPage } from './LastPage.tsx'

/** The page of an invitation, or one after which there is nothing more to do. */
export function RarePage({ of }: { of: 'invitation' | ComponentProps<typeof LastPage>['of'] }) {
  const registration = new URLSearchParams(useSearch()).get('registration')
  if (of !== 'invitation') return <LastPage of={of} />
  return registration === null ? <InvitationPage /> : <RegistrationPage isWaiting={registration === 'waiting'} />
}
