import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { VehicleEditPage } from './vehicle-edit-page.tsx'

const vehicle = {
  id: 4,
  placa: 'ABC1D23',
  marca: 'Fiat',
  modelo: 'Strada',
  situacao: 'disponivel',
  id_empresa: 1,
  id_motorista: null,
  km_atual: 10,
  ativo: true,
  updated_at: '2026-11-20T12:00:00.000Z',
}

test.each([
  ['frota:solicitante', true],
  ['frota:gestor', false],
])('%s switches a vehicle: disabled is %s', async (role, disabled) => {
  answerCalls({ 'vehicles.get': () => vehicle })
  await renderInApp(() => <VehicleEditPage id={4} tab="dados" />, '', [], { roles: [role] })
  expect(await screen.findByRole('switch', { name: 'Status' })).toHaveProperty('disabled', disabled)
})
