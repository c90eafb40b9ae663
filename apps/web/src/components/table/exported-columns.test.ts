/** What "Colunas da tela" writes for columns whose cell says more, or is named otherwise, than one column of the list. */
import { birthdayReport } from '@intranet/contract/people/hr-reports'
import { exportHeads, type ListDefinition } from '@intranet/contract/list'
import { resultSchemas } from '@intranet/contract/marketing/result-schemas'
import { eventSchemas } from '@intranet/contract/marketing/event-schemas'
import { campaignList } from '@intranet/contract/marketing/roulette'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { coverageEntity } from '@intranet/contract/sales/coverage'
import { priceList } from '@intranet/contract/sales/pricing-schemas'
import { leadList } from '@intranet/contract/sales/lead-list'
import { leadLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { expect, it } from 'vitest'
import { eventColumns } from '@/features/marketing/events/event-list-page.tsx'
import { resultColumns } from '@/features/marketing/campaign-results/result-list-page.tsx'
import { rouletteColumns } from '@/features/marketing/roulette/roulette-list-page.tsx'
import { birthdayColumns } from '@/features/people/hr-reports/birthday-page.tsx'
import { coverageColumns } from '@/features/sales/coverage/coverage-list-page.tsx'
import { leadColumns } from '@/features/sales/leads/lead-columns.tsx'
import { priceColumns } from '@/features/sales/pricing/price-columns.tsx'
import { columnId, exportedNames, type ListColumn } from './list-column.ts'

function filed<Row extends object>(columns: ListColumn<Row>[], list: ListDefinition<string>): string[] {
  const heads = exportHeads(list)
  const shown = columns.map((column) => ({ id: columnId(column), columnDef: column }))
  return exportedNames(shown).map((name) => heads[name]?.label ?? `nothing for ${name}`)
}

it.each([
  ['a birthday', () => filed(birthdayColumns, birthdayReport), ['Dia/mês']],
  ['the days of an event', () => filed(eventColumns, eventSchemas.list), ['Início', 'Fim']],
  ['the days of a roulette', () => filed(rouletteColumns, campaignList), ['Início', 'Fim']],
  ['the period of a result', () => filed(resultColumns, resultSchemas.list), ['Período']],
  [
    'the numbers of a street',
    () => filed(coverageColumns, schemasOf(coverageEntity).list),
    ['Número de', 'Número até'],
  ],
  [
    'a price, its promotion and how long both last',
    () => filed(priceColumns, priceList),
    ['Valor promocional', 'Meses de promoção', 'Vigência de', 'Vigência até'],
  ],
])('%s is whole in the file, and no column is lost', (_name, heads, wanted) => {
  expect(heads()).toEqual(expect.arrayContaining(wanted))
  expect(heads().filter((label) => label.startsWith('nothing'))).toEqual([])
})

const about: Partial<Record<LeadListKey, string[]>> = {
  all: ['Desfecho'],
  upgrade: ['Produto atual', 'Produto', 'Diferença', 'Desfecho'],
  downgrade: ['Produto atual', 'Produto', 'Diferença', 'Desfecho'],
  today: ['Próximo contato'],
  overdue: ['Dias parado'],
  stalled: ['Dias parado'],
  unfeasible: ['Motivo Inviabilidade'],
  excluded: ['Motivo Exclusão'],
  wrong: ['Motivo Errada'],
  inactivated: ['Motivo Inativação'],
}

it.each(leadLists)(
  'what the list of leads "%s" is about is in its file, and no column is lost (docs/sales.md#columns-of-lead-lists)',
  (lista) => {
    const heads = filed(leadColumns(lista, 'internal'), leadList)
    expect(heads).toEqual(expect.arrayContaining(about[lista] ?? []))
    expect(heads.filter((label) => label.startsWith('nothing'))).toEqual([])
  },
)
