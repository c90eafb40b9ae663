import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { newEmployeeForm, newUserForm, savedEmployeeForm, savedUserForm } from './user-schemas.ts'

describe('an employee on HR’s screens', () => {
  const missing = (schema: z.ZodType, values: object) =>
    (schema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))
  const person = { nome: 'Rosa Prado', email: 'rosa@intranet.example' }
  const place = ['id_empresa', 'id_departamento', 'id_cargo', 'data_admissao']
  const saved = {
    ...person,
    id_empresa: 1,
    id_departamento: null,
    id_cargo: null,
    data_admissao: null,
    funcionario: true,
  }
  const values = { ...saved, data_admissao: '' }

  it('needs a place when new, and is asked for it only where the organisation is edited', () => {
    expect(missing(newEmployeeForm, { ...person, nome: '' })).toEqual(['nome', ...place])
    expect(missing(newUserForm, { ...person, funcionario: true })).toEqual(place)
    expect(missing(newUserForm, { ...person, funcionario: false })).toEqual([])
    expect(missing(savedEmployeeForm(saved), { ...values, nome: 'Rosa Lima' })).toEqual([])
    const rest = place.slice(1)
    expect(missing(savedEmployeeForm(saved), { ...values, matricula: 'A-17' })).toEqual(rest)
    expect(missing(savedUserForm(saved), { ...values, id_empresa: 2 })).toEqual(rest)
    expect(missing(savedUserForm(saved), { ...values, id_empresa: 2, funcionario: false })).toEqual([])
  })
})
