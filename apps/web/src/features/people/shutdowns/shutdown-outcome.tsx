import { lineOutcomeLabels } from '@intranet/contract/people/shutdown-options'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { holdingKind } from './holding-kind.ts'

type Line = Outputs['shutdowns']['outcome'][number]

/** What became of a line; who has it now, where it was handed over. */
function outcomeWords({ destino, para }: Line): string {
  if (destino !== 'repassado') return lineOutcomeLabels[destino]
  return para ? `Passou para ${para}` : 'Ficou sem responsável; os gestores foram avisados'
}

/** What became of each line: handed over or received so far, and the rest when the shutdown was carried out. */
export function ShutdownOutcome({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(trpc.shutdowns.outcome.queryOptions({ id }))
  return (
    <section id="destino" className="mb-6">
      <SectionLabel count={data?.length}>Destino dos itens</SectionLabel>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="text-sm text-muted-foreground">Nenhum item repassado ou recebido ainda.</p>
      )}
      <ul className="grid gap-2 text-sm">
        {data?.map((line, place) => {
          const { label, icon: Icon } = holdingKind[line.tipo]
          return (
            <li key={`${line.registro}/${place}`} className="flex items-start gap-2">
              <Icon className="mt-0.5 shrink-0 text-muted-foreground" aria-label={label} />
              <div className="min-w-0 grow break-words">
                {line.rota ? (
                  <AddressLink to={uncheckedAddress(line.rota)} preload={false}>
                    {line.descricao}
                  </AddressLink>
                ) : (
                  line.descricao
                )}
                <small className="block text-xs text-muted-foreground">{outcomeWords(line)}</small>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
