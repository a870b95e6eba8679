import type { InvitationsAnswer } from '@fondly/contracts/bff/invitations.ts'
import { checkInvitation, type InvitationProblem, tidyInvitation } from '@fondly/domain/people/invitation.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { invitePerson } from '../../../api/invitations.ts'
import { peopleKey } from '../../../api/people.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { useInvitationsWords } from './invitations-words.ts'
import { usePeopleWords } from './people-words.ts'

type InviteSheetProps = { clientKey: string; choices: InvitationsAnswer['choices']; onClose: () => void; onInvited: (name: string) => void }

/** Invites a person by mail. */
export function InviteSheet({ clientKey, choices, onClose, onInvited }: InviteSheetProps) {
  const texts = useInvitationsWords()
  const { roles } = usePeopleWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const form = useId()
  const [typed, setTyped] = useState({ firstName: '', lastName: '', email: '', role: 'orderer' as Role, location: '' })
  const [profiles, setProfiles] = useState(choices.senderProfiles.filter(({ isDefault }) => isDefault).map(({ id }) => id))
  const [wasTried, setTried] = useState(false)
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })

  const { location, ...rest } = typed
  const invitation = tidyInvitation({ ...rest, ...(location ? { location } : {}), senderProfiles: profiles })
  const offer = { locations: choices.locations.map(({ value }) => value), senderProfiles: choices.senderProfiles.map(({ id }) => id) }
  const wrong = checkInvitation(invitation, offer, choices.roles)
  const problemOf = (code: InvitationProblem['code']) =>
    wasTried && wrong.some((one) => one.code === code) ? texts.problems[code] : undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const fields = event.currentTarget
    const [first] = wrong
    if (first) {
      const field = fields.elements.namedItem(first.code)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const isSent = await run(() => invitePerson(clientKey, invitation))
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    if (isSent) onInvited(`${invitation.firstName} ${invitation.lastName}`)
  }

  const isDirty = [typed.firstName, typed.lastName, typed.email].some((text) => text.trim() !== '')
  const send = (
    <Button looks="primary" type="submit" form={form} aria-disabled={busy}>
      {texts.send}
    </Button>
  )
  return (
    <SideSheet title={texts.invite} subtitle={texts.lead} isDirty={isDirty} onClose={onClose} foot={send}>
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.firstName}
          name="first-name"
          autoComplete="off"
          value={typed.firstName}
          maxLength={60}
          problem={problemOf('first-name')}
          onChange={({ target }) => type({ firstName: target.value })}
        />
        <TextField
          label={texts.lastName}
          name="last-name"
          autoComplete="off"
          value={typed.lastName}
          maxLength={60}
          problem={problemOf('last-name')}
          onChange={({ target }) => type({ lastName: target.value })}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.email}
          maxLength={128}
          problem={problemOf('email')}
          onChange={({ target }) => type({ email: target.value })}
        />
        {choices.rolesFromGroups ? (
          <p className="mb-6 text-ink-2">{texts.rolesFromGroups}</p>
        ) : (
          <SelectField
            label={texts.role}
            name="role"
            value={typed.role}
            onChange={({ target }) => type({ role: choices.roles.find((role) => role === target.value) ?? 'orderer' })}
          >
            {choices.roles.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </SelectField>
        )}
        {choices.locations.length > 0 && (
          <SelectField label={texts.location} name="location" value={location} onChange={({ target }) => type({ location: target.value })}>
            <option value="">{texts.noLocation}</option>
            {choices.locations.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <ProfileChoice all={choices.senderProfiles} chosen={profiles} onChoose={setProfiles} />
        <div role="alert" className="mt-4 font-medium text-error">
          {failure}
        </div>
      </form>
    </SideSheet>
  )
}

type ProfileChoiceProps = {
  all: InvitationsAnswer['choices']['senderProfiles']
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

function ProfileChoice({ all, chosen, onChoose }: ProfileChoiceProps) {
  const texts = useInvitationsWords()
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  if (all.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.senderProfiles}</legend>
      {all.map(({ id, name }) => (
        <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3 py-1 pointer-coarse:min-h-11">
          <input type="checkbox" className="box" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
