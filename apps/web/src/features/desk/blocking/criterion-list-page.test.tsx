import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CriterionListPage } from './criterion-list-page.tsx'

test('the file of a rule holds the criteria of this rule alone, as the list does', async () => {
  const { calls } = answerCalls({
    'blockingCriteria.list': () => ({ total: 0, depois: null, dados: [] }),
    'blockingRules.get': () => ({ id: 7, nome: 'Prefeituras' }),
  })
  const { user } = await renderInApp(() => <CriterionListPage rule={7} />, '?filtro={"ativo":true}')
  const filtro = { ativo: true, id_regra: 7 }
  await waitFor(() =>
    expect(calls).toContainEqual(['blockingCriteria.list', expect.objectContaining({ filtro })]),
  )
  await user.click(await screen.findByRole('button', { name: 'Exportar' }))
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response('', { status: 403 }))
  vi.stubGlobal('fetch', fetched)
  await user.click(await screen.findByRole('menuitem', { name: /^CSV, todas/i }))
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  const address = new URL(String(fetched.mock.calls[0]![0]), location.href)
  expect(address.pathname).toBe('/export/blockingCriteria.list')
  expect(JSON.parse(address.searchParams.get('input')!)).toMatchObject({ filtro })
})

test.each([
  [true, 'Desativar'],
  [false, 'Ativar'],
])('a criterion that is active (%s) offers “%s”, as its rule does', async (ativo, label) => {
  const criterion = { id: 4, id_regra: 7, campo: 'plano', operador: 'igual', valores: 'Fibra', ativo }
  answerCalls({
    'blockingCriteria.list': () => ({ total: 1, depois: null, dados: [criterion] }),
    'blockingRules.get': () => ({ id: 7, nome: 'Prefeituras' }),
  })
  const role = { roles: ['user', 'regras_bloqueio:gestor'] }
  const { user } = await renderInApp(() => <CriterionListPage rule={7} />, '', ['/antes'], role)
  await user.click((await screen.findAllByRole('button', { name: /Ações|Mais/ }))[0]!)
  await user.click(await screen.findByRole('menuitem', { name: label }))
  expect(await screen.findByText(`${label} o critério?`)).toBeTruthy()
})
