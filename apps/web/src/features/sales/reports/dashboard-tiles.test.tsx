import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DashboardTiles } from './dashboard-tiles.tsx'

type Board = Parameters<typeof DashboardTiles>[0]['board']
const board: Board = {
  data_ini: '2026-11-01',
  data_end: '2026-11-30',
  leads: 123,
  efetivadas: 33,
  conversao: 26.8,
  ticket: null,
  tempo_medio: null,
  funil: [],
  diario: [],
  vendedores: [],
  produtos: [],
  cidades: [],
  bloqueadas: 1,
  sem_cobertura: 25,
  comparacao: {
    data_ini: '2026-10-01',
    data_end: '2026-10-23',
    leads: 130,
    efetivadas: 43,
    conversao: 33.1,
    bloqueadas: 1,
    sem_cobertura: 12,
    funil: [],
  },
}
const show = (shown: Board) =>
  renderInApp(() => <DashboardTiles board={shown} door="internal" leads={{}} sales={{}} />)

it('tiles say what they were in the days that they are compared with, points of rows and not of rounded shares', async () => {
  await show(board)
  await screen.findByText('eram 130')
  screen.getByText('eram 43')
  screen.getByText('−6,2 pp')
  screen.getByText('0,8 %, era 1')
  screen.getByText('20,3 %, eram 12')
})

it('and nothing of them where nothing is compared', async () => {
  await show({ ...board, comparacao: null })
  await screen.findByText('0,8 %')
  expect(screen.queryByText(/eram|pp$/)).toBeNull()
})
