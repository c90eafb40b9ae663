import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CostPage } from './cost-page.tsx'

const sums = {
  combustivel: '100.00',
  manutencao: '200.00',
  locacao: '300.00',
  multas: '400.00',
  total: '1000.00',
  km: 500,
  custo_km: '2.00',
}

it('the costs of a vehicle and of all stand under what they were paid for', async () => {
  answerCalls({
    'fleet.costs': () => [{ id: 1, placa: 'QJA1B23', modelo: 'Strada', ...sums }],
    'fleet.costsByMonth': () => [{ mes: '2026-11', ...sums }],
    'fleet.costTotals': () => ({
      ...sums,
      lancamentos: { combustivel: 9, manutencao: 8, multas: 7 },
      comparacao: {
        ...sums,
        multas: '150.00',
        total: '750.00',
        lancamentos: { combustivel: 9, manutencao: 8, multas: 5 },
      },
    }),
  })
  await renderInApp(CostPage, '', [], { roles: ['frota:gestor'] })
  const table = await screen.findByRole('table', { name: 'Custos por veículo' })
  const heads = within(table).getAllByRole('columnheader')
  const cells = within(table).getAllByRole('cell')
  const plain = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')
  expect(heads.map((head, place) => [plain(head), plain(cells[place]!)])).toEqual([
    ['Veículo', 'QJA1B23'],
    ['Combustível (R$)', '100,00'],
    ['Manutenção (R$)', '200,00'],
    ['Locação (R$)', '300,00'],
    ['Multas (R$)', '400,00'],
    ['Total (R$)', '1.000,00'],
    ['KM', '500'],
    ['Custo/km (R$)', '2,00'],
  ])
  const fact = (label: string) => plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling!)
  expect([fact('Locação'), fact('Multas')]).toEqual(['R$ 300,00', 'R$ 400,00'])
  expect(screen.getByText(/^era R\$\s150,00$/)).toBeTruthy()
  expect(screen.getByText(/^O valor das multas subiu para R\$\s400,00 \(era R\$\s150,00\)\.$/)).toBeTruthy()
})
