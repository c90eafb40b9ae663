import { expect, it } from 'vitest'
import * as z from 'zod'
import { documentNames } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { optionalCpf } from '../validators.ts'
import { externalId, externalOf, sourceName } from './external-ids.ts'

it('an outside id is any text that does not say who somebody is', () => {
  for (const id of ['erp-123', 'A/7', '42', '000123', 'João 1'])
    expect(externalId.safeParse(id).success).toBe(true)
  for (const id of [
    '',
    '529.982.247-25',
    '11222333000181',
    '(53) 3222-1100',
    'ana@provedor.com.br',
    'a\u0007',
  ])
    expect(externalId.safeParse(id).success).toBe(false)
})

it('a source is a short name', () => {
  expect(['erp', 'folha_2'].every((name) => sourceName.safeParse(name).success)).toBe(true)
  expect(['ERP', 'x', '1erp', 'a b'].some((name) => sourceName.safeParse(name).success)).toBe(false)
})

it('a write by an outside id takes what a creation or a change takes, and fills in nothing', () => {
  const fields = z.strictObject({ nome: z.string(), ativo: z.boolean().default(true), numero: z.string() })
  const { object, put, createOnly } = externalOf(createOf(fields), updateOf(fields.omit({ numero: true })))
  expect(createOnly).toEqual(['numero'])
  expect(object.parse({ nome: 'A' })).toEqual({ nome: 'A' })
  expect(put.parse({ objects: [{ id_externo: 'x', numero: '1' }] })).toEqual({
    objects: [{ id_externo: 'x', numero: '1' }],
  })
  expect(put.safeParse({ objects: [{ id_externo: 'x', outro: 1 }] }).success).toBe(false)
  expect(put.safeParse({ objects: [{ nome: 'A' }] }).success).toBe(false)
})

it('a field says in the document what it says of a creation', () => {
  const fields = z.strictObject({ cpf: optionalCpf, nome: z.string() })
  const { object } = externalOf(createOf(fields), updateOf(fields))
  expect(documentNames.get(object.shape['cpf' as never])?.description).toContain('11 dígitos')
})
