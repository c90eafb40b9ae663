import { expect, it } from 'vitest'
import { employeeFields } from '../people/employees.ts'
import { wholePrice } from '../sales/pricing.ts'
import { cityFields } from '../company/city.ts'
import { mayImport, mayImportSomething, missingColumns, sheetColumns, sheetKeys } from './sheet-words.ts'

it('sheets are imported by people who may add one of their records, and sent by nobody else', () => {
  const hr = { roles: ['rh:gestor'], employee: true }
  expect(sheetKeys.filter((key) => mayImport(hr, key))).toEqual(['employees'])
  expect(mayImportSomething(hr)).toBe(true)
  for (const holder of [null, { roles: ['rh:solicitante', 'precificacao:leitor'], employee: true }])
    expect(mayImportSomething(holder)).toBe(false)
})

it('required columns that nobody chose are named by their titles', () => {
  expect(missingColumns('cities', { id_empresa: 0 })).toEqual(['Nome', 'Estado'])
  expect(missingColumns('cities', { nome: 1, uf: 0 })).toEqual([])
})

it('each column is a field of what its entity creates', () => {
  const fields = { employees: employeeFields, cities: cityFields, pricing: wholePrice }
  for (const key of sheetKeys) {
    const { shape } = fields[key]
    expect(Object.keys(sheetColumns(key)).filter((field) => !(field in shape))).toEqual([])
  }
})
