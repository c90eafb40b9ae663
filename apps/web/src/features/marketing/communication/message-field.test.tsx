import { screen } from '@testing-library/react'
import * as z from 'zod'
import { expect, it } from 'vitest'
import { Form } from '@/components/form/form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { MessageField } from './message-field.tsx'

it('an SMS is counted with the way out that is sent along', async () => {
  const schema = z.strictObject({ sms: z.string() })
  const { user } = await renderInApp(() => (
    <Form plain schema={schema} defaultValues={{ sms: 'a'.repeat(128) }} onSubmit={async () => {}}>
      <MessageField<{ sms: string }> name="sms" label="Mensagem" max={1000} counted />
    </Form>
  ))
  screen.getByText('1 segmento, 1 restantes (GSM-7)')
  screen.getByText(/No fim vai “Responda SAIR para nao receber”, já contado/)
  const area = screen.getByRole('textbox', { name: /Mensagem/ })
  await user.type(area, 'bc')
  await screen.findByText(/^2 segmentos/)
  expect((area as HTMLTextAreaElement).value).toHaveLength(130)
})
