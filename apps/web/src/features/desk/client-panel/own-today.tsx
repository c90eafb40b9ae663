import { accessReasonNames } from '@intranet/contract/desk/client-panel-words'
import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** An attendance that waits for its customer to be identified. */
export type Begun = Outputs['clientPanel']['begin'] & { sistema: string; cod_cliente: string; nome: string }
type OwnAttendance = Outputs['clientPanel']['today'][number]

/** One's own attendances of today; each is identified again. */
export function OwnToday({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const today = useQuery({ ...trpc.clientPanel.today.queryOptions(), staleTime: 0 })
  const begin = useSave({
    mutationFn: async ({ sistema, cod_cliente, motivo, nome_razaosocial: nome }: OwnAttendance) => {
      const begun = await api.clientPanel.begin.mutate({ sistema, cod_cliente, motivo })
      return { ...begun, sistema, cod_cliente, nome }
    },
    onSuccess: onBegun,
  })
  if (!today.data?.length) return null
  return (
    <section className="mb-6 max-w-[640px]" aria-label="Seus atendimentos de hoje">
      <SectionLabel count={today.data.length}>Seus atendimentos de hoje</SectionLabel>
      <Card asChild className="block py-0 divide-y divide-border">
        <ul>
          {today.data.map((one) => (
            <li
              key={one.protocolo}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 text-sm"
            >
              <span className="min-w-0 grow">
                <span className="block truncate">{one.nome_razaosocial}</span>
                <span className="block text-xs text-muted-foreground">
                  {formatDateTime(one.created_at)} · {one.cod_cliente} · {one.provedor} ·{' '}
                  {accessReasonNames[one.motivo]}
                </span>
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Atender ${one.nome_razaosocial} (${one.cod_cliente})`}
                busy={begin.isPending && begin.variables.protocolo === one.protocolo}
                onClick={() => begin.mutate(one)}
              >
                Atender
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
