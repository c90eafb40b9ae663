import { screen } from '@testing-library/react'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { Form } from '@/components/form/form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AnyColorField } from './any-color-field.tsx'

const schema = z.strictObject({ cor: z.string() })

test('an empty colour shows what it will be, and is still empty', async () => {
  await renderInApp(() => (
    <Form plain schema={schema} defaultValues={{ cor: '' }} onSubmit={async () => {}}>
      <AnyColorField<z.input<typeof schema>> name="cor" label="Cor da fatia" instead="#3b82f6" />
    </Form>
  ))
  const text = await screen.findByRole('textbox', { name: 'Cor da fatia' })
  expect(text).toHaveProperty('value', '')
  expect(text).toHaveProperty('placeholder', '#3b82f6')
  expect(screen.getByLabelText('Cor da fatia: escolher')).toHaveProperty('value', '#3b82f6')
})
