import { entity } from '@intranet/contract/entity/entity'
import * as field from '@intranet/contract/entity/field'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { columnsOf } from './entity-columns.tsx'

const page = entity(
  'novidade',
  { publicar_em: field.moment('Publicação'), lido_em: field.byDay(field.moment('Lido')) },
  { sort: 'lido_em' },
)

test('a moment is shown with its hour, by its day alone where the declaration says so', () => {
  const column = columnsOf(page)
  const original = { publicar_em: '2026-11-20T15:30:00.000Z', lido_em: '2026-11-20T15:30:00.000Z' }
  const shown = [column('publicar_em'), column('lido_em')].map(({ cell }) => cell?.({ row: { original } }))
  expect(shown).toEqual(['20/11/2026 - 12:30', '20/11/2026'])
})

test('on a card a flag says its name where it is on, and is left out where it is off', () => {
  const column = columnsOf(entity('setor', { exige: field.flag('Exige foto') }, { sort: 'exige' }))
  const drawn = (exige: boolean) =>
    renderToStaticMarkup(column('exige', { card: 'extra' }).cell?.({ row: { original: { exige } } }))
  expect(drawn(true)).toContain('Exige foto')
  expect(drawn(false)).toContain('data-none')
  expect(column('exige').cell?.({ row: { original: { exige: true } } })).toBe('Sim')
})

test('on cards Ativo and Inativo are in sight, unless the screen has another state', () => {
  const column = columnsOf(entity('setor', { ativo: field.active() }, { sort: 'ativo' }))
  expect(column('ativo').meta.card).toBe('sub')
  expect(column('ativo', { card: undefined }).meta.card).toBeUndefined()
})

test('on cards a row says its owner, where its table does', () => {
  const column = columnsOf(entity('setor', { empresa: field.joined('Provedor') }, { sort: 'empresa' }))
  expect(column('empresa').meta.card).toBe('extra')
  expect(column('empresa', { card: 'sub' }).meta.card).toBe('sub')
})
