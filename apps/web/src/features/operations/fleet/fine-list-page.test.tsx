/** Fines that wait for their driver, also beside an appeal: docs/operations.md#fines. */
import { dayFromNow } from '@intranet/contract/today'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { FineListPage } from './fine-list-page.tsx'

const fine = {
  id: 1,
  placa: 'MUL1T23',
  motorista: null,
  auto_infracao: 'F-1',
  data_infracao: '2026-11-01T12:00:00.000Z',
  prazo_indicacao: dayFromNow(2),
  vencimento: '2026-12-20',
  valor: '130.16',
}

test.each([
  ['recebida', true, 'Indicar condutor'],
  ['em_recurso', true, 'Indicar condutor'],
  ['em_recurso', false, 'Abrir'],
])(
  'of one that is %s and waits for its driver (%s) "%s" is offered (docs/operations.md#fines)',
  async (situacao, waits, label) => {
    const row = { ...fine, situacao, aguarda_condutor: waits }
    serverAnswers({ 'fines.list': () => ({ total: 1, depois: null, dados: [row] }) })
    const { user } = await renderInApp(FineListPage, '', [], { roles: ['frota:gestor'] })
    await screen.findAllByText('MUL1T23')
    expect(screen.queryAllByText(/2 dias/).length > 0).toBe(waits)
    await user.click((await screen.findAllByRole('button', { name: /Ações/ }))[0]!)
    expect(await screen.findByRole('menuitem', { name: label })).toBeDefined()
  },
)
