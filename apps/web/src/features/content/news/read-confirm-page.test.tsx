import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ReadConfirmPage } from './read-confirm-page.tsx'

test('a card says of what its percent is, and how many are still to read', async () => {
  const news = (id: number, titulo: string, lidos: number) => ({
    id,
    titulo,
    categoria: 'RH',
    publicada_em: '2026-11-20T12:00:00.000Z',
    publico: 50,
    lidos,
    pendentes: 50 - lidos,
    percentual: lidos * 2,
  })
  answerCalls({
    'newsReadings.board': () => ({
      total: 2,
      dados: [news(1, 'Ponto eletrônico', 44), news(2, 'Férias', 50)],
      depois: null,
    }),
  })
  await renderInApp(() => <ReadConfirmPage tab="novidades" />, '', [], {
    roles: ['novidades:gestor', 'rh:gestor'],
  })
  const said = async (name: RegExp) =>
    (await screen.findByRole('row', { name })).textContent?.replaceAll('\u00a0', ' ')
  expect(await said(/Ponto eletrônico/)).toContain('88,0 % lido · 6 pendentes')
  expect(await said(/Férias/)).not.toContain('pendentes')
  expect(within(screen.getByRole('table')).getByRole('columnheader', { name: 'Lido (%)' })).toBeTruthy()
})
