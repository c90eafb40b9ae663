import { checklistItems } from '@intranet/contract/desk/backoffice-options'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { trpc } from '@/lib/trpc.ts'
import { SaleSheet } from './sale-sheet.tsx'

const at = '2026-11-20T12:00:00.000Z'
const later = '2026-11-20T12:05:00.000Z'
const unticked = Object.fromEntries(checklistItems.map((item) => [item, false]))

async function audit(over: object = {}) {
  let sale = {
    id: 3,
    cliente: 'Lia',
    situacao: 'em_auditoria',
    id_auditor: 7,
    checklist: unticked,
    observacao: null as string | null,
    valor: '79.90',
    data_venda: at,
    updated_at: at,
    ...over,
  }
  const update = vi.fn((_input: unknown) => ({ id: 3, updated_at: later }))
  serverAnswers({
    'deskSales.get': () => sale,
    'deskSales.update': update,
  })
  const onClose = vi.fn()
  const { user, queryClient } = await renderInApp(() => <SaleSheet id={3} onClose={onClose} />, '', [], {
    roles: ['backoffice:solicitante'],
  })
  await screen.findAllByRole('checkbox')
  /** Somebody else writes. */
  const become = async (fields: Partial<typeof sale>) => {
    sale = { ...sale, ...fields }
    await queryClient.invalidateQueries(trpc.deskSales.pathFilter())
  }
  const box = (place: number) => screen.getAllByRole('checkbox')[place]!
  return { user, onClose, become, update, box }
}

test('ticks that are not saved are asked about before the drawer closes', async () => {
  const { user, onClose, box } = await audit()
  await user.click(box(0))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(box(0))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('they outlive what a colleague writes, whose ticks are seen and saved with them', async () => {
  const { user, become, update, box } = await audit()
  const [first, second] = checklistItems
  await user.click(box(0))
  await become({ updated_at: later, checklist: { ...unticked, [second!]: true } })
  await waitFor(() => expect(box(1).getAttribute('aria-checked')).toBe('true'))
  expect(box(0).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith({
      id: 3,
      updated_at: later,
      observacao: null,
      checklist: { ...unticked, [first!]: true, [second!]: true },
    }),
  )
})

test('once they are saved, what is stored is shown', async () => {
  const { user, become, update, box } = await audit()
  await user.click(box(0))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
  await become({ updated_at: later })
  await waitFor(() => expect(box(0).getAttribute('aria-checked')).toBe('false'))
})

test.each([
  ['by its auditor', {}, true],
  ['where nobody audits it', { situacao: 'pendente', id_auditor: null }, true],
  ['by a colleague', { id_auditor: 8 }, false],
  ['once its connection works', { situacao: 'aprovada', situacao_ativacao: 'ativada' }, false],
])('a sale is cancelled %s: %j is offered %s (docs/desk.md#cancelled-sales)', async (_who, over, offered) => {
  const { user } = await audit(over)
  const menu = screen.queryByRole('button', { name: /^Ações/ })
  if (menu) await user.click(menu)
  expect(screen.queryByText('Cancelar venda') !== null).toBe(offered)
})
