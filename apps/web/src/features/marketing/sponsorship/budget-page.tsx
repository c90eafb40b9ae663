import { can } from '@intranet/contract/access'
import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { BarChart } from '@/components/charts/chart.tsx'
import { inReais } from '@/components/charts/chart-data.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

const BudgetDialog = lazyDialog(async () => ({
  default: (await import('./budget-dialog.tsx')).BudgetDialog,
}))

type Year = Outputs['sponsorshipBudgets']['year']
type Spending = Year['provedores'][number]

const heads = [
  'Provedor',
  'Orçamento',
  'Comprometido',
  'Gasto',
  'Disponível',
  'Eventos',
  'Leads',
  'Custo por lead',
  'Vendas',
  'Custo por venda',
]
const moneyOr = (value: string | null) => (value === null ? '–' : formatMoney(value))
const leftOf = ({ orcamento, comprometido, gasto }: Spending) =>
  orcamento === null ? null : (Number(orcamento) - Number(comprometido) - Number(gasto)).toFixed(2)

function Providers({ year, onEdit }: { year: Year; onEdit?: (row: Spending) => void }) {
  return (
    <Table label="Por provedor">
      <TableHeader>
        <TableRow>
          {heads.map((head, place) => (
            <TableHead key={head} scope="col" pinned={place === 0} numeric={place > 0}>
              {head}
            </TableHead>
          ))}
          {onEdit && (
            <TableHead scope="col">
              <span className="sr-only">Ações</span>
            </TableHead>
          )}
        </TableRow>
      </TableHeader>
      <TableBody>
        {year.provedores.map((row) => (
          <TableRow key={row.id_empresa}>
            <TableCell pinned main>
              {row.provedor}
            </TableCell>
            {[
              moneyOr(row.orcamento),
              formatMoney(row.comprometido),
              formatMoney(row.gasto),
              moneyOr(leftOf(row)),
              formatNumber(row.eventos),
              formatNumber(row.leads),
              moneyOr(row.custo_lead),
              formatNumber(row.vendas),
              moneyOr(row.custo_venda),
            ].map((value, place) => (
              <TableCell key={heads[place + 1]} numeric>
                {value}
              </TableCell>
            ))}
            {onEdit && (
              <TableCell>
                <IconButton
                  icon={Pencil}
                  size="sm"
                  label={`Orçamento de ${row.provedor}`}
                  onClick={() => onEdit(row)}
                />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** A year of sponsorship: budgets, what is committed and spent, and what leads and sales cost. */
export function BudgetPage({ ano }: { ano?: number }) {
  const year = ano ?? Number(todayInBrazil().slice(0, 4))
  const navigate = useNavigate()
  const manages = can(useSession(), 'marketing', 'manage')
  const [edited, setEdited] = useState<Spending>()
  const read = useQuery(trpc.sponsorshipBudgets.year.queryOptions({ ano: year }))
  const show = (next: number) => void navigate({ to: '.', search: { ano: next }, replace: true })
  return (
    <Page>
      <PageHead total={String(year)}>
        <IconButton icon={ChevronLeft} label={`Ver ${year - 1}`} onClick={() => show(year - 1)} />
        <IconButton icon={ChevronRight} label={`Ver ${year + 1}`} onClick={() => show(year + 1)} />
      </PageHead>
      <PageSheet>
        <Loaded reads={[read]}>
          {(found) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <p className="text-muted-foreground">
                Recebidas no ano: {formatNumber(found.recebidas)} · Aprovadas: {formatNumber(found.aprovadas)}{' '}
                · Recusadas: {formatNumber(found.recusadas)}
              </p>
              <section>
                <SectionLabel count={found.provedores.length}>Por provedor</SectionLabel>
                <Providers year={found} onEdit={manages ? setEdited : undefined} />
              </section>
              <BarChart
                label="Comprometido e gasto por mês do evento"
                category="Mês"
                rows={found.meses.map(({ mes, comprometido, gasto }) => ({
                  Mês: `${year}-${String(mes).padStart(2, '0')}`,
                  comprometido: Number(comprometido),
                  gasto: Number(gasto),
                }))}
                series={[
                  { key: 'comprometido', name: 'Comprometido' },
                  { key: 'gasto', name: 'Gasto' },
                ]}
                unit={inReais}
              />
            </div>
          )}
        </Loaded>
        {edited && (
          <Suspense fallback={null}>
            <BudgetDialog row={edited} ano={year} onClose={() => setEdited(undefined)} />
          </Suspense>
        )}
      </PageSheet>
    </Page>
  )
}
