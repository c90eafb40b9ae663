import { expect, it } from 'vitest'
import * as z from 'zod'
import { changeOf, randomId, recordId } from './record.ts'

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

it('a random id has the form of a UUID of any version; all else is refused with the text', () => {
  const takes = (id: string) => randomId('Sem arquivo').safeParse(id)
  expect(takes('00112233-4455-6677-8899-aabbccddeeff').success).toBe(true)
  expect(takes('3f2b8c1e-0d4a-4f7e-9a55-1c2d3e4f5a6b').success).toBe(true)
  for (const id of ['', '00112233445566778899aabbccddeeff', '00112233-4455-6677-8899-aabbccddeefg'])
    expect(takes(id).error?.issues[0]?.message).toBe('Sem arquivo')
})
