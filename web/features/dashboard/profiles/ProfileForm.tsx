import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { MAX_PROFILE_CHARACTERS } from '@fondly/domain/sender/profile-problems.ts'
import { type FormEvent, useRef, useState } from 'react'
import { NEW_PROFILE } from '../../../api/profiles.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useModalEscape } from '../../../ui/Modal.tsx'
import { useSideSheetWords } from '../../../words/side-sheet-words.ts'
import { Switch } from '../parts/Switch.tsx'
import { AddressFields } from './AddressFields.tsx'
import { Contested } from './Contested.tsx'
import { DisclaimerField } from './DisclaimerField.tsx'
import { LogoFields } from './LogoFields.tsx'
import { layOutPaper, type PaperPart } from './paper.ts'
import type { ProfileEditorProps } from './profile-editor-props.ts'
import { usePaperTools } from './paper-tools.ts'
import { ProfileFoot } from './ProfileFoot.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfilePaper } from './ProfilePaper.tsx'
import { RemoveProfile } from './RemoveProfile.tsx'
import { sayUse } from './say-use.ts'
import { SignatureField } from './SignatureField.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

/** The form of a sender profile and the paper beside it, redrawn at each keystroke. */
export function ProfileForm({
  clientKey,
  profileId,
  onClose,
  onSaved,
  title,
  seen,
}: ProfileEditorProps & { title: string; seen: ProfileAnswer }) {
  const texts = useProfilesWords()
  const { discard } = useSideSheetWords()
  const tools = usePaperTools()
  const element = useRef<HTMLFormElement>(null)
  const form = useProfileForm({ clientKey, profileId, seen })
  const { base, values, problems } = form
  const [language, setLanguage] = useState<'en_US' | 'es'>('en_US')
  const [inUse, setInUse] = useState<PaperPart>()
  const [asks, setAsks] = useState<'discard' | 'rename'>()
  const isNew = profileId === NEW_PROFILE
  const paper = base.example ? layOutPaper(tools, base.example, values, { language, inUse }) : undefined
  const use = sayUse(base.use, texts)

  const leave = () => (form.changes.length > 0 ? setAsks('discard') : onClose())
  useModalEscape(leave)
  const save = async (over?: ProfileAnswer) => {
    setAsks(undefined)
    const id = await form.save(over)
    if (id !== undefined && id !== profileId) onSaved(id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.hasProblems) {
      void save()
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    } else if (!isNew && form.changes.includes('name') && (base.use.people ?? 1) + base.use.drafts > 0) setAsks('rename')
    else void save()
  }

  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:grid-rows-[minmax(0,1fr)]">
      <form
        ref={element}
        noValidate
        aria-labelledby={title}
        onSubmit={submit}
        className="order-2 flex min-h-0 flex-col overflow-y-auto scroll-pb-24 lg:order-1"
      >
        <div className="grow px-5 pt-5 pb-4 md:px-12">
          <ProfileHead title={title} base={base} isNew={isNew} />
          {form.theirs && <Contested form={form} theirs={form.theirs} onKeep={() => void save(form.theirs)} />}
          <TextField
            label={texts.profileName}
            value={values.name}
            maxLength={MAX_PROFILE_CHARACTERS.name}
            problem={problems.name && texts.problems[problems.name]}
            onChange={({ target }) => form.change({ name: target.value })}
            onBlur={() => form.leave('name')}
          />
          <div onFocus={() => setInUse('address')}>
            <AddressFields clientKey={clientKey} form={form} stored={base.check} />
          </div>
          <div className="mt-2" onFocus={() => setInUse('signature')}>
            <SignatureField
              value={values.signature}
              onChange={(signature) => form.change({ signature })}
              onLeave={() => form.leave('signature')}
              problem={
                problems.signature ? texts.problems[problems.signature] : paper?.tooLong.includes('signature') ? texts.tooLong : undefined
              }
            />
          </div>
          <div className="mt-6 grid gap-x-6 gap-y-4 md:grid-cols-2">
            <div onFocus={() => setInUse('logo')}>
              <LogoFields clientKey={clientKey} form={form} />
            </div>
            <div onFocus={() => setInUse('disclaimer')}>
              <DisclaimerField
                form={form}
                language={language}
                onLanguage={setLanguage}
                isTooLong={paper?.tooLong.includes('disclaimer') ?? false}
              />
            </div>
          </div>
          <div className="mt-2 grid items-start gap-x-6 md:grid-cols-2" onFocus={() => setInUse(undefined)}>
            <TextField
              label={texts.invoiceAccount}
              optional
              value={values.invoiceAccount}
              maxLength={MAX_PROFILE_CHARACTERS.invoiceAccount}
              onChange={({ target }) => form.change({ invoiceAccount: target.value })}
            />
            <div className="md:pt-8">
              <Switch
                label={texts.newUserDefault}
                isOn={values.newUserDefault}
                onChange={(newUserDefault) => form.change({ newUserDefault })}
              />
            </div>
          </div>
          {!isNew && <RemoveProfile clientKey={clientKey} profileId={profileId} answer={base} use={use} onRemoved={onClose} />}
        </div>
        <ProfileFoot form={form} use={use} onCancel={leave} />
      </form>
      <ProfilePaper paper={paper} example={base.example} language={language} onLanguage={setLanguage} onClose={leave} />
      {asks === 'discard' && <Confirm {...discard} busy={false} failure={undefined} onYes={onClose} onNo={() => setAsks(undefined)} />}
      {asks === 'rename' && (
        <Confirm
          title={texts.renameAsk.title(values.name.trim())}
          text={texts.renameAsk.text(use)}
          yes={texts.renameAsk.yes}
          no={texts.renameAsk.no}
          busy={form.busy}
          failure={undefined}
          onYes={() => void save()}
          onNo={() => setAsks(undefined)}
        />
      )}
    </div>
  )
}
