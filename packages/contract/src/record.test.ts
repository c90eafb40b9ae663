import { expect, it } from 'vitest'
import * as z from 'zod'
import { changeOf, recordId } from './record.ts'

it('changing records takes one field of those that are named, with each record’s version', () => {
  const input = changeOf(z.strictObject({ nome: z.string().min(2), id_empresa: recordId.nullable() }))
  const registros = [{ id: 1, updated_at: '2026-11-20T12:00:00.000Z' }, { id: 2 }]
  const takes = (campos: object) => input.safeParse({ registros, campos }).success
  expect(takes({ nome: 'Ana' })).toBe(true)
  expect(takes({ id_empresa: null })).toBe(true)
  for (const campos of [{}, { nome: 'A' }, { nome: 'Ana', id_empresa: 1 }, { cor: 'azul' }])
    expect(takes(campos)).toBe(false)
  expect(input.safeParse({ registros: [], campos: { nome: 'Ana' } }).success).toBe(false)
})
