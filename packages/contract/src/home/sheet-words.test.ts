import { expect, it } from 'vitest'
import { sheetList } from '../sheet-list.ts'
import { mayImport, mayImportSomething, missingColumns, sheetKeys } from './sheet-words.ts'

it('sheets are imported by people who may add one of their records, and sent by nobody else', () => {
  const hr = { roles: ['rh:gestor'], employee: true }
  const ofHr = sheetList.filter(({ module }) => module === 'rh').map(({ entidade }) => entidade)
  expect(ofHr).toContain('employees')
  expect(sheetKeys.filter((key) => mayImport(hr, key))).toEqual(ofHr)
  expect(mayImportSomething(hr)).toBe(true)
  for (const holder of [null, { roles: ['rh:solicitante', 'precificacao:leitor'], employee: true }])
    expect(mayImportSomething(holder)).toBe(false)
})

it('required columns that nobody chose are named by their titles', () => {
  expect(missingColumns('cities', { id_empresa: 0 })).toEqual(['Nome', 'Estado'])
  expect(missingColumns('cities', { nome: 1, uf: 0 })).toEqual([])
})
