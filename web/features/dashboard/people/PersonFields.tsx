import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { CheckList } from './CheckList.tsx'
import { usePeopleWords } from './people-words.ts'
import { RecipientFields } from './RecipientFields.tsx'
import type { PersonForm } from './use-person-form.ts'

type PersonFieldsProps = {
  form: PersonForm
  all: PeopleAnswer
  id: string
  isSelf: boolean
  isDisabled: boolean
  mayGiveAdmin: boolean
}

/** If there are more people, the supervisor's number is typed instead of chosen, because a name is hard to find in a longer list. */
export const MAX_LISTED_SUPERVISORS = 300
export const MAX_NUMBER_CHARACTERS = 40

/** The fields of a person that an administrator can change. */
export function PersonFields({ form, all, id, isSelf, isDisabled, mayGiveAdmin }: PersonFieldsProps) {
  const texts = usePeopleWords()
  const { values, stored, type } = form
  const isRoleFixed = isSelf || all.rolesFromGroups
  const supervisors = all.people.filter((person) => person.employeeId !== '' && person.id !== id)
  const known = (list: { value: string }[], value: string | null) => !value || list.some((one) => one.value === value)
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <div>
        <div>
          <SelectField
            label={texts.role}
            value={values.role ?? ''}
            disabled={isRoleFixed}
            onChange={({ target }) => type({ role: ROLES.find((role) => role === target.value) })}
          >
            {ROLES.filter((role) => mayGiveAdmin || role !== 'admin' || stored.role === 'admin').map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </SelectField>
          {isRoleFixed && <p className="-mt-5 mb-3 text-small text-ink-2">{isSelf ? texts.ownRole : texts.rolesFromGroups}</p>}
        </div>
        {all.locations.length > 0 ? (
          <SelectField
            label={texts.location}
            value={values.location ?? ''}
            onChange={({ target }) => type({ location: target.value || null })}
          >
            <option value="">{texts.noLocation}</option>
            {!known(all.locations, values.location) && <option>{values.location}</option>}
            {all.locations.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            label={texts.location}
            value={values.location ?? ''}
            maxLength={60}
            onChange={({ target }) => type({ location: target.value || null })}
          />
        )}
      </div>
      {supervisors.length <= MAX_LISTED_SUPERVISORS ? (
        <SelectField
          label={texts.supervisor}
          value={values.supervisorId ?? ''}
          onChange={({ target }) => type({ supervisorId: target.value || null })}
        >
          <option value="">{texts.noSupervisor}</option>
          {!known(
            supervisors.map(({ employeeId }) => ({ value: employeeId })),
            values.supervisorId,
          ) && <option>{values.supervisorId}</option>}
          {supervisors.map(({ id: key, employeeId, name }) => (
            <option key={key} value={employeeId}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={texts.supervisorNumber}
          value={values.supervisorId ?? ''}
          maxLength={MAX_NUMBER_CHARACTERS}
          onChange={({ target }) => type({ supervisorId: target.value || null })}
        />
      )}
      {all.senderProfiles.length > 0 && (
        <CheckList
          legend={texts.fields.senderProfiles}
          hint={values.senderProfiles ? undefined : texts.profilesOfNewUsers}
          choices={all.senderProfiles.map((profile) => ({ value: profile.id, label: profile.name }))}
          chosen={values.senderProfiles ?? []}
          onChoose={(senderProfiles) => type({ senderProfiles })}
        />
      )}
      <CheckList
        legend={texts.fields.languages}
        choices={(['en_US', 'es'] as const).map((value) => ({ value, label: LANGUAGES[value]?.name ?? value }))}
        chosen={values.languages ?? ['en_US']}
        // Keeps at least one language, because without one the person could send no card.
        onChoose={(chosen) => chosen.length > 0 && type({ languages: (['en_US', 'es'] as const).filter((one) => chosen.includes(one)) })}
      />
      <RecipientFields recipient={values.recipient} onType={(recipient) => type({ recipient })} />
    </fieldset>
  )
}
