import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { VehicleServices } from './vehicle-services.tsx'

it('says how often a service recurs, one month as one', async () => {
  const plan = { nome: 'Óleo', proximo_em: null, ultimo_em: '2026-05-10', ativo: true, km_restantes: null }
  const dados = [
    { ...plan, id: 1, cada_km: 10_000, cada_meses: 1 },
    { ...plan, id: 2, cada_km: null, cada_meses: 6 },
  ]
  serverAnswers({ 'vehicleServices.list': () => ({ total: 2, depois: null, dados }) })
  await renderInApp(() => <VehicleServices id={4} />)
  await screen.findByText(/A cada 10\.000 km ou 1 mês · último em/)
  expect(screen.getByText(/A cada 6 meses · último em/)).toBeTruthy()
})
