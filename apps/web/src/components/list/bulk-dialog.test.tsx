import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Selection } from '@/components/table/use-selection.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { entityBulk } from '@/components/records/bulk-form.ts'
import { trpc } from '@/lib/trpc.ts'

const updated_at = '2026-11-20T12:00:00.000Z'
const names = new Map([
  [1, 'Compras'],
  [2, 'Frota'],
])
const form = entityBulk(trpc.departments, department, schemasOf(department).fields, {
  id_funcionario: <p>Ninguém</p>,
  id_empresa: <p>Nenhum</p>,
})

/** What was refused, in the dialog: notices of the page are list items too. */
const refused = () => within(screen.getByRole('dialog')).findAllByRole('listitem')

async function open(changeMany: (input: unknown) => unknown) {
  const change = vi.fn(changeMany)
  serverAnswers({ 'departments.changeMany': change })
  const untick = vi.fn()
  const onClose = vi.fn()
  const readAgain = vi.fn(async () => {})
  const selection: Selection = {
    rowSelection: { 1: true, 2: true },
    onRowSelectionChange: () => {},
    ids: new Set([1, 2]),
    untick,
    clear: () => {},
    act: (call) => call([1, 2]),
  }
  const { user } = await renderInApp(() => (
    <BulkDialog
      form={form}
      noun={['departamento', 'departamentos']}
      selection={selection}
      seen={(id) => ({ updated_at, name: names.get(id) })}
      readAgain={readAgain}
      onClose={onClose}
    />
  ))
  expect(screen.getByText('Ninguém')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Provedor' }))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  return { user, change, untick, onClose, readAgain }
}

test('the chosen field of the ticked rows is changed with the versions on screen, and their ticks end', async () => {
  const { change, untick, onClose, readAgain } = await open(() => ({ alterados: 2, recusados: [] }))
  const registros = [
    { id: 1, updated_at },
    { id: 2, updated_at },
  ]
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(change).toHaveBeenCalledWith({ registros, campos: { id_empresa: null } })
  expect(readAgain).toHaveBeenCalled()
  expect(untick).toHaveBeenCalledWith([1, 2])
  expect(await screen.findByText('Alteração gravada em 2 departamentos.')).toBeTruthy()
})

test('a refused row is named with its reason and stays ticked', async () => {
  const mensagem = 'Este registro foi alterado por outra pessoa.'
  const { user, untick, onClose } = await open(() => ({ alterados: 1, recusados: [{ id: 2, mensagem }] }))
  const lines = await refused()
  expect(lines.map(({ textContent }) => textContent)).toEqual([`Frota: ${mensagem}`])
  expect(untick).toHaveBeenCalledWith([1])
  await user.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(onClose).toHaveBeenCalled()
})

test('where none could be changed each row’s reason is shown, and all ticks stay', async () => {
  const { untick } = await open(() => {
    throw new Refusal(404, 'Registro não encontrado.', {
      'registros.0': 'Registro não encontrado.',
      'registros.1': 'Já existe.',
    })
  })
  const lines = await refused()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Compras: Registro não encontrado.',
    'Frota: Já existe.',
  ])
  expect(untick).toHaveBeenCalledWith([])
})
