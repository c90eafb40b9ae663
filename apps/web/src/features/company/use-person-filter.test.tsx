import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Filters } from '@/components/table/filters.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { usePersonFilter } from './use-person-filter.ts'

function Screen() {
  const search = useTableSearch('documents.list')
  return <Filters search={search} filters={[usePersonFilter('id_funcionario', 'Funcionário', search)]} />
}

test('people of one name are distinguished by their place', async () => {
  serverAnswers({
    'users.options': () => [
      { id: 1, nome: 'Ana Lemos', detalhe: 'Suporte · Produto' },
      { id: 2, nome: 'Ana Lemos', detalhe: 'Vendas · Vetorial' },
    ],
  })
  const { user } = await renderInApp(Screen)
  await user.click(await screen.findByRole('button', { name: 'Filtro' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Funcionário' }))
  await screen.findByRole('checkbox', { name: 'Ana Lemos Suporte · Produto' })
  expect(screen.getByRole('checkbox', { name: 'Ana Lemos Vendas · Vetorial' })).toBeTruthy()
})
