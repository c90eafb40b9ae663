import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { thisMonth, monthNames, periodOf, type Preset, presets } from './period.ts'

const labels: Record<Preset, string> = {
  mes: 'Este mês',
  anterior: 'Mês passado',
  ano: 'Este ano',
  doze: 'Últimos 12 meses',
}

/** The report's period; without a filter it is the current month. Other days are chosen under "Filtro". */
export function PeriodSelect({ search, column }: { search: TableSearch; column: string }) {
  const month = thisMonth()
  const filter = search.filtro[column]
  const written = JSON.stringify(filter)
  const chosen =
    filter === undefined
      ? 'mes'
      : (presets.find((preset) => JSON.stringify(periodOf(preset, month)) === written) ?? 'outro')
  return (
    <NativeSelect
      aria-label="Período"
      value={chosen}
      onChange={(event) => {
        const preset = presets.find((one) => one === event.target.value)
        if (preset) search.setFilter(column, preset === 'mes' ? undefined : periodOf(preset, month))
      }}
    >
      {presets.map((preset) => (
        <option key={preset} value={preset}>
          {labels[preset]}
        </option>
      ))}
      {chosen === 'outro' && <option value="outro">Outro período</option>}
    </NativeSelect>
  )
}

/** Nobody in the current month: the way to more of them. */
export function EmptyPeriod({ search, column }: { search: TableSearch; column: string }) {
  return (
    <EmptyState
      text="Ninguém neste mês."
      action={
        <Button
          variant="outline"
          cooldown={false}
          onClick={() => search.setFilter(column, periodOf('doze', thisMonth()))}
        >
          Ver 12 meses
        </Button>
      }
    />
  )
}

const ALL = 'ano'

/** The month of a birthday or anniversary; without a filter it is the current one. */
export function MonthSelect({ search }: { search: TableSearch }) {
  const current = Number(thisMonth().slice(5))
  const filter = search.filtro.mes
  const chosen = filter === undefined ? String(current) : typeof filter === 'number' ? String(filter) : ALL
  return (
    <NativeSelect
      aria-label="Mês"
      value={chosen}
      onChange={({ target: { value } }) =>
        search.setFilter(
          'mes',
          value === ALL ? { _gte: 1 } : Number(value) === current ? undefined : Number(value),
        )
      }
    >
      {monthNames.map((name, index) => (
        <option key={name} value={index + 1}>
          {name}
        </option>
      ))}
      <option value={ALL}>Ano todo</option>
    </NativeSelect>
  )
}
