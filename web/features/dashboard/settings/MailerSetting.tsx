import type { SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { isMailer } from '@fondly/domain/client/mailer.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useSetting } from './use-setting.ts'

/** The values for first-class mail without an additional service of the post office (USPS-B-3200). */
const NONE = { mailerId: '', serviceType: '300', barcodeId: '00' }

/** The client's own numbers at the post office, which the barcode on its envelopes contains. */
export function MailerSetting({ clientKey, answer }: { clientKey: string; answer: SettingsAnswer }) {
  const texts = useSettingsWords()
  const setting = useSetting(clientKey, answer, 'intelligentMail')
  const mailer = setting.value ?? NONE
  const problem = setting.isDirty && !isMailer(mailer) ? texts.mailerWrong : undefined
  return (
    <SettingRow name="intelligentMail" hint={texts.hints.intelligentMail} setting={setting} problem={problem} isWide>
      <div className="grid items-end gap-x-4 @md:grid-cols-4">
        {(['mailerId', 'serviceType', 'barcodeId'] as const).map((part) => (
          <TextField
            key={part}
            label={texts.parts[part]}
            inputMode="numeric"
            maxLength={DIGITS[part]}
            value={mailer[part]}
            onChange={({ target }) => setting.type({ ...mailer, [part]: target.value.replaceAll(/\D/g, '') })}
          />
        ))}
        {setting.stored && (
          <Button looks="quiet" aria-disabled={setting.busy} onClick={() => void setting.save(null)}>
            {texts.mailerNone}
          </Button>
        )}
      </div>
    </SettingRow>
  )
}

const DIGITS = { mailerId: 9, serviceType: 3, barcodeId: 2 }
