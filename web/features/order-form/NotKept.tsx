import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'
import { type CarriedForm, listNotKept } from './carried-form.ts'

/** Says what did not come along to this card, because it is not offered here. */
export function NotKept({ setting, carried }: { setting: OrderFormSetting; carried: CarriedForm }) {
  const { notKept } = useFormPartWords()
  return (
    <output className="block">
      {listNotKept(carried, setting).map((name) => (
        <p key={name} className="-mt-2 mb-4 text-ink-2">
          {notKept[name]}
        </p>
      ))}
    </output>
  )
}
