import { expect, test } from 'vitest'
import { columnId } from '@/components/table/list-column.ts'
import { blacklistColumns, type BlacklistEntry } from './blacklist-columns.tsx'

test('the registry names its rows: documents are masked, so they follow', () => {
  const [first, second] = blacklistColumns('registry')
  expect([columnId(first!), first!.meta?.card]).toEqual(['nome', 'main'])
  expect([columnId(second!), second!.meta?.card]).toEqual(['cpf_cnpj', 'extra'])
  expect(blacklistColumns('registry').some(({ meta }) => meta?.wraps)).toBe(false)
  const place = { nome: null, cpf_cnpj: null, cep: '96010000', numero: '12' } as BlacklistEntry
  expect(first!.meta?.called?.(place)).toBe('CEP 96010-000, 12')
})
