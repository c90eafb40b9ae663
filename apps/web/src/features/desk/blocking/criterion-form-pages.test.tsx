/** What the value of a criterion is typed as: docs/desk.md#exceptions. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CriterionEditPage } from './criterion-form-pages.tsx'

const criterion: Parameters<typeof CriterionEditPage>[0]['record'] = {
  id: 4,
  id_regra: 2,
  campo: 'plano',
  operador: 'igual',
  valor: [],
  valores: '',
  validade_inicio: null,
  validade_fim: null,
  motivo: 'Acordo',
  ativo: true,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
}

function open(over: Partial<typeof criterion>) {
  const Page = () => (
    <CriterionEditPage rule={{ id: 2, nome: 'Total 30' }} record={{ ...criterion, ...over }} />
  )
  return renderInApp(Page, '', [], { roles: ['regras_bloqueio:gestor'] })
}

test.each([
  ['valor_aberto', 'maior_igual', '1.284,50', '1.284,50', '1284.50'],
  ['plano', 'igual', 'Fibra 1,5', 'Fibra 1,5', 'Fibra 1,5'],
] as const)('%s %s pasted as %s shows %s and is sent as %s', async (campo, operador, pasted, shown, sent) => {
  const { calls } = answerCalls({ 'blockingCriteria.update': () => ({ id: 4 }) })
  const { user } = await open({ campo, operador })
  const input = await screen.findByLabelText<HTMLInputElement>(/^Valor/)
  await user.click(input)
  await user.paste(pasted)
  expect(input.value).toBe(shown)
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(calls.find(([name]) => name.endsWith('.update'))?.[1]).toMatchObject({ valor: [sent] }),
  )
})

test.each([
  ['valor_aberto', 'maior_igual', ['Maior ou igual a', 'Menor ou igual a']],
  ['orgao_publico', 'igual', ['Igual a']],
] as const)('of %s, with %s, are offered its operators alone: %j', async (campo, operador, offered) => {
  const { user } = await open({ campo, operador })
  await user.click(await screen.findByLabelText(/^Operador/))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(offered)
})

test('a micro-region that was switched off is shown, and can be taken away', async () => {
  const { calls } = answerCalls({
    'microregions.options': (input) =>
      ((input as { incluidos?: number[] }).incluidos ?? []).map((id) => ({ id, nome: 'Vale', ativo: false })),
  })
  await open({ campo: 'microrregiao', operador: 'igual', valor: ['31'] })
  const field = await screen.findByRole('combobox', { name: /^Valor/ })
  await waitFor(() => expect(field.textContent).toBe('Vale'))
  expect(calls.find(([name]) => name === 'microregions.options')?.[1]).toEqual({ incluidos: [31] })
})
