import { experienceFields } from '@intranet/contract/careers/resume'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { requiredFields, takenFields } from './form-resolver.ts'

const plain = z.strictObject({ nome: z.string().min(2), apelido: z.string().nullish() })

test('the fields that refuse to be empty are the required ones', () => {
  expect([...requiredFields(plain)]).toEqual(['nome'])
  expect([...requiredFields(z.string())]).toEqual([])
})

test('a schema that changes what it read has the same required fields', () => {
  const changed = plain.transform(({ nome }) => ({ nome: nome.trim() }))
  expect([...requiredFields(changed)]).toEqual(['nome'])
  expect([...requiredFields(experienceFields)]).toEqual(['empresa', 'funcao', 'data_inicio'])
})

test('it also takes the same fields, and what is below them', () => {
  const taken = takenFields(plain.transform((whole) => whole))
  expect(['nome', 'nome.0', 'outro'].map(taken)).toEqual([true, true, false])
})
