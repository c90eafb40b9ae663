import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomName } from '@/lib/random-name.ts'
import { toast } from '@/lib/toast.ts'
import { usePanelRefresh } from './use-customer.ts'

interface ActionAnswer {
  situacao: string
  mensagem: string
}

/**
 * An action of the ERP under a key: the same one until it is known what became of it, so that a second click or a lost
 * answer never asks twice.
 */
export function usePanelAction<Input extends { chave: string }>(
  ask: (input: Input) => Promise<ActionAnswer>,
) {
  const key = useRef(randomName())
  const refresh = usePanelRefresh()
  return useMutation({
    mutationFn: (input: Omit<Input, 'chave'>) => ask({ ...input, chave: key.current } as Input),
    onSuccess: async ({ situacao, mensagem }) => {
      if (situacao === 'incerto' || situacao === 'enviando') toast.error(mensagem)
      else {
        key.current = randomName()
        toast.success(mensagem)
      }
      await refresh()
    },
    onError: () => void refresh(),
  })
}

/** What the intranet itself keeps of the customer; `told` says that it is done. */
export function usePanelWrite<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  told: (answer: Answer) => string,
) {
  const refresh = usePanelRefresh()
  return useMutation({
    mutationFn: ask,
    onSuccess: (answer) => void toast.success(told(answer)),
    onSettled: refresh,
  })
}
