import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { CustomerTabs } from './customer-tabs.tsx'

const details = {
  empresa: 'Vetorial',
  dados: null,
  contratos: [],
  vendas: [],
  ativacoes: [],
  qualificacoes: [],
  problemas: [],
  estornos: [],
  restricoes: null,
  blacklist: [],
  linha_do_tempo: [],
}

async function open(search: string) {
  serverAnswers({})
  const { user, router } = await renderInApp(
    () => <CustomerTabs details={details} sistema="vetorial" cod_cliente="9001" />,
    search,
  )
  const shown = () => screen.getByRole('tab', { selected: true }).textContent
  return { user, router, shown }
}

it('the tab is in the address (docs/screens.md#state-in-the-address)', async () => {
  const { user, router, shown } = await open('?aba=vendas')
  expect(shown()).toBe('Vendas')
  await user.click(screen.getByRole('tab', { name: 'Estornos' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ aba: 'estornos' }))
  expect(shown()).toBe('Estornos')
  await user.click(screen.getByRole('tab', { name: 'Dados' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('aba', 'estornos'))
  expect(shown()).toBe('Dados')
})

it.each([
  ['?aba=nada', 'Dados'],
  ['?aba=erp', 'Sistema do provedor'],
  ['', 'Dados'],
])('the address %j shows %s', async (search, tab) => {
  expect((await open(search)).shown()).toBe(tab)
})
