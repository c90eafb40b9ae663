import { TRPCClientError } from '@trpc/client'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Toaster from '@/components/ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { toast } from './toast.ts'
import { record } from './use-record.ts'
import { useSave } from './use-save.ts'
import '@/test/patience.ts'

afterEach(async () => {
  toast.endErrors()
  cleanup()
  queryClient.clear()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const refusal = (httpStatus: number, message: string) =>
  TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus } } } as never)

type Write = (name: string) => Promise<{ total: number }>

/** A list of names, whose reading is counted, with two buttons that add one. */
function Names({ write, next }: { write: Write; next?: () => void }) {
  const save = useSave(
    { mutationFn: write },
    {
      saved: ({ total }, name) => `${name} é o nº ${total}.`,
      failed: 'Erro ao incluir nome',
      changes: [{ queryKey: ['names'] }],
    },
  )
  return ['Ana', 'Bia'].map((name) => (
    <button key={name} aria-busy={save.isPending} onClick={() => save.mutate(name, { onSuccess: next })}>
      {name}
    </button>
  ))
}

function Read({ read, meta }: { read: () => number; meta?: { record: boolean } }) {
  const { data } = useQuery({ queryKey: ['names', meta?.record], queryFn: async () => read(), meta })
  return <output>{data}</output>
}

function show(write: Write, next?: () => void) {
  const list = vi.fn(() => 1)
  const form = vi.fn(() => 1)
  const tree = (screenOpen: boolean) => (
    <QueryClientProvider client={queryClient}>
      {screenOpen && <Names write={write} next={next} />}
      <Read read={list} />
      <Read read={form} meta={record} />
      <Toaster />
    </QueryClientProvider>
  )
  const { rerender } = render(tree(true))
  return { user: userEvent.setup(), list, form, leave: () => rerender(tree(false)) }
}

const button = (name: string) => screen.getByRole('button', { name })

test('what is saved is said in the words of its answer, and what it changed is read again', async () => {
  const { user, list, form } = show(async () => ({ total: 3 }))
  await user.click(button('Ana'))
  expect(await screen.findByText('Ana é o nº 3.')).toBeTruthy()
  await waitFor(() => expect([list.mock.calls.length, form.mock.calls.length]).toEqual([2, 2]))
})

test('a failure is shown once; a list is read again, a record under the hands of a person is not', async () => {
  const { user, list, form } = show(() => Promise.reject(refusal(409, 'Já existe.')))
  await user.click(button('Ana'))
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
    'Erro ao incluir nomeJá existe.',
  ])
  expect(form).toHaveBeenCalledTimes(1)
})

test('where the session ended, nothing is asked again', async () => {
  const write = vi.fn<Write>(() => Promise.reject(refusal(401, 'Sessão expirada.')))
  const { user, list } = show(write)
  await user.click(button('Ana'))
  await waitFor(() => expect(button('Ana').getAttribute('aria-busy')).toBe('false'))
  expect([write.mock.calls.length, list.mock.calls.length]).toEqual([1, 1])
})

test('a second click while it is under way sends nothing; another input is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<{ total: number }>()
  const write = vi.fn<Write>(() => promise)
  const { user } = show(write)
  await user.click(button('Ana'))
  await user.click(button('Ana'))
  await user.click(button('Bia'))
  expect(write.mock.calls.map(([name]) => name)).toEqual(['Ana', 'Bia'])
  resolve({ total: 2 })
  await screen.findByText('Ana é o nº 2.')
  await user.click(button('Ana'))
  expect(write).toHaveBeenCalledTimes(3)
})

test('a screen that was left takes no next step; what was saved is said and read again', async () => {
  const { promise, resolve } = Promise.withResolvers<{ total: number }>()
  const next = vi.fn()
  const { user, list, leave } = show(() => promise, next)
  await user.click(button('Ana'))
  leave()
  resolve({ total: 1 })
  expect(await screen.findByText('Ana é o nº 1.')).toBeTruthy()
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(next).not.toHaveBeenCalled()
})
