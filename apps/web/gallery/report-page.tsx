import { LineChart } from '@/components/charts/chart.tsx'
import { FigureTiles } from '@/components/charts/figure-tiles.tsx'
import { FigureValue } from '@/components/charts/figure-value.tsx'
import { Funnel } from '@/components/charts/funnel.tsx'
import { Sparkline } from '@/components/charts/sparkline.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'

const providers = [
  ['Geral', '123 leads', [5, 8, 5, 7, 3, 8, 5], '−4,9 pp'],
  ['Produto', '58 leads', [2, 3, 4, 3, 1, 4, 2], '+2,1 pp'],
  ['RazaoInfo', '39 leads', [1, 3, 1, 2, 1, 2, 2], undefined],
] as const

/** A report: its period, providers with their figures, the sentence, at most two charts. */
export function ReportPage() {
  return (
    <Page>
      <PageHead
        heading="CAMPANHAS"
        beside="relatório, 1 a 23 de novembro, contra 1 a 23 de outubro"
        total={7}
      />
      <PageSheet
        beside={
          <>
            <SectionLabel>Período</SectionLabel>
            <NativeSelect aria-label="Período">
              <option>Este mês</option>
            </NativeSelect>
          </>
        }
      >
        <div className="mb-3.5 grid grid-cols-3 gap-2.5">
          {providers.map(([name, leads, days, difference]) => (
            <Card key={name} className="block p-3">
              <b className="block text-sm">{name}</b>
              <span className="flex items-center justify-between">
                <FigureValue>{leads}</FigureValue>
                <Sparkline values={[...days]} />
              </span>
              {difference && (
                <Badge variant={difference.startsWith('−') ? 'destructive' : 'success'}>{difference}</Badge>
              )}
            </Card>
          ))}
        </div>
        <FigureTiles
          figures={[
            ['Leads', '123', 'eram 117'],
            ['Conversão', '26,8 %', '−4,9 pp'],
            ['Tempo médio', '6 d 11 h'],
          ]}
        />
        <Card className="mb-4 flex-row items-center justify-between p-4" role="status">
          <p className="text-[16px] leading-6">16 leads pararam em Prospecção (eram 9).</p>
          <Button variant="outline">Ver as 16</Button>
        </Card>
        <div className="grid gap-4 lg:grid-cols-2">
          <Funnel
            label="Funil"
            then="em outubro"
            steps={[
              { name: 'Prospecção', value: 123, before: 110 },
              { name: 'Processo', value: 107, before: 96 },
              { name: 'Viabilidade', value: 44, before: 60 },
            ]}
          />
          <LineChart
            label="Leads por mês"
            category="Mês"
            rows={[
              { Mês: '2026-09', leads: 110 },
              { Mês: '2026-10', leads: 117 },
              { Mês: '2026-11', leads: 123 },
            ]}
            series={[{ key: 'leads', name: 'Leads' }]}
          />
        </div>
      </PageSheet>
    </Page>
  )
}
