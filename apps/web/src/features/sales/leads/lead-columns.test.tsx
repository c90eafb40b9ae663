import { expect, test } from 'vitest'
import { columnId } from '@/components/table/list-column.ts'
import { leadColumns } from './lead-columns.tsx'

const shown = (lista: Parameters<typeof leadColumns>[0]) =>
  leadColumns(lista, 'internal')
    .filter(({ meta }) => !meta?.hidden)
    .map(columnId)

test('a lead list begins with creation, customer, document, phone and status; what may be chosen follows (docs/sales.md#columns-of-lead-lists)', () => {
  expect(shown('leads')).toEqual([
    'created_at',
    'cliente',
    'documento',
    'fone',
    'status',
    'blacklist',
    'detalhes',
  ])
})

test.each([
  ['overdue', ['dias_parado']],
  ['excluded', ['motivo']],
  ['all', ['desfecho']],
  ['upgrade', ['produtos', 'diferenca', 'desfecho']],
] as const)(
  'what the list %s is about follows the customer, its details are last (docs/sales.md#columns-of-lead-lists)',
  (lista, about) => {
    expect(shown(lista).slice(0, about.length + 3)).toEqual(['created_at', 'cliente', ...about, 'status'])
    expect(shown(lista).at(-1)).toBe('detalhes')
  },
)

test.each([
  'all',
  'today',
  'upgrade',
  'downgrade',
  'unfeasible',
  'excluded',
  'wrong',
  'inactivated',
] as const)(
  'the list %s has Blocklist where somebody chooses it (docs/sales.md#columns-of-lead-lists)',
  (lista) => {
    expect(shown(lista)).not.toContain('blacklist')
    expect(leadColumns(lista, 'internal').map(columnId)).toContain('blacklist')
  },
)
