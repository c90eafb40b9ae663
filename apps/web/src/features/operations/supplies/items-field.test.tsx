import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { openForm } from '@/test/open-form.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ItemsField } from './items-field.tsx'

const asset = (codigo: string) => ({
  patrimonio: { id: Number(codigo.slice(1)), id_produto: 9, produto: `Aparelho ${codigo}` },
  produto: null,
})
const cable = { patrimonio: null, produto: { id: 4, nome: 'Cabo' } }

/** Codes that the server has not answered yet; each answers when the test says so. */
function slowServer() {
  const asked: string[] = []
  const providers = new Set<number>()
  const waiting = new Map<string, () => void>()
  serverAnswers({
    'assets.find': (input) => {
      const { codigo, id_empresa } = input as { codigo: string; id_empresa: number }
      providers.add(id_empresa)
      if (codigo === 'FORA') throw new Refusal(500, 'Erro')
      if (codigo === 'CABO') return cable
      return codigo.startsWith('A') ? asset(codigo) : { patrimonio: null, produto: null }
    },
  })
  const { fetch } = globalThis
  globalThis.fetch = async (address, init) => {
    const input = String(init?.body)
    const { codigo } = Object.values(JSON.parse(input) as Record<string, { codigo: string }>)[0]!
    asked.push(codigo)
    await new Promise<void>((done) => waiting.set(codigo, done))
    return fetch(address, init)
  }
  const answer = async (codigo: string) => {
    await waitFor(() => expect(waiting.has(codigo)).toBe(true))
    waiting.get(codigo)!()
    waiting.delete(codigo)
  }
  return { asked, providers, answer }
}

/** The field of a provider, and a button that chooses another one, as the form does. */
function ItemsOf({ provider }: { provider: number | null }) {
  const [chosen, setChosen] = useState(provider)
  return (
    <>
      <button type="button" onClick={() => setChosen(2)}>
        outra empresa
      </button>
      <ItemsField<{ itens: unknown[] }> name="itens" label="Itens" provider={chosen} />
    </>
  )
}

async function openItems(provider: number | null = 1) {
  const server = slowServer()
  const rules = z.object({ itens: z.array(z.unknown()) })
  const { user } = await openForm(<ItemsOf provider={provider} />, undefined, rules, { itens: [] })
  const field = await screen.findByRole('textbox', { name: /Patrimônio ou código/ })
  const scan = (...codes: string[]) => user.type(field, codes.map((code) => `${code}{Enter}`).join(''))
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('b')!.textContent)
  return { ...server, user, scan, shown }
}

it('codes that are scanned before the server has answered are all there, in the order of the scans (docs/operations.md#custody)', async () => {
  const { asked, answer, scan, shown } = await openItems()
  await scan('A1', 'A2', 'A3')
  for (const code of ['A1', 'A2', 'A3']) await answer(code)
  await waitFor(() => expect(shown()).toEqual(['A1', 'A2', 'A3']))
  expect(asked).toEqual(['A1', 'A2', 'A3'])
})

it('a code that is scanned twice in quick order is there once', async () => {
  const { answer, scan, shown } = await openItems()
  await scan('A1', 'A1', 'A2')
  await answer('A1')
  await answer('A1')
  await answer('A2')
  await waitFor(() => expect(shown()).toEqual(['A1', 'A2']))
})

it('what was typed or removed while a code is looked up is kept', async () => {
  const { answer, user, scan, shown } = await openItems()
  await scan('CABO', 'A1')
  await answer('CABO')
  await user.type(await screen.findByRole('textbox', { name: 'Quantidade de Cabo' }), '2')
  await answer('A1')
  await waitFor(() => expect(shown()).toEqual(['CABO', 'A1']))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantidade de Cabo' }).value).toBe('12')
})

it('each code that is not found or cannot be looked up is named, and the others are there', async () => {
  const { answer, scan, shown } = await openItems()
  await scan('X1', 'FORA', 'A1')
  for (const code of ['X1', 'FORA', 'A1']) await answer(code)
  await screen.findByText('O código X1 não está cadastrado nesta empresa.')
  await screen.findByText('Não foi possível procurar o código FORA.')
  await waitFor(() => expect(shown()).toEqual(['A1']))
})

it('a code is looked up in the chosen company alone, and not before one is chosen (docs/operations.md#custody)', async () => {
  const chosen = await openItems(7)
  await chosen.scan('A1')
  await chosen.answer('A1')
  await waitFor(() => expect(chosen.shown()).toEqual(['A1']))
  expect([...chosen.providers]).toEqual([7])
  cleanup()
  const none = await openItems(null)
  await none.scan('A1')
  await screen.findByText('Escolha a empresa antes de ler os códigos.')
  expect(none.asked).toEqual([])
})

it('a code is of the company that was chosen when it was scanned (docs/operations.md#custody)', async () => {
  const { providers, answer, user, scan, shown } = await openItems()
  await scan('A1', 'A2')
  await user.click(screen.getByRole('button', { name: 'outra empresa' }))
  await scan('A3')
  for (const code of ['A1', 'A2']) await answer(code)
  await waitFor(() => expect([...providers]).toEqual([1]))
  await answer('A3')
  await waitFor(() => expect(shown()).toEqual(['A3']))
  expect([...providers]).toEqual([1, 2])
})

it('a code that is looked up while another company is chosen is asked of its own', async () => {
  const { providers, answer, user, scan, shown, asked } = await openItems()
  await scan('A1', 'A2')
  await user.click(screen.getByRole('button', { name: 'outra empresa' }))
  for (const code of ['A1', 'A2']) await answer(code)
  await waitFor(() => expect(asked).toEqual(['A1', 'A2']))
  expect([...providers]).toEqual([1])
  expect(shown()).toEqual([])
})
