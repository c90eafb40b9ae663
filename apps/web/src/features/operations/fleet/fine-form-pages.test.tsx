import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { FineRegisterPage } from './fine-form-pages.tsx'

test('a fine is registered for a vehicle that is gone too (docs/operations.md#fines)', async () => {
  const gone = { id: 4, placa: 'QJA1B23', modelo: 'Fiat Mobi', km_atual: 90_000, situacao: 'baixado' }
  serverAnswers({ 'fines.vehicles': () => [gone], 'fines.drivers': () => [] })
  const { user } = await renderInApp(() => <FineRegisterPage />, '', [], { roles: ['frota:solicitante'] })
  await user.click(await screen.findByRole('combobox', { name: /Veículo/ }))
  expect((await screen.findByRole('option', { name: /QJA1B23/ })).textContent).toContain('Baixado')
})
