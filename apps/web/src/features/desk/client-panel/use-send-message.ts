import { useRef } from 'react'
import { api } from '@/lib/api.ts'
import { randomName } from '@/lib/random-name.ts'
import { toast } from '@/lib/toast.ts'
import { useSave } from '@/lib/use-save.ts'
import { useCustomer, usePanelRefresh } from './use-customer.ts'

export interface Message {
  canal: 'email' | 'whatsapp'
  assunto: 'fatura' | 'proposta'
  referencia: string
}

const nameOf = ({ canal, assunto, referencia }: Message) => `${canal} ${assunto} ${referencia}`

/**
 * Sends to the customer by the engine; the server keeps the log and knows who opted out. A message keeps its key while
 * the screen is open, so that a second click sends nothing more. One that did not leave, or may not have left, gets
 * another: the server knows how long it is not sent again.
 */
export function useSendMessage() {
  const customer = useCustomer()
  const refresh = usePanelRefresh()
  const keys = useRef(new Map<string, string>())
  return useSave({
    mutationFn: (message: Message) => {
      const chave = keys.current.get(nameOf(message)) ?? randomName()
      keys.current.set(nameOf(message), chave)
      return api.clientPanel.send.mutate({ ...customer, ...message, chave })
    },
    onSuccess: async ({ situacao, mensagem, destino }, message) => {
      if (situacao === 'enviado') toast.success(`${mensagem} ${destino}`)
      else toast.error(mensagem)
      if (situacao !== 'enviado') keys.current.delete(nameOf(message))
      await refresh()
    },
  })
}
