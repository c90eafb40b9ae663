import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { StagePage } from './stage-page.tsx'

vi.mock('@/lib/upload-file.ts', () => ({
  uploadFile: async () => ({ id: '0190c2a4-6b1e-7c3a-9d2f-1a2b3c4d5e6f' }),
}))

test('ticks end once their lot is closed, and not when its dialog is left', async () => {
  serverAnswers({
    'supplies.list': () => ({
      total: 1,
      depois: null,
      dados: [{ id: 5, etapa: 'reciclagem', produto: 'Roteador' }],
    }),
    'supplies.closeLot': () => ({ id: 2 }),
  })
  const { user } = await renderInApp(() => <StagePage stage="reciclagem" />, '', [], {
    roles: ['suprimentos:gestor'],
  })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  const bar = () => screen.queryByRole('toolbar', { hidden: true })
  await user.click(within(bar()!).getByRole('button', { name: 'Fechar lote' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/Lote/), 'L-9')
  await user.type(dialog.getByLabelText(/Destinação/), 'Recicla')
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['%PDF'], 'certificado.pdf', { type: 'application/pdf' }),
  )
  await dialog.findByText('certificado.pdf')
  expect(bar()).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Fechar lote' }))
  await waitFor(() => expect(bar()).toBeNull())
})
