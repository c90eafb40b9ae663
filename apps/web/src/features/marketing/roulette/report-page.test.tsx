import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { reportChoice } from './report-choice.ts'
import { RouletteReportPage } from './report-page.tsx'

const Report = () => <RouletteReportPage id={7} {...reportChoice(useSearch({ strict: false }))} />

const participant = {
  id: 1,
  nome: 'Sabrina Oliveira',
  telefone: '53991000000',
  cpf: '90070000042',
  cupom: 'CUPOM-RTJWE6W7',
  premio: 'Um mês grátis',
  erro: null,
  entregue_em: null,
  created_at: '2026-11-20T12:00:00.000Z',
}

test('the report names its campaign, what it was filtered by and how many there are, and masks CPFs', async () => {
  const { calls } = answerCalls({
    'roulette.list': () => ({ total: 1, dados: [{ id: 7, nome: 'Aniversário de 20 anos' }] }),
    'roulette.participants': () => ({ total: 1284, dados: [participant], depois: null }),
  })
  const { user } = await renderInApp(Report, '', undefined, {
    roles: ['roulette:gestor'],
  })
  await screen.findByText('Aniversário de 20 anos')
  const [audience, error] = screen.getAllByRole('combobox')
  await user.selectOptions(audience!, 'Não clientes')
  const generate = screen.getByRole('button', { name: 'Gerar relatório' })
  expect(document.getElementById(generate.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Escolha Público e Contém Erro.',
  )
  await user.selectOptions(error!, 'Não')
  expect(generate.getAttribute('aria-describedby')).toBeNull()
  await user.click(generate)
  await screen.findByText('1.284 participações')
  const said = screen.getByText('1.284 participações').parentElement!.textContent
  expect(said).toContain('Não clientes')
  expect(screen.getByText('***.700.000-**')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/900\.?700\.?000-?42/)
  expect(calls).toContainEqual([
    'roulette.participants',
    expect.objectContaining({
      id_campanha: 7,
      filtro: { cliente: false, erro: { _is_null: true } },
    }),
  ])
})

test('what it was filtered by is in its address, as its page is (docs/screens.md#state-in-the-address)', async () => {
  const { calls } = answerCalls({
    'roulette.list': () => ({ total: 1, dados: [{ id: 7, nome: 'Aniversário' }] }),
    'roulette.participants': () => ({ total: 41, dados: [participant], depois: null }),
  })
  const { user, router } = await renderInApp(Report, '?publico=clientes&erro=todos&pagina=2')
  await screen.findByText('41 participações')
  const asked = expect.objectContaining({ offset: 20, filtro: { cliente: true } })
  expect(calls).toContainEqual(['roulette.participants', asked])
  await user.click(screen.getByRole('button', { name: 'Alterar filtro' }))
  await screen.findByRole('button', { name: 'Gerar relatório' })
  expect(router.state.location.search).toEqual({})
})
