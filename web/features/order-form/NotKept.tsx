import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'
import type { CarriedForm } from './carried-form.ts'
import { useForm } from './form-state.tsx'
import { listNotKept } from './not-kept.ts'

/** Says which words could not be taken over, because this card does not offer them. Disappears when the sender has chosen or written other words. */
export function NotKept({ pageData, carried }: { pageData: OrderFormPageData; carried: CarriedForm }) {
  const { notKept } = useFormPartWords()
  const { values } = useForm()
  return (
    <output className="block">
      {listNotKept(carried, pageData, values).map(({ name, toDo }) => (
        <p key={name} className="-mt-2 mb-4 text-ink-2">
          {notKept[name]} {toDo && notKept[toDo]}
        </p>
      ))}
    </output>
  )
}
