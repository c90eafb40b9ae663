import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { LeadListPage } from './lead-list-page.tsx'

async function open(employee: boolean) {
  answerCalls({ 'leads.list': () => ({ total: 0, dados: [], depois: null }), 'leads.counters': () => ({}) })
  await renderInApp(() => <LeadListPage lista="leads" door="external" />, '', [], {
    roles: ['user', 'vendas:vendedor'],
    employee,
  })
  await screen.findByText('Nenhum dado encontrado')
}

test('an employee chooses whose leads they see', async () => {
  await open(true)
  await screen.findByRole('button', { name: 'De quem' })
})

test('who sees their own leads alone is not asked whose', async () => {
  // The part is loaded by then: the test before waits for it.
  await open(false)
  expect(screen.queryByRole('button', { name: 'De quem' })).toBeNull()
})

test('what was ticked on an earlier page is known when leads are assigned: no reason is asked of open ones', async () => {
  const lead = (id: number) => ({ id, id_empresa: 2, cliente: `Ana ${id}`, desfecho: 'aberta', status: 10 })
  const { calls } = answerCalls({
    'leads.list': ({ offset }: { offset: number }) => ({
      total: 21,
      depois: null,
      dados: [lead(offset === 0 ? 5 : 6)],
    }),
    'leads.counters': () => ({}),
    'leads.sellers': () => [],
  })
  const { user } = await renderInApp(() => <LeadListPage lista="leads" door="external" />, '', [], {
    roles: ['user', 'vendas:gestor'],
    employee: true,
  })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Ana 5/ }))
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Ana 6/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Atribuir vendedor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Atribuir 2 leads' }))
  expect(dialog.queryByLabelText(/Motivo/)).toBeNull()
  await vi.waitFor(() => expect(calls).toContainEqual(['leads.sellers', { id_empresa: 2 }]))
})
