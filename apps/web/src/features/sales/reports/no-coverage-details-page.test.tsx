import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { NoCoverageDetailsPage } from './no-coverage-details-page.tsx'

it.each([
  ['', ['Criação', 'Cliente', 'Documento', 'Fone', 'Status', 'Cidade', 'Detalhes']],
  ['?city=pelotas', ['Criação', 'Cliente', 'Documento', 'Fone', 'Status', 'Bairro', 'Detalhes']],
  ['?city=pelotas&neighborhood=centro', ['Criação', 'Cliente', 'Documento', 'Fone', 'Status', 'Detalhes']],
])(
  'leads of several places say where they are, what the address fixes is not repeated: "%s"',
  async (search, heads) => {
    answerCalls({
      'noCoverage.step4': () => ({
        total: 1,
        dados: [
          {
            id: 1,
            cliente: 'Ana',
            created_at: '2026-11-20T12:00:00.000Z',
            documento: '1',
            fone: '1',
            status: 2,
            cidade: 'Pelotas',
            bairro: 'Areal',
          },
        ],
      }),
      'noCoverage.step2': () => ({ total: 0, dados: [] }),
      'providers.options': () => [],
    })
    await renderInApp(NoCoverageDetailsPage, search, [], { roles: ['vendas:gestor'] })
    await screen.findByText('Ana')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads)
    // The buttons under it say the same: its head is for who listens.
    expect(screen.getByText('Detalhes', { selector: 'th *' }).className).toBe('sr-only')
  },
)
