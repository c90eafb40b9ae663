import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { OrderDialog } from './order-dialog.tsx'
import type { Movement } from './stage-columns.tsx'

const updated_at = '2026-11-20T12:00:00.000Z'
const row = { id: 501, os: null, patrimonio: null, updated_at } as Movement

async function fill(answer: (input: unknown) => unknown) {
  const edit = vi.fn(answer)
  const close = vi.fn()
  serverAnswers({ 'supplies.editOrder': edit })
  const { user } = await renderInApp(() => <OrderDialog row={row} onClose={close} />)
  await user.type(await screen.findByRole('textbox', { name: /^OS/ }), '88123')
  await user.type(screen.getByRole('textbox', { name: /^Patrimônio/ }), 'pt-004512')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  return { edit, close }
}

it('order and asset that were kept are reported in the documented words', async () => {
  const { edit, close } = await fill(() => ({ id: 501, updated_at }))
  expect(await screen.findByText('OS e/ou Patrimônio editados com sucesso.')).toBeTruthy()
  expect(edit).toHaveBeenCalledWith({ id: 501, os: '88123', patrimonio: 'PT-004512', updated_at })
  expect(close).toHaveBeenCalled()
})

it('those that are refused too, and why at their field', async () => {
  const { close } = await fill(() => {
    throw new Refusal(422, 'Dados inválidos.', { os: 'Número de OS inválido.' })
  })
  expect(await screen.findByText('Erro ao editar OS e/ou Patrimônio')).toBeTruthy()
  expect(await screen.findByText('Número de OS inválido.')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})
