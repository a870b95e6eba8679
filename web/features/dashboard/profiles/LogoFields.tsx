import { LogoField } from './LogoField.tsx'
import type { ProfileFormState } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

/** The two logos of a sender profile, one for light and one for dark ground. */
export function LogoFields({ clientKey, form }: { clientKey: string; form: ProfileFormState }) {
  const texts = useProfilesWords()
  const { values } = form
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.logo}</legend>
      <div className="grid grid-cols-2 gap-2">
        <LogoField clientKey={clientKey} ground="light" url={values.logoUrl} onLogo={(logoUrl) => form.change({ logoUrl })} />
        <LogoField
          clientKey={clientKey}
          ground="dark"
          url={values.logoAtNightUrl}
          instead={values.logoUrl}
          onLogo={(logoAtNightUrl) => form.change({ logoAtNightUrl })}
        />
      </div>
    </fieldset>
  )
}
