import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { IncidentDashboardPage } from './incident-dashboard-page.tsx'

const figures = {
  abertos: 0,
  em_tratamento: 0,
  resolvidos: 0,
  tempo_medio: null,
  reabertos: 0,
  minutos_cliente: null,
  por_categoria: [],
  por_abrangencia: [],
  por_semana: [],
  mais_longos: [],
}
const board = {
  ...figures,
  por_prioridade: [{ nome: 'Alta', total: 40 }],
  comparacao: {
    ...figures,
    de: '2026-10-01',
    ate: '2026-10-30',
    por_prioridade: [{ nome: 'Alta', total: 4 }],
  },
}

test.each([
  ['of all providers', '', 1],
  ['of one provider, which the list would count without its departments', { id_empresa: 3 }, 0],
])('what changed leads to the list of incidents: %s', async (_whose, filtro, links) => {
  answerCalls({ 'incidents.dashboard': () => board, 'providers.options': () => [] })
  await renderInApp(IncidentDashboardPage, filtro && `?filtro=${encodeURIComponent(JSON.stringify(filtro))}`)
  await screen.findAllByText(/incidentes/)
  expect(screen.queryAllByRole('link', { name: 'Ver os incidentes' })).toHaveLength(links)
})
