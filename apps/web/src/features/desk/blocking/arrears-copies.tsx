import { can } from '@intranet/contract/access'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { blocking as text } from '@intranet/contract/messages/blocking'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** When the customers in arrears of each provider were copied, and the button that copies them again. */
export function ArrearsCopies() {
  const manages = can(useSession(), 'regras_bloqueio', 'manage')
  const { data } = useQuery({
    ...trpc.blockingSimulations.copies.queryOptions(),
    refetchInterval: (query) => (query.state.data?.some(({ atualizando }) => atualizando) ? 3000 : false),
  })
  const refresh = useSave(trpc.blockingSimulations.refresh.mutationOptions(), {
    saved: text.refreshed,
    changes: [trpc.blockingSimulations.pathFilter()],
  })
  if (!data?.length) return null
  return (
    <ul
      aria-label="Clientes em atraso"
      className="mb-4 grid gap-2 rounded-md border border-border px-4 py-3 text-sm"
    >
      {data.map(({ id_empresa, empresa, concluida_em, clientes, atualizando, erro }) => (
        <li key={id_empresa} className="flex items-center justify-between gap-2">
          <span>
            <b>{empresa}</b>:{' '}
            {concluida_em
              ? `${formatCount(clientes, 'cliente', 'clientes')} em atraso, em ${formatDateTime(concluida_em)}`
              : 'clientes em atraso ainda não carregados'}
            {erro && <span className="block text-danger">{erro}</span>}
          </span>
          {manages && (
            <Button
              variant="outline"
              icon={RefreshCw}
              busy={atualizando || refresh.isPending}
              onClick={() => refresh.mutate({ id_empresa })}
            >
              Atualizar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
