import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import SaveViewDialog from './save-view-dialog.tsx'

const open = async (mayShare: boolean) => {
  const onSave = vi.fn(async () => {})
  const { user } = await renderInApp(() => (
    <SaveViewDialog lista="leads" mayShare={mayShare} onSave={onSave} onClose={() => {}} />
  ))
  return { user, onSave }
}

test('a manager names a view and says who sees it in one dialog, with "Só para mim" chosen', async () => {
  const { user, onSave } = await open(true)
  expect(screen.getByRole('radio', { name: 'Só para mim' }).getAttribute('data-state')).toBe('checked')
  await user.type(screen.getByLabelText(/^Nome/), 'Pelotas')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ nome: 'Pelotas', papel: null }))
})

test('a shared view goes to the level that was chosen', async () => {
  const { user, onSave } = await open(true)
  await user.type(screen.getByLabelText(/^Nome/), 'Pelotas')
  await user.click(screen.getByRole('radio', { name: 'Gestores' }))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ nome: 'Pelotas', papel: 'vendas:gestor' }))
})

test('whoever may not share is asked for a name alone', async () => {
  await open(false)
  expect(await screen.findByLabelText(/^Nome/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
