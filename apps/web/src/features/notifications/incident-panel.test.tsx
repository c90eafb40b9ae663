import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import IncidentPanel from './incident-panel.tsx'

const created_at = '2026-11-20T12:00:00.000Z'
const lines = [3, 2, 1].map((id) => ({
  id,
  id_incidente: id,
  tipo: 'novo',
  texto: `[Rede] Queda ${id}`,
  created_at,
}))

it('three lines leave once they are read, and come back with the documented words where that fails (docs/screens.md#bells)', async () => {
  let read = false
  let works = false
  serverAnswers({
    'incidents.pending': () => (read ? [] : lines),
    'incidents.markAllRead': () => {
      if (!works) throw new Refusal(500, 'Erro interno.')
      read = true
      return { lidas: 3 }
    },
  })
  const { user } = await renderInApp(() => <IncidentPanel />)
  const all = async () => user.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }))
  const leaving = () => document.querySelectorAll('[data-leaving]').length
  await all()
  expect(await screen.findByText('Ocorreu algum erro ao marcar as notificações como lidas')).toBeTruthy()
  await waitFor(() => expect(leaving()).toBe(0))
  expect(screen.getAllByText(/^\[Rede\] Queda/)).toHaveLength(3)
  works = true
  await all()
  expect(await screen.findByText('Nenhum Incidente')).toBeTruthy()
})
