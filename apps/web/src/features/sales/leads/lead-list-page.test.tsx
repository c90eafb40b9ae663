import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
