import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CareersDashboardPage } from './dashboard-page.tsx'

const board = {
  inicio: '2026-11-01',
  fim: '2026-11-26',
  vagas_abertas: 4,
  lugares_abertos: 9,
  candidaturas: 22,
  contratacoes: 1,
  dias_contratacao: 3,
  dias_resposta: 0,
  funil: [
    { etapa: 'Inscrito', total: 22 },
    { etapa: 'Triagem', total: 11 },
    { etapa: 'Contratado', total: 1 },
  ],
  origens: [{ nome: 'Site', total: 22 }],
  cidades: [{ nome: 'Pelotas/RS', total: 22 }],
  generos: [
    { nome: 'Masculino', total: 13 },
    { nome: 'Outro', total: null },
  ],
  comparacao: {
    inicio: '2026-10-01',
    fim: '2026-10-26',
    candidaturas: 10,
    contratacoes: 1,
    dias_contratacao: null,
    funil: [10, 9, 1],
  },
}
const show = async (answer: object) => {
  answerCalls({ 'careersFigures.dashboard': () => answer, 'providers.options': () => [] })
  await renderInApp(CareersDashboardPage, '', [], { roles: ['banco_talentos:gestor'] })
}

it('says who goes on from stage to stage, and of few people only that they are few', async () => {
  await show(board)
  const funnel = await screen.findByRole('figure', { name: 'Conversão por etapa' })
  within(funnel).getByText(/^50,0\s% seguem, antes 90,0\s%$/)
  const genders = screen.getByRole('figure', { name: 'Por gênero' })
  expect(within(genders).getAllByText('<5').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Ver as vagas' }).getAttribute('href')).toContain(
    '/careers/admin/list',
  )
})

it('says that nobody applied, and that there is nothing to compare with', async () => {
  const nothing = { candidaturas: 0, contratacoes: 0, dias_contratacao: null, funil: [0, 0, 0] }
  await show({ ...board, candidaturas: 0, comparacao: { ...board.comparacao, ...nothing } })
  await screen.findByText('Nenhuma candidatura foi feita no período.')
  expect(screen.getByText('Sem dados para comparar').closest('[data-slot=card]')).toBeNull()
})

it('one day is said as one', async () => {
  const comparacao = { ...board.comparacao, dias_contratacao: 1 }
  await show({ ...board, dias_contratacao: 1, dias_resposta: 2.5, comparacao })
  await screen.findByText('1 dia')
  expect(screen.getByText('2,5 dias')).toBeTruthy()
  expect(screen.getByText('era 1 dia')).toBeTruthy()
})
