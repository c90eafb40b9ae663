import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { form } from '@intranet/contract/messages'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { LineDialog } from './line-dialog.tsx'

const line = (patrimonio: string | null) => ({
  id: 4,
  updated_at: '2026-11-20T12:00:00.000Z',
  produto: 'Conector',
  patrimonio,
  os: '88123',
  observacao: null,
  quantidade_sistema: 10,
  quantidade_informada: 9,
  quantidade_validada: 9,
  resultado: 'divergente',
})

async function open(patrimonio: string | null) {
  const update = vi.fn((_input: unknown) => ({ id: 4 }))
  serverAnswers({ 'inventory.update': update })
  const dialog = () => <LineDialog line={line(patrimonio) as never} onClose={() => {}} />
  const { user } = await renderInApp(dialog, '', [], { roles: ['suprimentos:gestor'] })
  return { user, update, empty: async (label: string) => user.clear(await screen.findByLabelText(label)) }
}

test('an emptied order and validated quantity are emptied on the server', async () => {
  const { user, update, empty } = await open(null)
  await empty('OS')
  await empty('Quantidade validada')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(update.mock.calls[0]?.[0]).toMatchObject({ os: null, quantidade_validada: null }),
  )
})

test('the line of an asset keeps one: an emptied number is refused at its field', async () => {
  const { user, update, empty } = await open('PT-1')
  await screen.findByLabelText(/Patrimônio/)
  await empty('OS')
  await user.clear(screen.getByLabelText(/Patrimônio/))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText(form.required)
  expect(update).not.toHaveBeenCalled()
})
