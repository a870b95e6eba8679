import type { ClientSettings, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { changeSettings, settingsQuery } from '../../../api/client-settings.ts'
import { useAction } from '../../../api/use-action.ts'

export type SettingName = keyof ClientSettings

/** One setting: the stored value, the typed value, and conflicts with other users. */
export function useSetting<Name extends SettingName>(clientKey: string, answer: SettingsAnswer, name: Name) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState<{ value: NonNullable<ClientSettings[Name]> }>()
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const stored = answer.settings[name]

  async function save(value: ClientSettings[Name] | null = typed?.value): Promise<void> {
    const sent = typed
    // Keeps text that was typed during the save.
    const settle = (next?: typeof sent) => setTyped((now) => (now === sent ? next : now))
    setSaved(false)
    let isLost = false
    const isAnswered = await run(async () => {
      try {
        const next = await changeSettings(clientKey, answer.version, { [name]: value ?? null })
        queries.setQueryData(settingsQuery(clientKey).queryKey, next)
      } catch (error) {
        // A conflict is shown with both values. Any other failure is shown beside the form.
        if (!(error instanceof Refused) || error.refusal?.code !== 'changed-meanwhile') throw error
        const now = await queries.fetchQuery({ ...settingsQuery(clientKey), staleTime: 0 })
        // Another user has changed another setting of this client, so there is no conflict. Saves the value with the new version.
        if (JSON.stringify(now.settings[name]) === JSON.stringify(stored)) {
          queries.setQueryData(settingsQuery(clientKey).queryKey, await changeSettings(clientKey, now.version, { [name]: value ?? null }))
          return
        }
        if (value !== null && value !== undefined) settle({ value })
        setContested(true)
        isLost = true
      }
    })
    if (!isAnswered || isLost) return
    settle()
    setContested(false)
    setSaved(true)
    void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
  }

  return {
    value: typed ? typed.value : stored,
    stored,
    isDirty: typed !== undefined,
    isContested,
    isSaved: isSaved && typed === undefined,
    busy,
    failure,
    type: (value: NonNullable<ClientSettings[Name]>) => {
      setSaved(false)
      setTyped({ value })
    },
    save,
    forget: () => {
      setTyped(undefined)
      setContested(false)
    },
  }
}

export type Setting<Name extends SettingName> = ReturnType<typeof useSetting<Name>>
