import { TRPCClientError } from '@trpc/client'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import Toaster from '@/components/ui/toaster.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'
import { toast } from './toast.ts'
import { trpc } from './trpc.ts'
import { record } from './use-record.ts'
import '@/test/patience.ts'

afterEach(async () => {
  toast.endErrors()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  cleanup()
})

const refusal = (httpStatus: number, message: string, campos?: Record<string, string>) =>
  TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus, campos } } } as never)

/** What the screen shows after a mutation with this documented text failed so. */
async function reported(error: unknown, failed?: string): Promise<string | null> {
  render(<Toaster />)
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => {
      throw error
    },
    ...(failed && { meta: { failed } }),
  })
  await expect(mutation.execute(undefined as never)).rejects.toBe(error)
  return (await screen.findByRole('alert')).textContent
}

test('a refused deletion says why under the documented text', async () => {
  const documented = 'Ocorreu algum erro ao excluir item!'
  const why = 'Este registro está em uso e não pode ser excluído.'
  expect(await reported(refusal(409, why), documented)).toBe(documented + why)
})

test('where the server says the documented text itself, the reason comes from its fields', async () => {
  const why = 'Este registro está em uso e não pode ser excluído.'
  expect(
    await reported(refusal(409, 'Erro ao excluir campanha', { id: why }), 'Erro ao excluir campanha'),
  ).toBe(`Erro ao excluir campanha${why}`)
})

test('a failure of the server has no reason that a person could use', async () => {
  expect(await reported(refusal(500, 'Ocorreu um erro interno.'), 'Erro ao deletar onboarding')).toBe(
    'Erro ao deletar onboarding',
  )
})

test('without a documented text the server speaks for itself', async () => {
  expect(await reported(refusal(409, 'Já existe um registro com estes dados.'))).toBe(
    'Já existe um registro com estes dados.',
  )
})

describe('after a write of this page', () => {
  const asked: string[] = []
  const answering = (name: string) => () => {
    asked.push(name)
    return { total: asked.length, depois: null, dados: [] }
  }
  const queries = [
    { ...trpc.departments.list.queryOptions({}), staleTime: 60_000 },
    { ...trpc.sectors.list.queryOptions({}), staleTime: Infinity },
    { ...trpc.positions.list.queryOptions({}), meta: record, staleTime: 60_000 },
  ]
  const readAll = async () => {
    asked.length = 0
    for (const one of queries) await queryClient.fetchQuery(one as never)
    return [...asked]
  }

  test('what another screen read before is read again when it opens (docs/screens.md#after-a-write)', async () => {
    queryClient.clear()
    serverAnswers({
      'departments.list': answering('list'),
      'sectors.list': answering('for good'),
      'positions.list': answering('in a form'),
      'faq.suggest': () => ({ id: 1 }),
    })
    expect(await readAll()).toEqual(['list', 'for good', 'in a form'])
    expect(await readAll()).toEqual([])
    await api.faq.suggest.mutate({ pergunta: 'Onde fica?' })
    expect(await readAll()).toEqual(['list'])
    expect(await readAll()).toEqual([])
  })

  test('what is on the screen is not asked for twice: its write says what it changes', async () => {
    queryClient.clear()
    serverAnswers({ 'departments.list': answering('list'), 'faq.suggest': () => ({ id: 1 }) })
    asked.length = 0
    const stop = new QueryObserver(queryClient, trpc.departments.list.queryOptions({}) as never).subscribe(
      () => {},
    )
    await waitFor(() => expect(asked).toEqual(['list']))
    await api.faq.suggest.mutate({ pergunta: 'Onde fica?' })
    await new Promise((done) => setTimeout(done, 50))
    expect(asked).toEqual(['list'])
    stop()
  })
})
