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

test.each([
  [
    'devolucao',
    'Enviar para manutenção',
    /Defeito/,
    'Fornecedor',
    'Eletro Sul',
    { etapa: 'manutencao', motivo: 'Não liga', fornecedor: 'Eletro Sul' },
  ],
  [
    'manutencao',
    'Condenar',
    /Motivo/,
    'Custo do reparo (R$)',
    '4000',
    { etapa: 'reciclagem', motivo: 'Não liga', custo: '40.00' },
  ],
] as const)('from %s, %s says its supplier or cost', async (stage, label, reason, field, typed, step) => {
  const sent: unknown[] = []
  const updated_at = '2026-11-20T12:00:00.000Z'
  serverAnswers({
    'supplies.list': () => ({
      total: 1,
      depois: null,
      dados: [{ id: 5, etapa: stage, produto: 'Roteador', updated_at }],
    }),
    'supplies.advance': (input) => (sent.push(input), { id: 6 }),
    'supplies.advanceAll': (input) => (sent.push(input), []),
  })
  const { user } = await renderInApp(() => <StagePage stage={stage} />, '', [], {
    roles: ['suprimentos:gestor'],
  })
  await user.click((await screen.findAllByRole('button', { name: /^Ações de/ }))[0]!)
  await user.click(await screen.findByRole('menuitem', { name: label }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(reason), 'Não liga')
  await user.type(dialog.getByLabelText(field), typed)
  await user.click(dialog.getByRole('button', { name: label }))
  await waitFor(() => expect(sent).toEqual([{ id: 5, updated_at, ...step }]))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  await user.click(within(screen.getByRole('toolbar', { hidden: true })).getByRole('button', { name: label }))
  const many = within(await screen.findByRole('dialog'))
  await user.type(many.getByLabelText(reason), 'Não liga')
  expect(many.queryAllByLabelText(field)).toHaveLength(stage === 'devolucao' ? 1 : 0)
})
