import { expect, it } from 'vitest'
import { sheetList } from '../sheet-list.ts'
import { city } from '../company/city.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { price } from '../sales/pricing.ts'
import { technologyNames } from '../sales/pricing-words.ts'
import { sheetColumnsOf } from './sheet-columns.ts'
import {
  confirmingColumn,
  mayImport,
  mayImportSomething,
  missingColumns,
  sheetKeys,
  sheetLimit,
} from './sheet-words.ts'

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

it('columns of a sheet follow from the declaration: title as in lists, whether required, kind of the cell', () => {
  expect(sheetColumnsOf(city, { nome: 'Aqui', id_empresa: '' })).toEqual({
    nome: { title: 'Nome', required: true, sample: 'Aqui' },
    id_empresa: { title: 'Provedor', sample: '', among: 'provider' },
  })
  const columns = sheetColumnsOf(price, {
    vigencia_fim: '',
    valor: '1',
    meses_promocao: '3',
    tecnologia: 'Fibra',
  })
  expect(columns).toEqual({
    vigencia_fim: { title: 'Vigência até', kind: 'date', sample: '' },
    valor: { title: 'Valor', required: true, kind: 'amount', sample: '1' },
    meses_promocao: { title: 'Meses de promoção', kind: 'number', sample: '3' },
    tecnologia: { title: 'Tecnologia', required: true, choices: technologyNames, sample: 'Fibra' },
  })
  const waiting = entity(
    'faq_pergunta',
    { id_categoria: field.nullable(field.reference('Categoria')) },
    { sort: 'id' },
  )
  expect(sheetColumnsOf(waiting, { id_categoria: '' }).id_categoria).toEqual({
    title: 'Categoria',
    sample: '',
  })
  expect(Object.keys(columns)).toEqual(['vigencia_fim', 'valor', 'meses_promocao', 'tecnologia'])
})

it('of a fuel card takes 100,000 lines and asks in a column; other sheets take 2,000 (docs/operations.md#sheets-of-operations)', () => {
  expect([sheetLimit('fuels'), sheetLimit('cities')]).toEqual([100_000, 2000])
  expect([confirmingColumn('fuels'), confirmingColumn('cities')]).toEqual(['confirmar', undefined])
})
