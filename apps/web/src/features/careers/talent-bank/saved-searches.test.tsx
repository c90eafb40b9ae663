import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { SavedSearches } from './saved-searches.tsx'

const saved: Outputs['talentBank']['searches'][number] = {
  id: 8,
  nome: 'Fibra no sul',
  palavras: [{ termo: 'fibra', sinonimos: [], peso: 1 }],
  filtro: {},
  avisar: true,
  encontradas: 2,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
}
const term = { termo: 'fibra', sinonimos: [], peso: 1 }

async function open(terms = [term]) {
  const { calls } = answerCalls({
    'talentBank.searches': () => [saved],
    'talentBank.saveSearch': () => ({ id: 9 }),
    'talentBank.switchSearch': () => ({ id: 8 }),
    'talentBank.removeSearch': () => ({}),
  })
  const onOpen = vi.fn()
  const { user } = await renderInApp(() => (
    <SavedSearches terms={terms} filtro={{ uf: 'RS' }} onOpen={onOpen} />
  ))
  const sent = (name: string) => calls.filter(([one]) => one === name).map(([, input]) => input)
  return { user, onOpen, sent }
}

it('the search on the screen is kept under a name, with its words and filters', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Guardar busca' }))
  const dialog = await screen.findByRole('dialog', { name: 'Guardar esta busca' })
  await user.type(within(dialog).getByLabelText(/Nome/), 'Fibra RS')
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent('talentBank.saveSearch')).toHaveLength(1))
  expect(sent('talentBank.saveSearch')[0]).toEqual({
    nome: 'Fibra RS',
    busca: { palavras: [term], filtro: { uf: 'RS' } },
  })
})

it('a kept one is opened, notified no more, and removed after a question', async () => {
  const { user, onOpen, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Fibra no sul (2)' }))
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 8 }))
  await user.click(screen.getByRole('button', { name: 'Não avisar de Fibra no sul' }))
  await waitFor(() => expect(sent('talentBank.switchSearch')).toMatchObject([{ id: 8, avisar: false }]))
  await user.click(screen.getByRole('button', { name: 'Excluir busca Fibra no sul' }))
  const question = await screen.findByRole('dialog', { name: 'Excluir a busca Fibra no sul?' })
  expect(sent('talentBank.removeSearch')).toEqual([])
  await user.click(await within(question).findByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(sent('talentBank.removeSearch')).toEqual([{ id: 8 }]))
})
