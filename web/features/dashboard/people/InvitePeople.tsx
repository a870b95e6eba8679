import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationsQuery } from '../../../api/invitations.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNotice } from '../../../ui/Notices.tsx'
import { useInvitationsWords } from './invitations-words.ts'
import { InvitationNotice } from './InvitationNotice.tsx'
import { InviteSheet } from './InviteSheet.tsx'

/** The button that invites a person, and its sheet. */
export function InvitePeople({ clientKey, onOpen, onInvited }: { clientKey: string; onOpen: () => void; onInvited: () => void }) {
  const texts = useInvitationsWords()
  const notice = useNotice()
  const { data } = useQuery(invitationsQuery(clientKey))
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // Closes the other sheet, because only one sheet can be open beside the list.
    onOpen()
    setOpen(true)
  }
  const done = (name: string) => {
    setOpen(false)
    notice(<InvitationNotice what="sent" name={name} />)
    onInvited()
  }
  return (
    <>
      <Button looks="primary" className="max-md:grow max-md:px-4" disabled={!data} onClick={open}>
        {texts.invite}
      </Button>
      {isOpen && data && <InviteSheet clientKey={clientKey} choices={data.choices} onClose={() => setOpen(false)} onInvited={done} />}
    </>
  )
}
