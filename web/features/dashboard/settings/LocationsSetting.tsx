import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { MAX_LOCATION_CHARACTERS, MAX_LOCATIONS } from '@fondly/domain/client/location-limits.ts'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { focusBeside, focusLastItem } from '../parts/focus-beside.ts'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useSetting } from './use-setting.ts'

type Location = NonNullable<ClientSettings['locations']>[number]

/** The locations of the client. The user can add, rename and remove them, and choose one for people without a location. */
export function LocationsSetting({ clientKey, answer }: { clientKey: string; answer: SettingsAnswer }) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'locations')
  const added = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  const locations = setting.value ?? []
  const stored = new Set((setting.stored ?? []).map(({ value }) => value))
  const type = (next: Location[]) => setting.type(next)
  const rename = (renamed: Location, label: string) => type(locations.map((one) => (one === renamed ? { ...one, label } : one)))
  const choose = (chosen: Location) =>
    type(locations.map((one) => ({ value: one.value, label: one.label, ...(one === chosen ? { default: true } : {}) })))
  // An unsaved location has a number as its value. When it is saved, its name becomes its value, which cards print.
  const add = () => {
    added.current += 1
    type([...locations, { value: `+${added.current}`, label: '' }])
    focusLastItem(list.current)
  }
  const named = () =>
    locations.map((one) => ({ ...one, label: one.label.trim(), ...(stored.has(one.value) ? {} : { value: one.label.trim() }) }))

  const names = locations.map(({ label }) => label.trim())
  const isTwice = [names, named().map(({ value }) => value)].some((all) => new Set(all).size < all.length)
  const problem = names.includes('') ? texts.locationUnnamed : isTwice ? texts.locationTwice : undefined
  return (
    <SettingRow
      name="locations"
      hint={texts.hints.locations}
      setting={{ ...setting, save: () => setting.save(named()) }}
      problem={problem}
      isWide
    >
      <fieldset>
        <legend className="sr-only">{texts.fields.locations}</legend>
        <ul ref={list} className="grid gap-y-1">
          {locations.map((location, at) => (
            <li key={location.value} className="grid grid-cols-[1fr_auto] items-center gap-x-4 @md:grid-cols-[1fr_auto_auto]">
              <TextField
                className="@max-md:col-span-2"
                label={texts.locationName(at + 1)}
                value={location.label}
                maxLength={MAX_LOCATION_CHARACTERS}
                onChange={({ target }) => rename(location, target.value)}
              />
              <label className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="default-location"
                  checked={location.default === true}
                  onChange={() => choose(location)}
                  className="size-5 accent-accent"
                />
                {texts.locationDefault}
              </label>
              <button
                type="button"
                aria-label={texts.locationRemove(location.label)}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  type(locations.filter((one) => one !== location))
                }}
                className="grid size-11 place-items-center"
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <Button disabled={locations.length >= MAX_LOCATIONS} onClick={add}>
          {texts.locationAdd}
        </Button>
      </fieldset>
    </SettingRow>
  )
}
