import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keys } from './entity-calls.ts'
import { queryClient } from '@/lib/query-client.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { askRows } from './ask-rows.ts'

afterEach(() => queryClient.clear())

const opened = (cause: string, search: object = {}) => ({
  context: { queryClient },
  location: { search },
  cause,
})

test('the rows of an address are asked for when it is opened, by what its list asks', async () => {
  const { calls } = answerCalls({ 'departments.list': () => ({ total: 0, depois: null, dados: [] }) })
  askRows('departments')(opened('enter', { pagina: 3, limit: 40, sort: '-nome', q: 'rede', outra: 1 }))
  const input = {
    limit: 40,
    offset: 80,
    contar_ate: 1000,
    sort: '-nome',
    q: 'rede',
    filtro: {},
  } as const
  await waitFor(() => expect(queryClient.getQueryData(keys.departments.list.queryKey(input))).toBeDefined())
  expect(calls).toEqual([['departments.list', input]])
})

test('"Todos" asks for the most that is shown, from the first row on', async () => {
  const { calls } = answerCalls({ 'departments.list': () => ({ total: 0, depois: null, dados: [] }) })
  askRows('departments')(opened('enter', { pagina: 3, limit: 0, filtro: { ativo: true } }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['departments.list', { limit: 5000, offset: 0, contar_ate: 100_000, filtro: { ativo: true } }],
    ]),
  )
})

test.each(['stay', 'preload'])(
  'nothing is asked for at "%s": a page that is turned, a link in passing',
  async (cause) => {
    const { calls } = answerCalls({})
    askRows('departments')(opened(cause))
    expect(queryClient.isFetching()).toBe(0)
    expect(calls).toEqual([])
  },
)
