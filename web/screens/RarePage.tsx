import type { ComponentProps } from 'react'
import { InvitationPage } from '../features/invitation/InvitationPage.tsx'
import { LastPage } from './LastPage.tsx'

/** The page of an invitation, or one after which there is nothing more to do. */
export function RarePage({ of }: { of: 'invitation' | ComponentProps<typeof LastPage>['of'] }) {
  return of === 'invitation' ? <InvitationPage /> : <LastPage of={of} />
}
