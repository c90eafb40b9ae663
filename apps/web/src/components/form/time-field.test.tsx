import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { format } from '@intranet/contract/messages/formats'
import * as z from 'zod'
import { renderInApp } from '@/test/render-in-app.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { TimeField } from './time-field.tsx'

const schema = z.object({ hora: z.string() })
type Values = z.input<typeof schema>

test('an hour is typed as four digits, and one that no clock shows is refused under it', async () => {
  const onSubmit = vi.fn(async (_values: unknown): Promise<unknown> => undefined)
  const { user } = await renderInApp(() => (
    <Form identity={newRecord('tela')} schema={schema} defaultValues={{ hora: '' }} onSubmit={onSubmit}>
      <TimeField<Values> name="hora" label="Hora" />
      <FormActions />
    </Form>
  ))
  const input = await screen.findByRole('textbox', { name: /Hora/ })
  await user.type(input, '2460')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText(format.invalidTime)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(input)
  await user.type(input, '2145')
  // A button rests for a second after a click, and takes none meanwhile.
  const save = screen.getByRole('button', { name: 'Salvar' })
  await waitFor(() => expect(save.ariaBusy).toBeNull(), { timeout: 10_000 })
  await user.click(save)
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ hora: '21:45' }))
})
