import { TRPCClientError } from '@trpc/client'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { nameText } from '@intranet/contract/validators'
import { renderInApp } from '@/test/render-in-app.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'

test('what the server tells of a failed save is told within the words of the screen', async () => {
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
