import { useQueryClient } from '@tanstack/react-query'
import { peopleKey } from '../../../api/people.ts'
import { useAction } from '../../../api/use-action.ts'

/** Carries out an action on a person. Then fetches the list and the person again, also after a refusal, because the new values explain the refusal. */
export function usePersonAction(clientKey: string) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const act = async (action: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await run(action)
    await queries.invalidateQueries({ queryKey: peopleKey(clientKey) })
    return isDone
  }
  return { busy, failure, act }
}
