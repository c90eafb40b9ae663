import { FigureTiles } from '@/components/charts/figure-tiles.tsx'
import { daysLater } from '@intranet/contract/today'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatNumber, formatPercent } from '@intranet/contract/formats'
import { leadReach } from '@intranet/contract/sales/lead-reach'
import type { LinkFigures } from '@intranet/contract/sales/tracking-link-schemas'
import { ReportPeriod } from '@/components/report/report-period.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { LineChart } from '@/components/charts/chart.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useToday } from '@/lib/use-now.ts'
import { type Figure, type LeadFilter, leadListAddress } from '../reports/lead-links.ts'
import { LinkField } from './link-field.tsx'
import { linkName } from './link-name.ts'
import { QrCode } from './qr-code.tsx'

const series = [
  { key: 'cliques', name: 'Cliques' },
  { key: 'leads', name: 'Leads' },
  { key: 'vendas', name: 'Vendas' },
]

export type FigurePeriod = 30 | 90 | 365
const periods: { value: FigurePeriod; label: string }[] = [
  { value: 30, label: '30 dias' },
  { value: 90, label: '90 dias' },
  { value: 365, label: '12 meses' },
]

/** "12,5 % dos cliques"; of nothing there is no share. */
const share = (part: number, whole: number, ofWhat: string, none: string) =>
  whole === 0 ? none : `${formatPercent((100 * part) / whole)} ${ofWhat}`

/** Opens the leads behind a figure, for the one who sees all of them: a seller's list would have fewer than were counted. */
function useLeadsBehind(filter: LeadFilter) {
  const session = useSession()
  if (!session || leadReach(session) !== 'provider') return undefined
  const door = can(session, 'vendas', 'manage') ? 'internal' : 'external'
  return (figure: Figure) => leadListAddress(door, figure, filter)
}

function Steps({ figures, filter }: { figures: LinkFigures; filter: LeadFilter }) {
  const { cliques, robos, leads, vendas } = figures
  const behind = useLeadsBehind(filter)
  const linked = (figure: Figure, value: number) => {
    const to = value > 0 && behind?.(figure)
    return to ? <AddressLink to={to}>{formatNumber(value)}</AddressLink> : formatNumber(value)
  }
  return (
    <FigureTiles
      figures={[
        ['Cliques', formatNumber(cliques), robos ? `e ${formatNumber(robos)} de robôs` : 'nenhum de robôs'],
        ['Leads', linked('leads', leads), share(leads, cliques, 'dos cliques', 'sem cliques')],
        ['Vendas', linked('efetivadas', vendas), share(vendas, leads, 'das leads', 'sem leads')],
      ]}
    />
  )
}

interface LinkFiguresPageProps {
  id: number
  period: FigurePeriod
  onPeriod: (period: FigurePeriod) => void
}

/** What a link was clicked and brought, over time, and its QR code. */
export function LinkFiguresPage({ id, period, onPeriod }: LinkFiguresPageProps) {
  const today = useToday()
  const asked = { id, data_ini: daysLater(today, 1 - period), data_fim: today }
  const read = useQuery({
    ...trpc.trackingLinks.figures.queryOptions(asked),
    placeholderData: keepPreviousData,
  })
  const writes = can(useSession(), 'vendas', 'create')
  return (
    <LoadedPage reads={[read]}>
      {(data) => {
        const { link, total, dados, por } = data
        const category = por === 'dia' ? 'Dia' : 'Mês'
        return (
          <Page>
            <PageHead beside={linkName(link)}>
              {link.editavel && writes && (
                <AddressLink
                  to={`/marketing/tracking-link/edit/${id}`}
                  className={buttonVariants({ variant: 'outline' })}
                >
                  <Pencil aria-hidden />
                  Editar
                </AddressLink>
              )}
            </PageHead>
            <PageSheet
              beside={
                <ReportPeriod>
                  <Segmented label="Período" value={period} options={periods} onChange={onPeriod} />
                </ReportPeriod>
              }
            >
              <Steps
                figures={total}
                filter={{ id_tracking: id, created_at: { _gte: asked.data_ini, _lte: asked.data_fim } }}
              />
              <p className="my-4 text-sm text-muted-foreground">
                Contam as leads do período que não foram excluídas nem marcadas como erradas; a lista de todas
                as leads pode ter mais.
              </p>
              <div className="grid grid-cols-[minmax(0,1fr)_280px] gap-4 max-[901px]:grid-cols-1">
                {Object.values(total).some(Boolean) ? (
                  <LineChart
                    label={
                      por === 'dia' ? 'Cliques, leads e vendas por dia' : 'Cliques, leads e vendas por mês'
                    }
                    category={category}
                    rows={dados.map((row) => ({ ...row, [category]: row.dia }))}
                    series={series}
                    period={{ from: asked.data_ini, to: asked.data_fim }}
                  />
                ) : (
                  <Card className="grid content-center">
                    <EmptyState
                      title="Nenhum clique no período"
                      text="Assim que alguém abrir o link, cliques, leads e vendas aparecem aqui."
                    />
                  </Card>
                )}
                <Card asChild className="grid content-start gap-4 p-4">
                  <section aria-label="Link e QR code">
                    <LinkField url={link.url} />
                    <QrCode url={link.url} code={link.codigo} />
                  </section>
                </Card>
              </div>
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
