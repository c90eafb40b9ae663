import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Session } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
// Read with the test: on a busy machine the tabs would wait for them longer than the test does.
import '@/features/careers/resume/person-curriculum.tsx'
import '@/features/people/onboarding/person-onboardings.tsx'
import { PersonTabs } from './person-tabs.tsx'

const cv: Outputs['resume']['curriculum'] = {
  id: 9,
  nome: 'Bruna Prates',
  id_foto: null,
  email: 'bruna@intranet.example',
  telefone: null,
  cidade: null,
  uf: null,
  idade: 31,
  genero: null,
  estado_civil: null,
  nacionalidade: null,
  linkedin: null,
  cnh_categoria: null,
  viagem: false,
  formacoes: [],
  experiencias: [
    {
      id: 1,
      empresa: 'Rede Antiga',
      funcao: 'Emendadora',
      emprego_atual: true,
      cidade: null,
      estado: null,
      descricao: null,
      data_inicio: '2020-03-01',
      data_fim: null,
      updated_at: '2026-11-01T12:00:00.000Z',
    },
  ],
  certificados: [],
  areas_interesse: [],
  disponibilidade: null,
  pretensao_salarial: null,
  pdf: null,
  atualizado_em: null,
}
const onboarding = {
  id: 4,
  id_usuario: 9,
  onboarding: 'Boas-vindas',
  status: 40,
  inicio: '2026-11-02T12:00:00.000Z',
}

/** Somebody opens the profile of an employee, 9. */
async function open(who: Partial<Session>, search = '') {
  const answers = {
    'resume.curriculum': vi.fn((_input: unknown): unknown => cv),
    'onboardingReport.list': vi.fn((_input: unknown): unknown => ({
      total: 1,
      depois: null,
      dados: [{ ...onboarding, conclusao: null }],
    })),
    'onboardingReading.own': vi.fn((_input: unknown): unknown => []),
  }
  serverAnswers(answers)
  const { user, router } = await renderInApp(
    () => (
      <PersonTabs user={{ id: 9, nome: 'Ana', funcionario: true }}>
        <p>os dados</p>
      </PersonTabs>
    ),
    search,
    ['/antes'],
    who,
  )
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const go = (name: string) => user.click(screen.getByRole('tab', { name }))
  return { answers, tabs, go, router }
}

test('a recruiter reads the CV in its tab, and asks for it only there', async () => {
  const { answers, tabs, go } = await open({ roles: ['banco_talentos:gestor', 'user'] })
  await screen.findByText('os dados')
  expect(tabs()).toEqual(['Dados', 'Currículo', 'Elogios'])
  expect(answers['resume.curriculum']).not.toHaveBeenCalled()
  await go('Currículo')
  expect(await screen.findByText('Emendadora · Rede Antiga')).toBeTruthy()
  expect(screen.getByText(/03\/2020 a hoje/)).toBeTruthy()
  expect(answers['resume.curriculum']).toHaveBeenCalledWith({ id: 9 })
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Baixar currículo' }).getAttribute('href')).toBe(
    '/export/curriculo/9',
  )
})

test('anyone who answers for onboardings reads how far the person is', async () => {
  const { answers, tabs, go } = await open({ roles: ['onboarding:gestor', 'user'] })
  await screen.findByText('os dados')
  expect(tabs()).toEqual(['Dados', 'Elogios', 'Onboardings'])
  await go('Onboardings')
  expect(await screen.findByText('Em andamento desde 02/11/2026')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Progresso de Boas-vindas' })).toBeTruthy()
  expect(answers['onboardingReport.list']).toHaveBeenCalledWith(
    expect.objectContaining({ filtro: { id_usuario: 9 } }),
  )
  expect(answers['onboardingReading.own']).not.toHaveBeenCalled()
})

test('the person themself has every tab, and their own onboardings', async () => {
  const { answers, tabs, go } = await open({ usuarioId: 9, userId: '9' })
  await screen.findByText('os dados')
  expect(tabs()).toEqual(['Dados', 'Currículo', 'Elogios', 'Documentos', 'Familiares', 'Onboardings'])
  await go('Currículo')
  expect(await screen.findByRole('link', { name: 'Editar' })).toBeTruthy()
  await go('Onboardings')
  expect(await screen.findByText('Nenhum onboarding')).toBeTruthy()
  expect(answers['onboardingReport.list']).not.toHaveBeenCalled()
})

test('an address that names a tab which somebody does not have opens the data', async () => {
  const { answers, tabs } = await open({}, '?aba=curriculo')
  expect(await screen.findByText('os dados')).toBeTruthy()
  expect(tabs()).toEqual(['Dados', 'Elogios'])
  expect(answers['resume.curriculum']).not.toHaveBeenCalled()
})

test('the tab is in the address: Back and a reload return to it (docs/screens.md#state-in-the-address)', async () => {
  const { go, router } = await open({ roles: ['onboarding:gestor', 'user'] })
  await screen.findByText('os dados')
  await go('Onboardings')
  expect(await screen.findByText('Em andamento desde 02/11/2026')).toBeTruthy()
  expect(router.state.location.search).toMatchObject({ aba: 'onboardings' })
  await go('Dados')
  expect(await screen.findByText('os dados')).toBeTruthy()
  expect(router.state.location.search).not.toHaveProperty('aba')
  router.history.back()
  expect(await screen.findByText('Em andamento desde 02/11/2026')).toBeTruthy()
})
