import { queryOptions } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { STALE } from '@intranet/contract/messages'
import { EditPage } from './form-pages.tsx'
import { Reopenable } from '@/components/shell/reopenable.tsx'
import { useRecord } from '@/lib/use-record.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SelectField } from './select-fields.tsx'
import { TextField } from './text-fields.tsx'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

const schema = z.object({ nome: z.string(), id_empresa: z.int() })
type Values = z.input<typeof schema>
const providers = [
  { value: 1, label: 'RazaoInfo' },
  { value: 2, label: 'Vetorial' },
]
const departments = defineEntity(trpc.departments, {
  label: 'Departamentos',
  noun: ['departamento', 'departamentos'],
  module: 'rh',
  name: ({ nome }) => nome,
  history: historyOf(['rh_departamento'], { nome: 'Nome' }),
})
const stale = () =>
  new TRPCClientError('alterado', {
    result: { error: { code: -32009, message: 'alterado', data: { httpStatus: 409, codigo: STALE } } },
  } as never)

/** The form of a department, in which a name was typed. */
async function openForm() {
  const saved: Record<string, unknown> & { id: number; updated_at: string } = {
    id: 5,
    nome: 'Comercial',
    id_empresa: 1,
    updated_at: '2026-11-20T13:00:00.000Z',
  }
  const update = vi.fn(async (input: { updated_at: string; nome?: string }) => {
    if (input.updated_at !== saved.updated_at) throw stale()
  })
  const record = queryOptions({ queryKey: ['departamento', 5], queryFn: async () => ({ ...saved }) })
  function Screen() {
    const { data } = useRecord(record)
    if (!data) return null
    return (
      <EditPage
        entity={departments}
        heading="EDITAR DEPARTAMENTO"
        beside={String(data.nome)}
        state={<b>{String(data.situacao)}</b>}
        schema={schema}
        record={data}
        update={update}
      >
        <TextField<Values> name="nome" label="Nome" />
        <SelectField<Values> name="id_empresa" label="Provedor" options={providers} />
      </EditPage>
    )
  }
  const { user, queryClient } = await renderInApp(() => (
    <Reopenable kind="page">
      <Screen />
    </Reopenable>
  ))
  const name = await screen.findByLabelText<HTMLInputElement>(/Nome/)
  await user.clear(name)
  await user.type(name, 'Vendas')
  const step = async (fields: object) => {
    Object.assign(saved, fields)
    await act(() => queryClient.invalidateQueries({ queryKey: record.queryKey }))
  }
  return { user, update, saved, step }
}

/** A department of which a colleague saves a newer version while its form is open. */
async function open() {
  const { user, update, saved } = await openForm()
  Object.assign(saved, { nome: 'Comercial Sul', id_empresa: 2, updated_at: '2026-11-20T14:00:00.000Z' })
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  return { user, update, notice: await screen.findByRole('alert', { name: /alterado por outra pessoa/ }) }
}

test('a save that finds a newer version overwrites nothing, and says field by field what changed', async () => {
  const { user, update, notice } = await open()
  expect(update).toHaveBeenCalledOnce()
  await user.click(within(notice).getByRole('button', { name: 'Ver o que mudou' }))
  const row = (name: string) => within(notice).findByRole('row', { name })
  await row('Nome Comercial Comercial Sul Vendas')
  await row('Provedor RazaoInfo Vetorial –')
  expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Vendas')
  // Seeing it is not having merged it: another save still finds the newer version.
  const save = screen.getByRole('button', { name: 'Salvar' })
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
  await user.click(save)
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[0].updated_at).toBe('2026-11-20T13:00:00.000Z')
})

test('a step beside the form makes a version with the same fields: what is typed is saved on it', async () => {
  const { user, update, step } = await openForm()
  await step({ updated_at: '2026-11-20T14:00:00.000Z', situacao: 'publicada' })
  await screen.findByText('publicada')
  expect(screen.getByLabelText<HTMLInputElement>(/Nome/).value).toBe('Vendas')
  await step({ updated_at: '2026-11-20T15:00:00.000Z', situacao: 'pausada', nome: 'Comercial Sul' })
  await screen.findByText('pausada')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]?.[0].updated_at).toBe('2026-11-20T14:00:00.000Z')
})

test('reloading shows the newest record, offers what was typed, and saves on the new version', async () => {
  const { user, update, notice } = await open()
  await user.click(within(notice).getByRole('button', { name: 'Recarregar' }))
  const name = () => screen.getByLabelText<HTMLInputElement>(/Nome/)
  await waitFor(() => expect(name().value).toBe('Comercial Sul'))
  await screen.findByText(/Você tinha alterações de .* \(Nome\)/)
  await user.click(screen.getByRole('button', { name: 'Aplicar' }))
  await waitFor(() => expect(name().value).toBe('Vendas'))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[0]).toMatchObject({
    nome: 'Vendas',
    id_empresa: 2,
    updated_at: '2026-11-20T14:00:00.000Z',
  })
})
