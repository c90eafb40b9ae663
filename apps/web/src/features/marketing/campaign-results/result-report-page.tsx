import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatCount } from '@intranet/contract/formats'
import { resultChannels } from '@intranet/contract/marketing/result-words'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ThisPage } from '@/components/shell/section-index.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { nothingBefore, ProviderFigures, type ProviderWords } from '@/components/report/provider-figures.tsx'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { ProviderCards } from '@/features/company/provider-cards.tsx'
import { MetricCharts } from './metric-charts.tsx'
import { MetricTable } from './metric-table.tsx'
import type { ResultReportSearch } from './result-search.ts'
import { searchWith } from '@/lib/search-with.ts'
import { wordOptions } from '@/lib/options-of.ts'

const base = '/marketing/results-campaigns-report'
const tables = {
  sintetico: 'Sintético',
  consolidado: 'Semanal consolidado',
  detalhado: 'Semanal detalhado',
}
const words: ProviderWords = {
  total: ['lead', 'leads'],
  outro: (sales) => formatCount(sales, 'venda', 'vendas'),
  share: 'outro of total',
  more: 'good',
}
const monthHead = ({ mes, ano }: { mes: string; ano: number }) => `${mes}/${ano}`
const periodHead = ({ periodo }: { periodo: string }) => periodo

/** The card Geral and one per provider, and the three tables of the chosen one (docs/marketing.md#report-of-results). */
export function ResultReportPage({
  provedor,
  canal = 'Facebook',
}: Omit<ResultReportSearch, 'canal'> & { canal?: (typeof resultChannels)[number] }) {
  const session = useSession()
  const navigate = useNavigate()
  const choose = (part: ResultReportSearch) =>
    void navigate({
      to: '.',
      search: searchWith(part),
      resetScroll: false,
    })
  const synthetic = useQuery(trpc.campaignResults.synthetic.queryOptions({ provedor }))
  const weekly = useQuery(trpc.campaignResults.weekly.queryOptions({ provedor }))
  const detailed = useQuery(trpc.campaignResults.detailed.queryOptions({ provedor, canal }))
  const comparar = useComparison()
  const { data: cards } = useQuery(trpc.campaignResults.providers.queryOptions({ comparar }))
  const days = cards?.inicio && cards.fim ? { de: cards.inicio, ate: cards.fim } : undefined
  const fractions = provedor !== undefined
  const style = { fractions, conversionPlaces: 2 }
  return (
    <Page>
      <PageHead beside={comparedDaysText(days, comparar, nothingBefore(cards?.provedores))}>
        <AddressLink to={`${base}/list`} className={buttonVariants({ variant: 'outline' })}>
          <List aria-hidden />
          LISTAR RESULTADOS
        </AddressLink>
        {can(session, 'vendas', 'create') && <AddLink to={`${base}/register`}>REGISTRAR RESULTADO</AddLink>}
      </PageHead>
      <PageSheet
        beside={
          <div className="max-[1100px]:hidden">
            <ThisPage sections={tables} />
          </div>
        }
      >
        <ProviderCards
          chosen={provedor}
          onChoose={(key) => choose({ provedor: key })}
          renderFigures={(key) => cards && <ProviderFigures rows={cards.provedores} of={key} words={words} />}
        />
        <Toolbar>
          <ComparisonTool days={days} />
        </Toolbar>
        {synthetic.data && <MetricCharts columns={synthetic.data} />}
        <MetricTable id="sintetico" title="SINTÉTICO" report={synthetic} head={monthHead} style={style} />
        <MetricTable
          id="consolidado"
          title="SEMANAL CONSOLIDADO"
          report={weekly}
          head={periodHead}
          style={{ fractions, conversionPlaces: fractions ? 4 : 2 }}
        />
        <MetricTable
          id="detalhado"
          title="SEMANAL DETALHADO"
          report={detailed}
          head={periodHead}
          style={style}
        >
          <Segmented
            label="Canal"
            value={canal}
            options={wordOptions(resultChannels)}
            onChange={(name) => choose({ canal: name === 'Google' ? name : undefined })}
          />
        </MetricTable>
      </PageSheet>
    </Page>
  )
}
