import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const changes = [trpc.weeklySummary.pathFilter()]

function SummaryChoice({ own }: { own: Outputs['weeklySummary']['own'] }) {
  const choose = useSave(trpc.weeklySummary.choose.mutationOptions(), {
    saved: (_, { ligado }) => text.saved(ligado),
    changes,
  })
  return (
    <Card className="flex flex-row items-center gap-4 p-3">
      <div className="min-w-0 grow text-sm">
        <label htmlFor="resumo-semanal" className="font-semibold">
          Resumo da semana por e-mail
        </label>
        <p id="resumo-semanal-texto" className="max-w-[70ch] break-words text-muted-foreground">
          Às segundas-feiras de manhã, em {own.email}: o que está atrasado, o que vence e o que há para ler,
          sem nomes de pessoas. Nada chega quando não há nada, nem nas férias e afastamentos.
        </p>
      </div>
      <Switch
        id="resumo-semanal"
        aria-describedby="resumo-semanal-texto"
        checked={own.ligado}
        disabled={choose.isPending}
        onCheckedChange={(ligado) => choose.mutate({ ligado })}
      />
    </Card>
  )
}

/** Whether one's week comes by mail (docs/weekly-summary.md). */
export function SummarySection() {
  const read = useQuery(trpc.weeklySummary.own.queryOptions())
  return (
    <section className="mt-6">
      <SectionLabel>Avisos por e-mail</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="h-20" />}>
        {(own) => <SummaryChoice own={own} />}
      </Loaded>
    </section>
  )
}
