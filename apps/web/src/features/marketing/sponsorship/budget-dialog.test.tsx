import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { BudgetDialog } from './budget-dialog.tsx'

const updated_at = '2026-11-20T12:00:00.000Z'

async function set(id_empresa: number, budgets: object[]) {
  let asked = 0
  const later = [{ id: 9, updated_at: 'x' }]
  const { calls } = answerCalls({
    // Somebody else changes it while the dialog is open.
    'sponsorshipBudgets.list': ({ filtro }: { filtro: object }) => {
      if ('id_empresa' in filtro && filtro.id_empresa === id_empresa) asked += 1
      return { total: 1, depois: null, dados: asked === 1 ? budgets : later }
    },
    'sponsorshipBudgets.update': () => ({ id: 9, updated_at }),
    'sponsorshipBudgets.create': () => [{ id: 9 }],
  })
  const row = { id_empresa, provedor: 'RazaoInfo' }
  const { user } = await renderInApp(() => <BudgetDialog row={row} ano={2027} onClose={() => {}} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  const shown = field.value
  await user.clear(field)
  await user.type(field, '250000')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  return { shown, written: calls.find(([name]) => name !== 'sponsorshipBudgets.list') }
}

test('a budget is overwritten as it was when the dialog opened', async () => {
  const { shown, written } = await set(2, [{ id: 9, updated_at, valor: '1000.00' }])
  expect(shown).toContain('1.000,00')
  expect(written).toEqual(['sponsorshipBudgets.update', { id: 9, updated_at, valor: '2500.00' }])
})

test('where there is none one is made, and no later one is overwritten', async () => {
  const { written } = await set(3, [])
  expect(written).toEqual([
    'sponsorshipBudgets.create',
    { objects: [{ id_empresa: 3, ano: 2027, valor: '2500.00' }] },
  ])
})
