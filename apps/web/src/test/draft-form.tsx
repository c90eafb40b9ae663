import { cleanup, screen, waitFor } from '@testing-library/react'
import * as z from 'zod'
import { expect } from 'vitest'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { type FormIdentity, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { renderInApp } from './render-in-app.tsx'

export const schema = z.object({
  campanha_id: z.int().optional(),
  titulo: z.string(),
  publico: z.string().optional(),
  departamento: z.string().nullish(),
  nacionalidade: z.string().nullish(),
  token: z.string().optional(),
})
export type Values = z.input<typeof schema>

const audiences = ['todos', 'departamento'].map((value) => ({ value, label: value }))
const nations = [
  { value: 'BR', label: 'Brasileira' },
  { value: 'PT', label: 'Portuguesa' },
]

/** With `empties`, the choice of everybody empties the department that it hides. */
export function Fields({ empties = false }: { empties?: boolean }) {
  const publico = useValue<Values>()('publico')
  const { setValue } = useFormOf<Values>()
  return (
    <>
      <TextField<Values> name="titulo" label="Título" />
      <RadioField<Values>
        name="publico"
        label="Quem vê"
        options={audiences}
        onPicked={(picked) =>
          empties && picked === 'todos' && setValue('departamento', null, { shouldDirty: true })
        }
      />
      {publico === 'departamento' && <TextField<Values> name="departamento" label="Departamento" />}
      <SelectField<Values> name="nacionalidade" label="Nacionalidade" options={nations} />
      <TextField<Values> name="token" label="Token" type="password" />
    </>
  )
}

interface Opened {
  identity: FormIdentity
  values?: Values
  person?: number
  onSubmit?: (values: unknown) => Promise<unknown>
  stays?: boolean
  empties?: boolean
}

export const open = ({
  identity,
  values = { titulo: '' },
  person = 7,
  onSubmit = async () => 1,
  stays,
  empties,
}: Opened) =>
  renderInApp(
    () => (
      <Form
        identity={identity}
        schema={schema}
        defaultValues={values}
        onSubmit={onSubmit}
        onSaved={stays ? () => {} : undefined}
      >
        <Fields empties={empties} />
        <FormActions />
      </Form>
    ),
    '',
    ['/antes'],
    { usuarioId: person },
  )

export const title = () => screen.findByLabelText<HTMLInputElement>(/Título/)
export const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('intranet:draft:'))
export const keptText = () =>
  kept()
    .map((key) => localStorage.getItem(key))
    .join()

/** Types into a form, waits until it is kept, and leaves the page as a crash does. */
export async function typeAndLeave(opened: Opened, text: string) {
  const { user } = await open(opened)
  await user.clear(await title())
  await user.type(await title(), text)
  await waitFor(() => expect(keptText()).toContain(text))
  cleanup()
}

export const version = { one: '2026-11-20T13:42:00.000Z', two: '2026-11-20T15:00:00.000Z' }
export const event = (id: number, updated_at = version.one) => savedRecord('event', { id, updated_at })
