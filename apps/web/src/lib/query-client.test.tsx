import { TRPCClientError } from '@trpc/client'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Toaster from '@/components/ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { toast } from './toast.ts'
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
