import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { RideEditPage } from './ride-form-pages.tsx'
import { RidePassengers } from './ride-passengers.tsx'

const record = {
  id: 3,
  updated_at: '2026-11-20T12:00:00.000Z',
  minha: true,
  gere: false,
  situacao: 'aberta',
  proximas: 4,
  id_cidade_origem: 1,
  cidade_origem: 'Pelotas',
  uf_origem: 'RS',
  origem: 'Praça',
  id_cidade_destino: 2,
  cidade_destino: 'Rio Grande',
  uf_destino: 'RS',
  destino: 'Porto',
  data: '2027-11-23',
  hora: '07:30',
  vagas: 3,
  ocupadas: 0,
  tipo: 'particular',
  id_veiculo: null,
  veiculo_descricao: 'Gol branco',
  valor_sugerido: null,
  observacao: '',
}

it('a ride that recurs is saved only once it is answered which days change', async () => {
  const update = vi.fn((_input: unknown) => ({ id: 3 }))
  serverAnswers({ 'rides.update': update, 'rides.passengers': () => [], 'cities.options': () => [] })
  const { user } = await renderInApp(() => <RideEditPage record={record as never} />)
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }))
  await user.type(await screen.findByLabelText(/Ponto de encontro/), ' central')
  await save()
  await screen.findByRole('dialog', { name: 'O que alterar?' })
  await user.keyboard('{Escape}')
  await screen.findByText('Nada foi salvo.')
  expect(update).not.toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: 'O que alterar?' }))
  expect(dialog.getByRole('radio', { name: 'Somente esta' }).getAttribute('aria-checked')).toBe('true')
  await user.click(dialog.getByRole('radio', { name: 'Esta e as próximas' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ id: 3, proximas: true }))
})

it('an answered passenger reads the ride of its form again', async () => {
  const passenger = { id: 8, nome: 'Bia', id_foto: null, lugares: 1, situacao: 'pendente' }
  const ride = { ...record, partida: '2027-11-23T10:30:00.000Z', passageiros: [passenger] }
  serverAnswers({ 'rides.get': () => ride, 'rides.answer': () => ({ id: 8 }) })
  const { user, router } = await renderInApp(() => <RidePassengers id={3} />)
  const readAgain = vi.spyOn(router, 'invalidate')
  await user.click(await screen.findByRole('button', { name: 'Aceitar' }))
  await waitFor(() => expect(readAgain).toHaveBeenCalled())
})
