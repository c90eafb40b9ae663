import { formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { bareMoney } from '@/lib/bare-units.ts'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { comparedMonthsText, useComparison } from '@/components/report/use-comparison.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { addressOf } from '@/lib/asked-address.ts'
import { trpc } from '@/lib/trpc.ts'
import { CostPanel, lastYear } from './cost-panel.tsx'

const heads = [
  'Veículo',
  'Combustível (R$)',
  'Manutenção (R$)',
  'Locação (R$)',
  'Multas (R$)',
  'Total (R$)',
  'KM',
  'Custo/km (R$)',
]

/** What the fleet cost in twelve months, together and by vehicle. */
export function CostPage() {
  const period = lastYear()
  const days = { de: period.inicio, ate: period.fim }
  const comparar = useComparison()
  const read = useQuery(trpc.fleet.costs.queryOptions(period))
  const totals = useQuery(trpc.fleet.costTotals.queryOptions({ ...period, comparar }))
  return (
    <Page>
      <PageHead total="12 meses" beside={comparedMonthsText(days, comparar)} />
      <PageSheet>
        <Toolbar>
          <ComparisonTool days={days} was={totals.data?.comparacao} />
        </Toolbar>
        <CostPanel period={period} comparar={comparar} />
        <div className="mt-6">
          <SectionLabel count={read.data?.length}>Por veículo</SectionLabel>
          <Loaded reads={[read]}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState text="Nenhum custo neste período." />
              ) : (
                <Table label="Custos por veículo">
                  <TableHeader>
                    <TableRow>
                      {heads.map((head, place) => (
                        <TableHead key={head} scope="col" pinned={place === 0} numeric={place > 0}>
                          {head}
                        </TableHead>
                      ))}
                    </TableRow>
                  </TableHeader>
                  <TableBody>
                    {rows.map((row) => (
                      <TableRow key={row.id}>
                        <TableCell pinned main>
                          <AddressLink to={addressOf(`/fleet/vehicle/edit/${row.id}`, { aba: 'custos' })}>
                            {row.placa}
                          </AddressLink>
                        </TableCell>
                        {[row.combustivel, row.manutencao, row.locacao, row.multas, row.total].map(
                          (value, place) => (
                            <TableCell key={heads[place + 1]} numeric>
                              {bareMoney(value)}
                            </TableCell>
                          ),
                        )}
                        <TableCell numeric>{formatNumber(row.km)}</TableCell>
                        <TableCell numeric>{bareMoney(row.custo_km)}</TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              )
            }
          </Loaded>
        </div>
      </PageSheet>
    </Page>
  )
}
