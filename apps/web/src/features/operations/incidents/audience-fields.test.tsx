import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord, type FormIdentity } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { kept, keptText } from '@/test/draft-form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { AudienceFields } from './audience-fields.tsx'

const schema = z.object({ id_empresa: z.int().nullish(), id_departamento: z.int().nullish() })
type Audience = z.input<typeof schema>

const none: Audience = { id_empresa: null, id_departamento: null }
const ofProvider: Audience = { id_empresa: 3, id_departamento: null }
const ofDepartment: Audience = { id_empresa: null, id_departamento: 5 }
const saved = savedRecord('incident', { id: 1, updated_at: '2026-11-20T13:42:00.000Z' })

async function open(identity: FormIdentity, values: Audience) {
  const onSubmit = vi.fn(async (_values: unknown) => 1)
  serverAnswers({
    'providers.options': () => [{ id: 3, sistema: 'razao', nome: 'Razão', ativo: true }],
    'departments.options': () => [{ id: 5, nome: 'Redes', empresa: null }],
  })
  const { user } = await renderInApp(() => (
    <Form identity={identity} schema={schema} defaultValues={values} onSubmit={onSubmit}>
      <AudienceFields />
      <FormActions />
    </Form>
  ))
  await screen.findByRole('radio', { name: 'Provedor' })
  const choose = async (kind: string, name: string) => {
    await user.click(screen.getByRole('radio', { name: kind }))
    await user.click(screen.getByRole('combobox', { name: new RegExp(kind) }))
    await user.click(await screen.findByRole('option', { name }))
    await waitFor(() => expect(keptText()).toContain(name))
    cleanup()
  }
  const shows = (kind: string, name: string) =>
    waitFor(() => {
      expect(screen.getByRole('radio', { name: kind, checked: true })).toBeTruthy()
      expect(screen.getByRole('combobox', { name: new RegExp(kind) }).textContent).toBe(name)
    })
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]![0]
  }
  return { user, choose, shows, save }
}

it('an audience that was typed is there again as it was chosen (docs/operations.md#one-audience)', async () => {
  await (await open(newRecord('incident'), none)).choose('Provedor', 'Razão')
  const again = await open(newRecord('incident'), none)
  await again.shows('Provedor', 'Razão')
  expect(await again.save()).toEqual(ofProvider)
})

it.each([
  ['Provedor', 'Razão', ofDepartment, ofProvider],
  ['Departamento', 'Redes', ofProvider, ofDepartment],
])('a saved incident that was given to a %s has no second audience', async (kind, name, before, after) => {
  await (await open(saved, before)).choose(kind, name)
  const again = await open(saved, before)
  await again.shows(kind, name)
  expect(await again.save()).toEqual(after)
})

it('an audience that is discarded is the saved one again', async () => {
  await (await open(saved, ofProvider)).choose('Departamento', 'Redes')
  const again = await open(saved, ofProvider)
  await again.shows('Departamento', 'Redes')
  await again.user.click(screen.getByRole('button', { name: 'Descartar' }))
  await again.shows('Provedor', 'Razão')
  await waitFor(() => expect(kept()).toEqual([]))
})
