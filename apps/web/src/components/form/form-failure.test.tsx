import { TRPCClientError } from '@trpc/client'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { READ_ONLY, UNKNOWN_OUTCOME } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { nameText } from '@intranet/contract/validators'
import { ShownError } from '@/lib/request-error.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { FormDialog } from './form-surface.tsx'
import { TextField } from './text-fields.tsx'

test('what the server reports of a failed save is reported within the words of the screen', async () => {
  const error = TRPCClientError.from({
    error: { code: -32603, message: 'Ocorreu um erro interno.', data: { httpStatus: 500 } },
  } as never)
  const { user } = await renderInApp(() => (
    <Form
      identity={newRecord('tela')}
      schema={z.object({ nome: nameText(80) })}
      defaultValues={{ nome: 'Comercial' }}
      onSubmit={vi.fn().mockRejectedValue(error)}
      texts={{ failure: 'Ops... preencha os dados', failed: (message) => `OPS... ${message}` }}
    >
      <FormActions />
    </Form>
  ))
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('OPS... Ocorreu um erro interno.')).toBeTruthy()
})

test.each([
  [READ_ONLY, refusal.readOnly],
  [UNKNOWN_OUTCOME, refusal.unknownOutcome],
  ['unavailable', 'Não foi salvo: o servidor não respondeu. O que você digitou continua aqui.'],
])('a save that the server could not do (%s) says why, and keeps what was typed', async (codigo, words) => {
  const error = TRPCClientError.from({
    error: { code: -32603, message: words, data: { httpStatus: 503, codigo } },
  } as never)
  const { user } = await renderInApp(() => (
    <Form
      identity={newRecord('tela')}
      schema={z.object({ nome: nameText(80) })}
      defaultValues={{ nome: '' }}
      onSubmit={vi.fn().mockRejectedValue(error)}
    >
      <TextField<{ nome: string }> name="nome" label="Nome" />
      <FormActions />
    </Form>
  ))
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText(/Nome/)).toHaveProperty('value', 'Comercial')
})

const failing = () => (
  <>
    <Form
      plain
      schema={z.object({ nome: nameText(80) })}
      defaultValues={{ nome: '' }}
      onSubmit={vi.fn().mockResolvedValue(undefined)}
    >
      <TextField<{ nome: string }> name="nome" label="Nome" />
      <button type="submit">Enviar</button>
    </Form>
  </>
)
const reported = () => screen.queryByText('Preencha todos os campos obrigatórios!')

test('a notice of what is missing ends with the next submit, also when nothing else is reported', async () => {
  const { user } = await renderInApp(failing)
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(reported()).toBeTruthy())
  await user.type(screen.getByLabelText(/Nome/), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(reported()).toBeNull(), { timeout: 10_000 })
})

test('a notice that comes again at once is shown, and once', async () => {
  const { user } = await renderInApp(failing)
  const send = await screen.findByRole('button', { name: 'Enviar' })
  await user.click(send)
  await waitFor(() => expect(reported()).toBeTruthy())
  await user.click(send)
  await user.click(send)
  // The earlier ones leave; the last one stays.
  await waitFor(() => expect(screen.getAllByText('Preencha todos os campos obrigatórios!')).toHaveLength(1))
})

test('in a dialog a refusal stays, in the dialog, until the next try', async () => {
  const refused = TRPCClientError.from({
    error: { code: -32009, message: 'Este veículo está em manutenção.', data: { httpStatus: 409 } },
  } as never)
  const save = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockReturnValue(new Promise(() => {}))
  const { user } = await renderInApp(() => (
    <FormDialog title="Reservar" onClose={() => {}}>
      <Form
        identity={newRecord('tela')}
        schema={z.object({ nome: nameText(80) })}
        defaultValues={{ nome: 'Comercial' }}
        onSubmit={save}
      >
        <FormActions />
      </Form>
    </FormDialog>
  ))
  const press = async () => user.click(await screen.findByRole('button', { name: 'Salvar' }))
  await press()
  const dialog = screen.getByRole('dialog', { name: 'Reservar' })
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toBe('Este veículo está em manutenção.')
  dialog.querySelector('form')!.requestSubmit()
  await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull())
})

test('a failure whose text is for the person is shown as it is', async () => {
  const { user } = await renderInApp(() => (
    <Form
      plain
      schema={z.object({ nome: nameText(80) })}
      defaultValues={{ nome: 'Comercial' }}
      onSubmit={vi.fn().mockRejectedValue(new ShownError('Isto só funciona em um endereço https.'))}
    >
      <FormActions />
    </Form>
  ))
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Isto só funciona em um endereço https.')).toBeTruthy()
})
