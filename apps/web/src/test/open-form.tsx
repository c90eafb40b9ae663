import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import * as z from 'zod'
import { nameText, optionalPhone } from '@intranet/contract/validators'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { renderInApp } from './render-in-app.tsx'

export const schema = z.object({ nome: nameText(80), telefone: optionalPhone, observacao: z.string() })

/** A form around `fields`, in the app. */
export const openForm = (
  fields: ReactNode,
  onSubmit = vi.fn(async (_values: unknown): Promise<unknown> => undefined),
  rules: z.ZodType = schema,
  values: object = { nome: '', telefone: '', observacao: '' },
) =>
  renderInApp(() => (
    <Form identity={newRecord('tela')} schema={rules as never} defaultValues={values} onSubmit={onSubmit}>
      {fields}
      <FormActions />
    </Form>
  )).then((app) => ({ ...app, onSubmit }))

/** The button, once it is there. */
export const save = () => screen.findByRole('button', { name: 'Salvar' })
