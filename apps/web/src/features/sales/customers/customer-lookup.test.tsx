import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CustomerLookup } from './customer-lookup.tsx'

const found = [1, 2].map((id) => ({
  id,
  codpessoa: String(id),
  nome_razaosocial: `Maria ${id}`,
  cpf: null,
  empresa: 'Razao',
}))

async function lookUp(total: number) {
  answerCalls({ 'customers.lookUp': () => ({ total, dados: found }) })
  const { user } = await renderInApp(() => <CustomerLookup onFound={() => {}} />)
  await user.click(await screen.findByRole('radio', { name: 'Nome' }))
  await user.type(screen.getByRole('textbox', { name: 'Buscar por nome' }), 'maria')
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  return within(await screen.findByRole('dialog', { name: 'Mais de um resultado encontrado' }))
}

test('a customer who is not among the first says how to be found', async () => {
  const dialog = await lookUp(1900)
  expect(dialog.getByText(/Mostrando 2 de 1\.900\. Digite mais do nome/)).toBeTruthy()
})

test('without a note where all are shown', async () => {
  const dialog = await lookUp(2)
  expect(dialog.getAllByRole('radio')).toHaveLength(2)
  expect(dialog.queryByText(/Mostrando/)).toBeNull()
})
