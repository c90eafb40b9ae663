import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@intranet/contract/formats'
import { eventNames, statusName, type LeadEvent } from '@intranet/contract/sales/lead-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Line = Outputs['leads']['history'][number]

function wordsOf({ acao, status_de, status_para }: Line): string {
  if (acao === 'status' && status_de !== null && status_para !== null)
    return `De ${statusName(status_de)} para ${statusName(status_para)}`
  return eventNames[acao as LeadEvent] ?? acao
}

/** What was done with a lead, newest first. */
export function LeadHistory({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(trpc.leads.history.queryOptions({ id }))
  return (
    <section className="mt-6" aria-label="Histórico">
      <SectionLabel count={data?.length}>Histórico</SectionLabel>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <Thread
          tall
          items={data.map((line) => ({
            key: String(line.id),
            label: line.texto ? `${wordsOf(line)}: ${line.texto}` : wordsOf(line),
            note: `${formatDateTime(line.created_at)}${line.usuario ? `, ${line.usuario}` : ''}`,
          }))}
        />
      )}
    </section>
  )
}
