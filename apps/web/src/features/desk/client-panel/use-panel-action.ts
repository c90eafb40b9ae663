import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '@/lib/toast.ts'
import { usePanelRefresh } from './use-customer.ts'

const newKey = () => crypto.randomUUID()

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
  const key = useRef(newKey())
  const refresh = usePanelRefresh()
  return useMutation({
    mutationFn: (input: Omit<Input, 'chave'>) => ask({ ...input, chave: key.current } as Input),
    onSuccess: async ({ situacao, mensagem }) => {
      if (situacao === 'incerto' || situacao === 'enviando') toast.error(mensagem)
      else {
        key.current = newKey()
        toast.success(mensagem)
      }
      await refresh()
    },
    onError: () => void refresh(),
  })
}
