import { openStages, publicStages } from '@intranet/contract/careers/career-options'
import { formatStay } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'

/** The stages that a candidate goes through, each with the days that it usually takes where at least ten were hired. */
export function HiringPath({ id }: { id: number }) {
  const { data } = useQuery({ ...trpc.vacancies.hiringPath.queryOptions({ id }), meta: { quiet: true } })
  const usual = (days: number | null | undefined) => (typeof days === 'number' ? formatStay(days) : undefined)
  return (
    <Card asChild className="block self-start p-5">
      <section aria-label="Como é o caminho">
        <h2 className="mb-3 text-sm font-semibold">Como é o caminho</h2>
        <Thread
          tall
          items={[
            ...openStages.map((etapa) => ({
              key: etapa,
              label: publicStages[etapa].rotulo,
              count: usual(data?.etapas.find((one) => one.etapa === etapa)?.dias),
            })),
            { key: 'contratado', label: publicStages.contratado.rotulo, count: usual(data?.total) },
          ]}
        />
        <p className="mt-3 text-xs text-muted-foreground">
          {data && data.contratacoes > 0
            ? `Medianas das últimas ${data.contratacoes} contratações; no fim, o total. `
            : ''}
          Você acompanha cada etapa em <AddressLink to="/applicants/info">Minhas candidaturas</AddressLink>.
        </p>
      </section>
    </Card>
  )
}
