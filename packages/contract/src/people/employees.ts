/** Employees: people who work in the group, as HR lists and keeps them. See docs/people.md#employees. */
import * as z from 'zod'
import { placementFields, userFields } from '../access/users.ts'
import { choice, boolean, date, listOf, number, text, unmarked } from '../list.ts'
import { createOf, recordId } from '../record.ts'
import { employeeStateLabels, employmentLabels } from '../employee-options.ts'

/** An employee is a person of `users`: the same fields, `funcionario` being what makes them one. */
export const employeeFields = userFields.omit({ funcionario: true }).extend(placementFields)
export const createEmployeesInput = createOf(employeeFields).refine(({ objects }) => objects.length <= 20)

export const employeeOptionsInput = z
  .strictObject({ q: z.string().max(100).optional(), incluir: recordId.optional() })
  .prefault({})

export const employeeList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  matricula: text('Matrícula'),
  cpf: unmarked('CPF', false),
  empresa: text('Provedor'),
  id_empresa: number(),
  contratante: text('Contratante'),
  departamento: text('Departamento'),
  id_departamento: number(),
  setor: text('Setor'),
  id_setor: number(),
  cargo: text('Cargo'),
  id_cargo: number(),
  gestor: text('Gestor'),
  id_gestor: number(),
  tipo_vinculo: choice(employmentLabels, 'Vínculo'),
  email_corp: text('E-mail corporativo'),
  telefone_corp: unmarked('Telefone corporativo'),
  data_admissao: date('Admissão'),
  data_desligamento: date('Desligamento'),
  situacao: choice(employeeStateLabels, 'Situação'),
  ativo: boolean('Acesso'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListEmployeesInput = z.output<typeof employeeList.input>
