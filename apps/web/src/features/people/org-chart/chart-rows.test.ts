import type { ChartUnit } from '@intranet/contract/people/org-chart'
import { expect, test } from 'vitest'
import { allKeys, chartRows, chartTree, openingKeys, pathOf } from './chart-rows.ts'

const unit = (over: Partial<ChartUnit>): ChartUnit => ({
  id_empresa: 1,
  empresa: 'Nossa',
  id_departamento: 2,
  departamento: 'Redes',
  id_setor: 3,
  setor: 'Campo',
  total: 4,
  responsavel_departamento: null,
  responsavel_setor: null,
  ...over,
})

test('branches make a tree whose totals add up', () => {
  const tree = chartTree([
    unit({}),
    unit({ id_setor: null, setor: null, total: 1 }),
    unit({ id_empresa: null, empresa: null }),
  ])
  expect(tree.map(({ nome, total }) => [nome, total])).toEqual([
    ['Nossa', 5],
    ['Grupo', 4],
  ])
  expect(tree[0]!.filhos[0]!.filhos.map(({ nome }) => nome)).toEqual(['Campo', 'Sem setor'])
})

test('only what is opened is shown, and people once they are there', () => {
  const tree = chartTree([unit({ total: 1 })])
  const branch = pathOf(unit({}))
  expect(chartRows(tree, new Set(), () => undefined)).toHaveLength(1)
  expect(chartRows(tree, new Set(branch), () => undefined).at(-1)).toMatchObject({ aviso: 'Carregando' })
  const person = { id: 9, nome: 'Ana', cargo: null, id_foto: null, responsavel: false }
  expect(chartRows(tree, new Set(allKeys(tree)), () => [person]).map(({ key }) => key)).toEqual([
    ...branch,
    'p9',
  ])
})

test('a sector with more people than are read says so, and shows who was searched for', () => {
  const tree = chartTree([unit({ total: 12_000 })])
  const person = { id: 9, nome: 'Ana', cargo: null, id_foto: null, responsavel: false }
  const found = { ...unit({}), id: 7, nome: 'Zilda', cargo: null }
  const lines = chartRows(tree, new Set(allKeys(tree)), () => [person], found).slice(3)
  expect(lines).toMatchObject([
    {
      aviso: 'Aparecem 1 das 12.000 pessoas. Busque pelo nome para achar as outras.',
    },
    { pessoa: { nome: 'Zilda' } },
    { pessoa: { nome: 'Ana' } },
  ])
  expect(chartRows(tree, new Set(allKeys(tree)), () => [person], { ...found, id: 9 })).toHaveLength(5)
})

test('the chart opens with people in sight: of the reader’s department, else of the first that has any', () => {
  const tree = chartTree([
    unit({ id_departamento: 1, id_setor: 1, total: 0 }),
    unit({}),
    unit({ id_setor: 4 }),
    unit({ id_empresa: 5, id_departamento: 6, id_setor: 7 }),
  ])
  expect(openingKeys(tree, { id_empresa: 5, id_departamento: 6 })).toEqual(['5', '5/6', '5/6/7'])
  expect(openingKeys(tree, { id_empresa: null, id_departamento: null })).toEqual([
    '1',
    '1/2',
    '1/2/3',
    '1/2/4',
  ])
  expect(openingKeys([], { id_empresa: 1, id_departamento: 2 })).toEqual([])
})

test('people who could not be read are no sector that still loads', () => {
  const rows = chartRows(chartTree([unit({})]), new Set(pathOf(unit({}))), () => 'failed')
  expect(rows.at(-1)).toMatchObject({ nivel: 4, falhou: expect.any(String) })
})
