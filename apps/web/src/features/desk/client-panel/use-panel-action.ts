import type { ActionState } from '@intranet/contract/desk/client-panel-words'
import { useRef } from 'react'
import { randomName } from '@/lib/random-name.ts'
import { ShownError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { useSave } from '@/lib/use-save.ts'
import { usePanelRefresh } from './use-customer.ts'

/** What forms of the panel say: the action itself says that it is done, and the ERP's own words why it is not. */
export const actionTexts = { success: null, failed: (message: string) => message }

interface ActionAnswer {
  situacao: ActionState
  mensagem: string
}

/** The system did it, or took the request. */
export const isDone = (situacao: ActionState) => situacao === 'feita' || situacao === 'pedida'
/** The system certainly did not do it. */
const isUndone = (situacao: ActionState) => situacao === 'recusada' || situacao === 'nao_feita'

/**
 * An action of the ERP under a key: the same one until it is known what became of it, so that a second click or a lost
 * answer never asks twice. What was not done is an error: a form stays open with what was typed.
 */
export function usePanelAction<Input extends { chave: string }>(
  ask: (input: Input) => Promise<ActionAnswer>,
) {
  const key = useRef(randomName())
  const refresh = usePanelRefresh()
  return useSave({
    mutationFn: async (input: Omit<Input, 'chave'>) => {
      const answer = await ask({ ...input, chave: key.current } as Input)
      if (!isUndone(answer.situacao)) return answer
      key.current = randomName()
      throw new ShownError(answer.mensagem)
    },
    onSuccess: async ({ situacao, mensagem }) => {
      if (isDone(situacao)) {
        key.current = randomName()
        toast.success(mensagem)
      } else toast.error(mensagem)
      await refresh()
    },
    onError: () => void refresh(),
  })
}

/** What the intranet itself keeps of the customer; `doneText` says that it is done. */
export function usePanelWrite<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  doneText: (answer: Answer) => string,
) {
  const refresh = usePanelRefresh()
  return useSave({ mutationFn: ask, onSettled: refresh }, { saved: doneText })
}
