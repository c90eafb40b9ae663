import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RadioField } from './choice-fields.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

test('choices that are refused are marked, as a field that is typed is, and say why', async () => {
  const { user } = await renderInApp(() => (
    <Form
      plain
      schema={z.object({ tipo: z.enum(['a', 'b']) })}
      defaultValues={{ tipo: null }}
      onSubmit={async () => {}}
    >
      <RadioField<{ tipo: string }>
        name="tipo"
        label="Tipo"
        options={[
          { value: 'a', label: 'Um' },
          { value: 'b', label: 'Outro' },
        ]}
      />
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  ))
  const group = await screen.findByRole('radiogroup', { name: /Tipo/ })
  expect(group.getAttribute('aria-invalid')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const [why] = group.getAttribute('aria-describedby')!.split(' ')
  expect(document.getElementById(why!)?.textContent).toContain('obrigatório')
})
