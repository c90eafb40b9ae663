import { expect, it } from 'vitest'
import { valueOf } from './cell-value.ts'

const read = (kind: NonNullable<Parameters<typeof valueOf>[1]['kind']>) => (cell: string) =>
  valueOf(cell, { title: 'Coluna', sample: '', kind })

it('moments are read as people write them, as systems do, and as a spreadsheet keeps them', () => {
  const moment = read('moment')
  expect(moment('14/05/2026 8:31')).toBe('2026-05-14T08:31')
  expect(moment('1/5/2026 08:31:07')).toBe('2026-05-01T08:31:07')
  expect(moment('2026-05-14 08:31:07')).toBe('2026-05-14T08:31:07')
  expect(moment('46156.3547569444')).toBe('2026-05-14T08:30:51')
  expect(moment('14/05/2026')).toBe('14/05/2026')
})

it('a day may have an hour behind it, which is left out', () => {
  expect(read('date')('30/06/2026 00:00:00')).toBe('2026-06-30')
  expect(read('date')('46156')).toBe('2026-05-14')
})

it('a dot before three digits separates thousands in amounts and whole numbers, and is the decimal one elsewhere', () => {
  expect(['R$ 1.234,5', '1.234', '263.08'].map(read('amount'))).toEqual(['1234.5', '1234', '263.08'])
  expect(['48.210', '48210', '4821,5'].map(read('number'))).toEqual([48210, 48210, '4821,5'])
  expect(['42,518', '42.518', '1.042,5', '42,5180'].map(read('decimal'))).toEqual([
    '42.518',
    '42.518',
    '1042.5',
    '42.518',
  ])
})

it('an amount that a sheet calculated is rounded to cents, one that is written with three places is refused later', () => {
  const calculated = ['267,9950', '254,57500000000002', '1,0050', '0,00120']
  expect(calculated.map(read('amount'))).toEqual(['268.00', '254.58', '1.01', '0.00'])
  expect(['1,234', '1,23450.5'].map(read('amount'))).toEqual(['1.234', '1.234505'])
})

it('a CPF, CNPJ or Renavam that lost its zeros has them again where it is right then (docs/screens.md#import-of-a-sheet)', () => {
  const documents = ['1234567890', '360305000104', '1234567891', '123.456.789-0', '12ABC34501DE35']
  expect(documents.map(read('document'))).toEqual(['01234567890', '00360305000104', ...documents.slice(2)])
  expect(['891749098', '891749097'].map(read('renavam'))).toEqual(['00891749098', '891749097'])
})

it('Sim and Não are read in their short forms too, and another word is refused later', () => {
  expect(['Sim', 's', 'X', 'true', '1'].map(read('flag'))).toEqual([true, true, true, true, true])
  expect(['NÃO', 'n', '0'].map(read('flag'))).toEqual([false, false, false])
  expect(['talvez', 'constructor'].map(read('flag'))).toEqual(['talvez', 'constructor'])
})
