import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { RequestRow } from './request-columns.tsx'
import { VehicleRequestListPage } from './vehicle-request-list-page.tsx'

const moment = '2030-11-23T12:00:00.000Z'
const row = (over: Partial<RequestRow>): RequestRow => ({
  id: 1,
  id_usuario: 7,
  solicitante: 'Ana',
  id_empresa: 1,
  empresa: 'Produto',
  motivo: 'Minha visita',
  origem: 'Pelotas',
  destino: 'Rio Grande',
  data_retirada: moment,
  data_devolucao: moment,
  passageiros: 1,
  id_veiculo: 2,
  placa: 'ABC1D23',
  id_motorista: 3,
  motorista: 'Rui',
  situacao: 'aprovada',
  espera_desde: null,
  resposta: null,
  dirige: false,
  created_at: moment,
  updated_at: moment,
  ...over,
})

it.each([
  ['one’s own booking is cancelled by oneself', 7, true],
  ['a booking of somebody else that one drives is not', 8, false],
])('%s (docs/operations.md#requests-of-vehicles)', async (_what, id_usuario, cancels) => {
  answerCalls({
    'vehicleRequests.listOwn': () => ({ total: 1, dados: [row({ id_usuario })], depois: null }),
  })
  const { user } = await renderInApp(() => <VehicleRequestListPage />)
  const [menu] = await screen.findAllByRole('button', { name: /^Ações/ })
  await user.click(menu!)
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(entries).toContain('Abrir')
  expect(entries.includes('Cancelar')).toBe(cancels)
})
