import type { Profile, ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { MAX_PROFILE_CHARACTERS, type ProfileField } from '@fondly/domain/sender/profile-problems.ts'
import type { FocusEvent } from 'react'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { AddressVerdict } from './AddressVerdict.tsx'
import { useAddressCheck } from './use-address-check.ts'
import type { ProfileFormState } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

type Address = Profile['returnAddress']
const { addressName, address, city } = MAX_PROFILE_CHARACTERS

/** The return address, and the result of the address check. */
export function AddressFields({ clientKey, form, stored }: { clientKey: string; form: ProfileFormState; stored: ProfileAnswer['check'] }) {
  const texts = useProfilesWords()
  const typed = form.values.returnAddress
  const { check, ask, forget } = useAddressCheck(clientKey, { onAddress: (returnAddress) => form.change({ returnAddress }) })
  const type = (part: Partial<Address>) => {
    forget()
    form.change({ returnAddress: { ...typed, ...part } })
  }
  const problem = (field: ProfileField) => {
    const code = form.problems[field]
    return code && texts.problems[code]
  }
  const leave = (event: FocusEvent) => {
    // Checks the address when the focus leaves the last of its fields, because the check needs the whole address.
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
    if (form.changes.includes('returnAddress') || stored) void ask(typed)
  }
  const field = (name: ProfileField, key: keyof Address) => ({
    value: typed[key],
    problem: problem(name),
    onBlur: () => form.leave(name),
  })

  return (
    // The focus events of the fields bubble up to this element.
    <div onBlur={leave}>
      <div className="grid gap-x-4 md:grid-cols-2">
        <TextField
          label={texts.envelopeName}
          maxLength={addressName}
          {...field('addressName', 'name')}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextField
          label={texts.street}
          maxLength={address}
          {...field('address1', 'address1')}
          onChange={({ target }) => type({ address1: target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-[7rem_1fr_10rem_8rem]">
        <TextField
          label={texts.suite}
          maxLength={address}
          value={typed.address2}
          onChange={({ target }) => type({ address2: target.value })}
        />
        <TextField label={texts.city} maxLength={city} {...field('city', 'city')} onChange={({ target }) => type({ city: target.value })} />
        <SelectField label={texts.usState} {...field('state', 'state')} onChange={({ target }) => type({ state: target.value })}>
          <option value="">{texts.chooseState}</option>
          {form.base.states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.zip}
          inputMode="numeric"
          maxLength={10}
          {...field('zip', 'zip')}
          onChange={({ target }) => type({ zip: target.value })}
        />
      </div>
      <AddressVerdict check={check} stored={form.changes.includes('returnAddress') ? null : stored} />
    </div>
  )
}
