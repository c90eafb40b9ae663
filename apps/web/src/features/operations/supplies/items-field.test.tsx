import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { openForm } from '@/test/open-form.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ItemsField } from './items-field.tsx'

const asset = (codigo: string) => ({
  patrimonio: { id: Number(codigo.slice(1)), id_produto: 9, produto: `Aparelho ${codigo}`, id_empresa: 1 },
  produto: null,
})
const cable = { patrimonio: null, produto: { id: 4, nome: 'Cabo', id_empresa: 1 } }

/** Codes that the server has not answered yet; each answers when the test says so. */
function slowServer() {
  const asked: string[] = []
  const waiting = new Map<string, () => void>()
  serverAnswers({
    'assets.find': (input) => {
      const { codigo } = input as { codigo: string }
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
  return { asked, answer }
}

async function openItems() {
  const server = slowServer()
  const rules = z.object({ itens: z.array(z.unknown()) })
  const { user } = await openForm(
    <ItemsField<{ itens: unknown[] }> name="itens" label="Itens" />,
    undefined,
    rules,
    {
      itens: [],
    },
  )
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
  await screen.findByText('O código X1 não está cadastrado.')
  await screen.findByText('Não foi possível procurar o código FORA.')
  await waitFor(() => expect(shown()).toEqual(['A1']))
})
