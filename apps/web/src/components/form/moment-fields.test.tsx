import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { renderInApp } from '@/test/render-in-app.tsx'
import { DateTimeField, MomentField } from './date-time-field.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'

const schema = z.object({ publicar: z.string().nullable(), inicio: z.string() })
type Values = z.input<typeof schema>

async function open(values: z.input<typeof schema>) {
  const onSubmit = vi.fn(async (_values: unknown): Promise<unknown> => undefined)
  const { user } = await renderInApp(() => (
    <Form identity={newRecord('tela')} schema={schema} defaultValues={values} onSubmit={onSubmit}>
      <DateTimeField<Values> name="publicar" label="Publicar" />
      <MomentField<Values> name="inicio" label="Início" />
      <FormActions />
    </Form>
  ))
  const type = async (label: string, text: string) => {
    const input = await screen.findByRole('textbox', { name: label })
    await user.clear(input)
    if (text) await user.type(input, text)
  }
  // A button rests for a second after a click, and takes none meanwhile.
  const save = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' }).ariaBusy).toBeNull(), {
      timeout: 10_000,
    })
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
  }
  return { type, save, onSubmit }
}

test('a day and an hour are typed in the screen’s own form, whatever language the browser speaks', async () => {
  const { type, save, onSubmit } = await open({ publicar: null, inicio: '2026-11-20T14:00' })
  await type('Publicar', '21112026')
  await type('Publicar: hora', '0730')
  await type('Início: hora', '1530')
  await save()
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      publicar: '2026-11-21T07:30:00-03:00',
      inicio: '2026-11-20T15:30',
    }),
  )
})

test('the hour may be typed before the day', async () => {
  const { type, save, onSubmit } = await open({ publicar: null, inicio: '2026-11-20T14:00' })
  await type('Publicar: hora', '0730')
  await save()
  expect(await screen.findByText('Data e hora inválidas')).toBeTruthy()
  await type('Publicar', '21112026')
  await save()
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ publicar: '2026-11-21T07:30:00-03:00' }),
  )
})

test('a moment is emptied by its day, and refused while it is none', async () => {
  const { type, save, onSubmit } = await open({
    publicar: '2026-11-21T10:30:00.000Z',
    inicio: '2026-11-20T14:00',
  })
  expect(await screen.findByRole('textbox', { name: 'Publicar: hora' })).toHaveProperty('value', '07:30')
  await type('Publicar', '')
  await type('Início: hora', '2575')
  await save()
  expect(await screen.findByText('Data e hora inválidas')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  await type('Início: hora', '1000')
  await save()
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ publicar: null, inicio: '2026-11-20T10:00' }),
  )
})
