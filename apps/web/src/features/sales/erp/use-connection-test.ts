import { formatNumber } from '@intranet/contract/formats'
import { erp } from '@intranet/contract/messages/registries'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

export const TEST_CONNECTION = 'Testar conexão'

/** Asks the system what it offers; its screens show only that. */
export const useConnectionTest = () =>
  useSave(
    {
      mutationFn: (id: number) => api.erp.test.mutate({ id }),
      onSuccess: ({ ok, mensagem }) => !ok && toast.error(mensagem ?? erp.unreachable),
    },
    {
      saved: ({ ok, capacidades }) =>
        ok ? `O ERP respondeu: ${formatNumber(capacidades.length)} recursos disponíveis.` : undefined,
      changes: [trpc.erp.pathFilter()],
    },
  )
