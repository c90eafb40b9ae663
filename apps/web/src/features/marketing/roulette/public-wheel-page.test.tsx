import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PublicWheelPage } from './public-wheel-page.tsx'

vi.mock('@/features/sales/tracking-links/solve-proof.ts', () => ({
  answerChallenge: async () => 'uma prova',
}))

const slice = { texto: 'TV', background: null, textColor: null }
const theme = {
  base_background: '#a7001a',
  base_html_content: 'Girar!',
  color_item: '#fff',
  color_item_2: '#000',
}

test('the next person of an event finds the wheel without the result and an empty form', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  answerCalls({
    'publicRoulette.view': () => ({
      nome: 'Natal',
      slug: 'natal',
      provedor: 'Vetorial',
      sistema: 'vetorial',
      fim: '2026-12-24',
      premios: [slice, slice, slice, slice],
      tema: { ...theme, color_text: '#000', color_text2: '#fff' },
      disponivel: true,
      regulamento: null,
      intervalo: 2,
    }),
    'publicRoulette.challenge': () => ({}),
    'publicRoulette.spin': () => ({
      premio: 'TV',
      descricao: 'Uma TV',
      cupom: 'CUPOM-A',
      codigo: '123456',
      indice: 1,
      premios: [slice, slice, slice, slice],
    }),
  })
  const { user } = await renderInApp(() => <PublicWheelPage slug="natal" embed={false} />)
  await user.type(await screen.findByLabelText(/Nome/), 'Ana')
  await user.type(screen.getByLabelText(/CPF/), '52998224725')
  await user.type(screen.getByLabelText(/Telefone/), '53984001122')
  await user.click(screen.getByRole('button', { name: 'Girar!' }))
  await screen.findByText('CUPOM-A')
  await user.click(screen.getByRole('button', { name: 'Próxima pessoa' }))
  expect(screen.queryByText('CUPOM-A')).toBeNull()
  expect((await screen.findByLabelText<HTMLInputElement>(/Nome/)).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(/CPF/).value).toBe('')
})
