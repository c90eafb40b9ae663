import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { AssetDialog } from './asset-dialog.tsx'

const product = { id: 9, nome: 'Notebook', codigo_erp: 'NB', sistema: 'produto', serializado: true }

async function add(role: string) {
  const close = vi.fn()
  serverAnswers({
    'supplyProducts.options': () => [product],
    'squads.options': () => [],
    'assets.create': () => [{ id: 31, updated_at: '2026-11-20T12:00:00.000Z' }],
  })
  const { user, router } = await renderInApp(() => <AssetDialog onClose={close} />, '', undefined, {
    roles: ['user', role],
  })
  await user.type(await screen.findByRole('textbox', { name: /^Patrimônio/ }), 'nb-0031')
  await user.click(screen.getByRole('combobox', { name: /^Produto/ }))
  await user.click(await screen.findByRole('option', { name: /Notebook/ }))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  return router
}

it('who manages comes from a new asset to its page, where the purchase is written', async () => {
  const router = await add('suprimentos:gestor')
  await waitFor(() => expect(router.state.location.pathname).toBe('/supplies/assets/edit/31'))
})

it('who may not write the purchase stays in the list', async () => {
  const router = await add('suprimentos:solicitante')
  expect(router.state.location.pathname).toBe('/tela')
})
