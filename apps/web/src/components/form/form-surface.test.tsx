import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { newRecord } from './form-identity.ts'
import { FormDialog, FormSheet } from './form-surface.tsx'
import { TextField } from './text-fields.tsx'

const schema = z.object({ titulo: z.string() })
type Values = z.input<typeof schema>
const title = () => screen.findByLabelText<HTMLInputElement>(/Título/)

for (const [name, Surface] of [
  ['drawer', FormSheet],
  ['dialog', FormDialog],
] as const) {
  test(`a ${name} asks before it closes over typed content, by Escape, cross and Cancelar`, async () => {
    const onClose = vi.fn()
    const { user } = await renderInApp(() => (
      <Surface title="Reservar" onClose={onClose}>
        <Form
          identity={newRecord('booking', 3)}
          schema={schema}
          defaultValues={{ titulo: '' }}
          onSubmit={vi.fn()}
        >
          <TextField<Values> name="titulo" label="Título" />
          <FormActions />
        </Form>
      </Surface>
    ))
    await user.type(await title(), 'Meio escrito')
    for (const leave of [
      () => user.keyboard('{Escape}'),
      async () => user.click(await screen.findByRole('button', { name: 'Fechar' })),
      async () => user.click(await screen.findByRole('button', { name: 'Cancelar' })),
    ]) {
      await leave()
      await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
      await waitFor(() => expect(screen.queryByText('Sair sem salvar?')).toBeNull())
      expect(onClose).not.toHaveBeenCalled()
    }
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test(`a ${name} with nothing typed closes at once, and a saved one by itself`, async () => {
    const onClose = vi.fn()
    const { user } = await renderInApp(() => (
      <Surface title="Reservar" onClose={onClose}>
        <Form
          identity={newRecord('booking', 3)}
          schema={schema}
          defaultValues={{ titulo: '' }}
          onSubmit={vi.fn()}
        >
          <TextField<Values> name="titulo" label="Título" />
          <FormActions />
        </Form>
      </Surface>
    ))
    await title()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await user.type(await title(), 'Tudo escrito')
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
    expect(screen.queryByText('Sair sem salvar?')).toBeNull()
  })
}
