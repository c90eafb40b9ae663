import { common } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
// Read with the test: on a busy machine the page would wait for it longer than the test does.
import './candidate-page.tsx'
import { VacancyProfilePage } from './vacancy-profile-page.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const applicant: Outputs['applicants']['get'] = {
  id: 31,
  vaga: {
    id: 12,
    titulo_vaga: 'Técnico de Campo',
    empresa: 'Produto',
    cidade: 'Pelotas',
    situacao: 'aberta',
    vagas: 2,
    contratados: 0,
    gestor: 'Marina Teixeira',
  },
  direitos: { gere: true, gestor_vaga: false },
  id_usuario: 9,
  nome: 'Bento Emendas',
  idade: 31,
  cidade: 'Pelotas',
  uf: 'RS',
  email: 'bento@exemplo.com',
  telefone: null,
  cnh_categoria: 'B',
  viagem: false,
  etapa: 'triagem',
  destinos: ['entrevista_rh', 'reprovado'],
  pontuacao: 80,
  avaliacao: null,
  observacao: null,
  tem_familiar: false,
  familiares: null,
  motivo_reprovacao: null,
  origem: 'site',
  indicador: null,
  created_at: moment,
  movida_em: moment,
  updated_at: moment,
  respostas: [],
  revisao: null,
  termos: [{ termo: 'fibra', sinonimos: [], peso: 5, atendido: true }],
  curriculo: null,
  historico: [],
  notas: [],
  mensagens: [],
  sem_retorno: null,
  outras: [],
  contas: [],
  contratacao: null,
}

const contratacao = {
  id_usuario: 9,
  id_empresa: 1,
  id_departamento: 2,
  id_setor: null,
  id_cargo: 3,
  id_gestor: 4,
  funcionario: false,
  falta_mover: false,
  updated_at: moment,
}

function open(
  person: number,
  vacancy: number,
  applications: object[],
  more: Partial<typeof applicant> = {},
  roles = ['user'],
) {
  const list = vi.fn((_input: unknown) => ({ total: applications.length, depois: null, dados: applications }))
  const get = vi.fn((_input: unknown) => ({ ...applicant, ...more }))
  serverAnswers({
    'applicants.list': list,
    'applicants.get': get,
    'applicants.stages': () => ({
      etapas: [{ etapa: 'triagem', desde: moment, ate: null }],
      medianas: [],
      limite: null,
    }),
    'interviews.list': () => ({ total: 0, depois: null, dados: [] }),
    'interviews.ofApplication': () => [],
    'offers.ofApplication': () => ({ pode_enviar: false, menor: false, propostas: [] }),
    'firstDays.ofApplication': () => ({ id: null, situacao: null, faltam: 0, pode_abrir: false }),
  })
  const page = () => <VacancyProfilePage person={person} vacancy={vacancy} />
  return renderInApp(page, '', ['/antes'], { roles }).then(() => ({
    list,
    get,
  }))
}

test('a person opens as the candidate of the vacancy, with stage, score and movements', async () => {
  const { list, get } = await open(9, 12, [{ id: 31 }])
  expect(await screen.findByRole('heading', { name: /Bento Emendas/ })).toBeTruthy()
  expect(list).toHaveBeenCalledWith(
    expect.objectContaining({ filtro: { id_vaga: 12, id_usuario: 9 }, limit: 1 }),
  )
  expect(get).toHaveBeenCalledWith({ id: 31 })
  expect(screen.getByText('Triagem', { selector: '[data-slot=badge]' })).toBeTruthy()
  expect(screen.getByText('80')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Avançar para Entrevista com o RH' })).toBeTruthy()
})

test('who did not apply is nobody’s candidate there', async () => {
  const { list, get } = await open(9, 12, [])
  expect(await screen.findByText(common.dataNotFound)).toBeTruthy()
  expect(list).toHaveBeenCalledTimes(1)
  expect(get).not.toHaveBeenCalled()
})

test('a word is no vacancy: the server is not asked', async () => {
  const { list } = await open(9, Number('abc'), [{ id: 31 }])
  expect(await screen.findByText(common.dataNotFound)).toBeTruthy()
  expect(list).not.toHaveBeenCalled()
})

test('of who was hired, the one filled button is to make them an employee', async () => {
  await open(9, 12, [{ id: 31 }], { contratacao }, ['user', 'rh:gestor'])
  const hire = await screen.findByRole('button', { name: 'Criar funcionário' })
  expect(hire.className).not.toBe(screen.getByRole('button', { name: /^Avançar/ }).className)
  expect(screen.queryByText(text.hrHires)).toBeNull()
})

test('who may not make them an employee reads who does', async () => {
  await open(9, 12, [{ id: 31 }], { contratacao })
  expect(await screen.findByText(text.hrHires)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Criar funcionário' })).toBeNull()
})

test('of an employee who was hired for another place, HR opens their form with the place of the vacancy', async () => {
  const employee = { ...contratacao, funcionario: true, falta_mover: true }
  await open(9, 12, [{ id: 31 }], { contratacao: employee }, ['user', 'rh:gestor'])
  const move = await screen.findByRole('link', { name: 'Mover funcionário' })
  expect(move.getAttribute('href')).toBe(
    '/human-resources/employee/form/edit/9?id_empresa=1&id_departamento=2&id_cargo=3',
  )
  expect(screen.queryByText(text.hrMoves)).toBeNull()
})

test('who may not move them reads who does', async () => {
  const employee = { ...contratacao, funcionario: true, falta_mover: true }
  await open(9, 12, [{ id: 31 }], { contratacao: employee })
  expect(await screen.findByText(text.hrMoves)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Mover funcionário' })).toBeNull()
})
