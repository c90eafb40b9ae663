import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { useCustomer, usePanelRefresh } from './use-customer.ts'

interface Message {
  canal: 'email' | 'whatsapp'
  assunto: 'fatura' | 'proposta'
  referencia: string
}

/** Sends to the customer by the engine; the server keeps the log and knows who opted out. */
export function useSendMessage() {
  const customer = useCustomer()
  const refresh = usePanelRefresh()
  return useMutation({
    mutationFn: (message: Message) =>
      api.clientPanel.send.mutate({ ...customer, ...message, chave: crypto.randomUUID() }),
    onSuccess: async ({ situacao, mensagem, destino }) => {
      if (situacao === 'enviado') toast.success(`${mensagem} ${destino}`)
      else toast.error(mensagem)
      await refresh()
    },
  })
}
