import { expect, test } from 'vitest'
import { entity } from '@intranet/contract/entity/entity'
import * as field from '@intranet/contract/entity/field'
import { mergedWords, mergeEdits } from './merging-save.ts'

const company = entity(
  'locadora',
  {
    nome: field.name('Nome', 120),
    telefone: field.optional(field.phone('Telefone')),
    cep: field.cep(),
    bairro: field.text('Bairro', 120),
    frota: field.count('Frota'),
    ativo: field.active(),
  },
  { sort: 'nome', merges: ['nome', 'telefone', ['cep', 'bairro']] },
)
const opened = {
  nome: 'Alfa',
  telefone: null,
  cep: '35000000',
  bairro: 'Sul',
  frota: 2,
  ativo: true,
  cidade: 'A',
  updated_at: '1',
}

const merged = (newest: object, sent: object, joined?: string[]) =>
  mergeEdits({
    declared: company,
    opened,
    newest: { ...opened, ...newest },
    start: opened,
    sent: { ...opened, ...sent },
    joined,
  })

test('fields that do not meet are both kept: what is sent is what this person changed', () => {
  expect(merged({ telefone: '3132220000' }, { nome: 'Alfa Sul' })).toEqual({
    ours: { nome: 'Alfa Sul' },
    theirs: ['telefone'],
  })
})

test('the same field, and the same group of fields, is a decision', () => {
  expect(merged({ nome: 'Beta' }, { nome: 'Alfa Sul' })).toBeNull()
  expect(merged({ cep: '36000000' }, { bairro: 'Norte' })).toBeNull()
})

test('a field that does not merge is a decision, on either side', () => {
  expect(merged({ ativo: false }, { nome: 'Alfa Sul' })).toBeNull()
  expect(merged({ nome: 'Beta' }, { ativo: false })).toBeNull()
})

test('what only follows from others decides nothing, what nobody declared does', () => {
  expect(merged({ frota: 3, updated_at: '2' }, { nome: 'Alfa Sul' })?.theirs).toEqual([])
  expect(merged({ cidade: 'B' }, { nome: 'Alfa Sul' })).toBeNull()
  expect(merged({ cidade: 'B' }, { nome: 'Alfa Sul' }, ['cidade'])?.theirs).toEqual([])
})

test('says who changed what, and when', () => {
  const now = new Date()
  const today = { usuario: 'Marina Alves', data: now.toISOString() }
  expect(mergedWords(['Telefone'], [today])).toMatch(
    /^Marina Alves mudou Telefone às \d\d:\d\d; os dois ficam\.$/,
  )
  const before = { usuario: 'Marina Alves', data: '2026-01-02T13:42:00.000Z' }
  expect(mergedWords(['Telefone', 'CEP'], [before])).toBe(
    'Marina Alves mudou Telefone e CEP em 02/01/2026 às 10:42; os dois ficam.',
  )
  expect(mergedWords(['CEP'], [before, { ...before, usuario: null }])).toBe(
    'Marina Alves e O sistema mudaram CEP em 02/01/2026 às 10:42; os dois ficam.',
  )
  expect(mergedWords(['CEP'], [])).toBe('Outra pessoa mudou CEP; os dois ficam.')
})
