import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api } from '@/lib/api.ts'
import { forgetNotices } from '@/lib/kept-notices.ts'
import { queryClient } from '@/lib/query-client.ts'
import { takeSession } from '@/lib/session.ts'
import { proceduresThatAnswer } from '@/test/screen-walk/made-answers.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { AppShell } from './app-shell.tsx'
import { KeptNotices } from './kept-notices.tsx'
import '@/test/patience.ts'

beforeEach(() => act(forgetNotices))
afterEach(cleanup)

const ask = (procedure: string, kind: 'mutate' | 'query'): Promise<unknown> => {
  const [router = '', name = ''] = procedure.split('.')
  return Reflect.get(Reflect.get(api, router), name)[kind]({})
}

const single = proceduresThatAnswer('aviso')
const several = proceduresThatAnswer('avisos')

test('the procedures that warn are known', () => {
  const named = ['leads.create', 'roulette.create', 'roulette.update', 'roulette.setActive']
  expect(single).toEqual(expect.arrayContaining(named))
  expect(several).toEqual(expect.arrayContaining(['incidents.create', 'incidents.update']))
})

test.each([...single, ...several])(
  'what %s warns of is shown until it is closed (docs/screens.md#warnings-of-a-save)',
  async (procedure) => {
    const warned = { id: 3, aviso: 'Há um CPF no texto.', avisos: ['Há um telefone no texto.'] }
    serverAnswers({ [procedure]: () => (procedure.endsWith('.create') ? [warned] : warned) })
    render(<KeptNotices />)
    await act(() => ask(procedure, 'mutate'))
    await screen.findByText('Há um CPF no texto.')
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Há um CPF no texto.',
      'Há um telefone no texto.',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso: Há um CPF no texto.' }))
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Há um telefone no texto.',
    ])
  },
)

test('a save that warns of nothing, and a question, leave nothing on the page', async () => {
  serverAnswers({
    'roulette.setActive': () => ({ id: 3, aviso: null }),
    'leads.verify': () => ({ aviso: 'Este cliente está na blocklist.' }),
  })
  render(<KeptNotices />)
  await act(() => ask('roulette.setActive', 'mutate'))
  await act(() => ask('leads.verify', 'query'))
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('the next person is shown no warning of the one before', async () => {
  serverAnswers({ 'incidents.update': () => ({ id: 3, avisos: ['Há um CPF no texto.'] }) })
  render(<KeptNotices />)
  await act(() => ask('incidents.update', 'mutate'))
  expect(await screen.findByText('Há um CPF no texto.')).toBeTruthy()
  act(() => takeSession(queryClient, null))
  expect(screen.queryByText('Há um CPF no texto.')).toBeNull()
})

test('the shell shows the warnings above every page', async () => {
  serverAnswers({ 'incidents.update': () => ({ id: 3, avisos: ['Há um CPF no texto.'] }) })
  await renderInApp(() => (
    <AppShell session={null} onSignOut={() => {}}>
      página
    </AppShell>
  ))
  await act(() => ask('incidents.update', 'mutate'))
  expect(await screen.findByText('Há um CPF no texto.')).toBeTruthy()
})

test('a warning leads to the screen of what it asks for', async () => {
  serverAnswers({
    'users.setActive': () => ({
      alterados: 1,
      avisos: [{ texto: 'Ana ainda tem 2 itens em seu nome.', rota: '/shutdowns/register/7/Ana' }],
    }),
  })
  await renderInApp(() => <KeptNotices />)
  await act(() => ask('users.setActive', 'mutate'))
  const link = await screen.findByRole('link', { name: 'Abrir' })
  expect(link.getAttribute('href')).toBe('/shutdowns/register/7/Ana')
})
