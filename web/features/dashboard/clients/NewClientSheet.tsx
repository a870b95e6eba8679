import { COPIED_PARTS, type CopiedPart } from '@fondly/domain/client/copied-parts.ts'
import type { DashboardClients, NewClientAnswer } from '@fondly/contracts/bff/dashboard.ts'
import { isLikeSlug } from '@fondly/domain/client/slug.ts'
import { type FormEvent, useId, useState } from 'react'
import { createClient } from '../../../api/dashboard.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { useClientsWords } from './clients-words.ts'

type NewClientSheetProps = {
  clients: DashboardClients['clients']
  onClose: () => void
  onCreated: (created: NewClientAnswer & { name: string }) => void
}

const NONE = { name: '', key: '', commerceAccount: '' }

/** Creates a client. The user chooses which parts to copy from another client. */
export function NewClientSheet({ clients, onClose, onCreated }: NewClientSheetProps) {
  const texts = useClientsWords()
  const form = useId()
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState(NONE)
  const [source, setSource] = useState('')
  const [parts, setParts] = useState<readonly CopiedPart[]>(COPIED_PARTS)
  const [wasTried, setTried] = useState(false)
  const name = typed.name.trim()
  const nameProblem = name ? undefined : texts.nameMissing
  const keyProblem = isLikeSlug(typed.key) ? undefined : texts.keyProblem

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (nameProblem || keyProblem) return
    const copyFrom = source && parts.length > 0 ? { copyFrom: { key: source, parts: [...parts] } } : {}
    await run(async () => onCreated({ ...(await createClient({ ...typed, name, ...copyFrom })), name }))
  }

  return (
    <SideSheet
      title={texts.add}
      isDirty={JSON.stringify(typed) !== JSON.stringify(NONE)}
      onClose={onClose}
      foot={
        <Button looks="primary" type="submit" form={form} aria-disabled={busy}>
          {texts.create}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void create(event)}>
        <TextField
          label={texts.name}
          value={typed.name}
          maxLength={60}
          problem={wasTried ? nameProblem : undefined}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextField
          label={texts.key}
          value={typed.key}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          problem={wasTried ? keyProblem : undefined}
          onChange={({ target }) => setTyped({ ...typed, key: target.value })}
        />
        <p className="mb-4 text-small text-ink-2">{texts.keyHint}</p>
        <TextField
          label={texts.account}
          optional
          value={typed.commerceAccount}
          maxLength={40}
          onChange={({ target }) => setTyped({ ...typed, commerceAccount: target.value })}
        />
        <SelectField label={texts.copyFrom} value={source} onChange={({ target }) => setSource(target.value)}>
          <option value="">{texts.copyNothing}</option>
          {clients.map(({ key, name: title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
        {source && (
          <fieldset>
            <legend className="font-semibold">{texts.copyWhat}</legend>
            {COPIED_PARTS.map((part) => (
              <label key={part} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={parts.includes(part)}
                  onChange={({ target }) => setParts(COPIED_PARTS.filter((one) => (one === part ? target.checked : parts.includes(one))))}
                  className="size-5 accent-accent"
                />
                {texts.parts[part]}
              </label>
            ))}
          </fieldset>
        )}
        {failure && (
          <p role="alert" className="mt-3 font-medium text-error">
            {failure}
          </p>
        )}
      </form>
    </SideSheet>
  )
}
