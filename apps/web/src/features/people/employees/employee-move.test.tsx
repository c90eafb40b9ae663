import { hiring as text } from '@intranet/contract/messages/hiring'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { EmployeeEditPage } from './employee-form-pages.tsx'

const employee = {
  id: 9,
  nome: 'Ana Luz',
  email: 'ana@intranet.example',
  funcionario: true,
  situacao: 'ativo',
  id_empresa: 1,
  id_departamento: 11,
  id_setor: 41,
  id_cargo: 21,
  id_contratante: 5,
  id_gestor: null,
  tipo_vinculo: 'clt',
  cpf: null,
  genero: null,
  estado_civil: null,
  cnh_categoria: null,
  uf: null,
  id_cidade: null,
  id_foto: null,
  viagem: false,
  exibir_aniversario: true,
  data_nascimento: '1995-05-20',
  data_admissao: '2024-02-01',
  updated_at: '2026-11-20T12:00:00.000Z',
}
const place = { id_empresa: 2, id_departamento: 12, id_cargo: 22 }

async function open(asked = {}, over = {}) {
  const { calls } = answerCalls({
    'employees.get': () => ({ ...employee, ...over }),
    'employees.update': () => ({ id: 9, updated_at: '2026-11-21T12:00:00.000Z', avisos: [] }),
    'organization.options': () => ({
      empresas: [
        { id: 1, nome: 'Vetorial', sistema: 'vetorial', matiz: null },
        { id: 2, nome: 'Produto', sistema: 'produto', matiz: null },
      ],
      departamentos: [
        { id: 11, nome: 'Comercial', id_empresa: 1 },
        { id: 12, nome: 'Redes', id_empresa: 2 },
      ],
      cargos: [
        { id: 21, nome: 'Consultora', id_departamento: 11, setor: 'Vendas' },
        { id: 22, nome: 'Supervisora', id_departamento: 12, setor: 'Campo' },
      ],
    }),
    'sectors.options': () => [],
    'contractingCompanies.options': () => [],
    'users.options': () => [],
    'cities.options': () => [],
  })
  const { user } = await renderInApp(() => <EmployeeEditPage id={9} place={asked} />, '', ['/antes'], {
    roles: ['rh:gestor', 'user'],
  })
  const position = await screen.findByRole('combobox', { name: /Cargo/ })
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(calls.map(([procedure]) => procedure)).toContain('employees.update'))
    return calls.find(([procedure]) => procedure === 'employees.update')?.[1]
  }
  return { position, save }
}

test('an employee’s form opens with the place that its address names, and saves it', async () => {
  const { position, save } = await open(place)
  await waitFor(() => expect(position.textContent).toContain('Supervisora'))
  expect(screen.getByText(text.vacancysPlace)).toBeTruthy()
  expect(await save()).toMatchObject({ id: 9, ...place, id_setor: null, id_contratante: null })
})

test('without one it opens with their own', async () => {
  const { position } = await open()
  await waitFor(() => expect(position.textContent).toContain('Consultora'))
  expect(screen.queryByText(text.vacancysPlace)).toBeNull()
})

test('of who was dismissed the form says that a change of the situation opens the access (docs/people.md#left-the-group)', async () => {
  await open({}, { situacao: 'desligado' })
  expect(screen.getByText(/Quem volta tem o acesso aberto/)).toBeTruthy()
})
