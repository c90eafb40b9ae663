import * as z from 'zod'
import { uploadId } from '@intranet/contract/record'
import { TRPCClientError } from '@trpc/client'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { onSignedOut } from '@/lib/query-client.ts'
import { openForm, save, schema } from '@/test/open-form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { imageProblem } from './image-types.ts'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { requiredFields } from './form-resolver.ts'
import { SelectField } from './select-fields.tsx'
import { TextField } from './text-fields.tsx'

type Values = z.input<typeof schema>

test('a missing required field is reported under it, in a notice, and gets the focus', async () => {
  const { user, onSubmit } = await openForm(<TextField<Values> name="nome" label="Nome" />)
  await user.click(await save())
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy()
  expect(await screen.findByText('Preencha todos os campos obrigatórios!')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Nome/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is missing is reported as such, in whatever words its schema asks for it', async () => {
  const asked = z.strictObject({ nome: z.string().min(1, 'Este campo é obrigatório!'), id_capa: uploadId() })
  type Asked = z.input<typeof asked>
  const fields = (
    <>
      <TextField<Asked> name="nome" label="Nome" />
      <TextField<Asked> name="id_capa" label="Capa" />
    </>
  )
  const { user } = await openForm(fields, undefined, asked, { nome: '', id_capa: '' })
  await user.click(await save())
  expect(await screen.findByText('Este campo é obrigatório!')).toBeTruthy()
  expect(screen.getByText('Esse campo deve ser preenchido')).toBeTruthy()
  expect(await screen.findByText('Preencha todos os campos obrigatórios!')).toBeTruthy()
  await user.type(screen.getByLabelText(/Nome/), 'Rede')
  await user.type(screen.getByLabelText(/Capa/), 'capa.png')
  expect(await screen.findByText('Dados inválidos.')).toBeTruthy()
  const button = await save()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull(), { timeout: 10_000 })
  await user.click(button)
  expect(await screen.findByText(/^Ops! Parece que algo errado aconteceu/)).toBeTruthy()
})

const later = z.strictObject({
  nome: z.string(),
  motivo: z.string().nullish(),
  linhas: z.array(z.strictObject({ texto: z.string().nullish() })),
})
type Later = z.input<typeof later>

test('what the screen asks for is reported before anything is sent, where the schema lets it be empty too', async () => {
  const fields = (
    <>
      <TextField<Later> name="motivo" label="Motivo" required />
      <TextField<Later> name="linhas.0.texto" label="Texto" required />
    </>
  )
  const values = { nome: 'Rede', motivo: null, linhas: [{ texto: '' }] }
  const { user, onSubmit } = await openForm(fields, undefined, later, values)
  await user.click(await save())
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/Motivo/), 'Troca')
  await user.type(screen.getByLabelText(/Texto/), 'Primeira')
  await waitFor(() => expect(screen.queryByText('Campo obrigatório')).toBeNull())
})

test('the line of the asterisk waits for a field that has one (docs/screens.md#required-fields)', async () => {
  await openForm(
    <>
      <TextField<Values> name="observacao" label="Observação" required={false} />
      <TextField<Values> name="nome" label="Nome" />
    </>,
  )
  const line = await screen.findByText('* CAMPO DE PREENCHIMENTO OBRIGATÓRIO')
  expect(line.className).toContain('hidden group-has-data-[slot=field-required]/form:block')
  const marks = line.closest('.group\\/form')!.querySelectorAll('[data-slot=field-required]')
  expect([...marks].map((mark) => mark.parentElement?.textContent)).toEqual(['Nome*'])
})

test('a form that is only read says why, and asks for nothing (docs/screens.md#required-fields)', async () => {
  await renderInApp(() => (
    <Form
      identity={newRecord('tela')}
      schema={schema}
      reads="Somente consulta."
      defaultValues={{ nome: 'Rede' }}
      onSubmit={async () => {}}
    >
      <TextField<Values> name="nome" label="Nome" required />
    </Form>
  ))
  expect(await screen.findByText('Somente consulta.')).toBeTruthy()
  expect(screen.queryByText(/PREENCHIMENTO OBRIGATÓRIO/)).toBeNull()
  const field = screen.getByLabelText('Nome')
  expect(field.matches(':disabled')).toBe(true)
  expect(field.ariaRequired).not.toBe('true')
})

test('what the server refuses lands on its field', async () => {
  const error = TRPCClientError.from({
    error: {
      code: -32022,
      message: 'Dados inválidos.',
      data: { httpStatus: 422, campos: { nome: 'Já existe.' } },
    },
  } as never)
  const { user } = await openForm(
    <TextField<Values> name="nome" label="Nome" />,
    vi.fn().mockRejectedValue(error),
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Já existe.')).toBeTruthy()
  expect(await screen.findByText(/Ops! Parece que algo errado aconteceu/)).toBeTruthy()
})

test('what the server refuses of a field that the form does not have is reported in a notice', async () => {
  const error = TRPCClientError.from({
    error: {
      code: -32009,
      message: 'Este horário já está reservado.',
      data: { httpStatus: 409, campos: { id_recurso: 'Este horário já está reservado.' } },
    },
  } as never)
  const { user } = await openForm(
    <TextField<Values> name="nome" label="Nome" />,
    vi.fn().mockRejectedValue(error),
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Este horário já está reservado.')).toBeTruthy()
})

const refused = (httpStatus: number, campos: Record<string, string>, message = 'Dados inválidos.') =>
  vi
    .fn()
    .mockRejectedValue(
      TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus, campos } } } as never),
    )

test('what is refused of fields that are not on the form is shown, beside what its own fields show', async () => {
  const campos = {
    nome: 'Já existe.',
    id_empresa: 'Escolha um provedor seu.',
    'cidades.0.uf': 'UF inválida.',
  }
  const { user } = await openForm(<TextField<Values> name="nome" label="Nome" />, refused(422, campos))
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Escolha um provedor seu. UF inválida.')).toBeTruthy()
  expect(screen.getAllByText('Já existe.')).toHaveLength(1)
})

test('a conflict is shown in its own words, also where a field shows it', async () => {
  const { user } = await openForm(
    <TextField<Values> name="nome" label="Nome" />,
    refused(409, { nome: 'Este nome já existe.' }, 'Já existe um departamento com este nome.'),
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText(/^Já existe um departamento com este nome/)).toBeTruthy()
})

test('a save that finds the session gone ends it in the browser', async () => {
  const error = TRPCClientError.from({
    error: { code: -32001, message: 'Entre para continuar.', data: { httpStatus: 401 } },
  } as never)
  const ended = vi.fn()
  const stop = onSignedOut(ended)
  const { user } = await openForm(
    <TextField<Values> name="nome" label="Nome" />,
    vi.fn().mockRejectedValue(error),
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  await waitFor(() => expect(ended).toHaveBeenCalled())
  stop()
})

test('a saved form says so and goes back one page', async () => {
  const { user, onSubmit, router } = await openForm(<TextField<Values> name="nome" label="Nome" />)
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ nome: 'Comercial' })
})

test('a form at a typed address says that it saved and leads to the back target', async () => {
  const form = () => (
    <Form
      identity={newRecord('tela')}
      schema={schema as never}
      defaultValues={{ nome: '', observacao: '' }}
      onSubmit={async () => {}}
    >
      <TextField<Values> name="nome" label="Nome" />
      <FormActions />
    </Form>
  )
  const { user, router } = await renderInApp(form, '', [])
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
})

test('unsaved changes are kept when one stays, and the draft comes back after leaving', async () => {
  const { user, router } = await openForm(<TextField<Values> name="nome" label="Nome" />)
  await user.type(await screen.findByLabelText(/Nome/), 'Meio escrito')
  expect(await screen.findByText(/Rascunho salvo às \d\d:\d\d/, undefined, { timeout: 10_000 })).toBeTruthy()
  void router.navigate({ to: '/antes' } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.pathname).toBe('/tela')
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('intranet:draft:7:'))
  expect(localStorage.getItem(key)).toContain('Meio escrito')
})

test('required fields follow the schema', () => {
  expect([...requiredFields(schema)]).toEqual(['nome'])
})

test('images are jpg or png up to 10485760 bytes', () => {
  const refusal = (name: string, type: string, size = 10) => imageProblem({ name, type, size })
  expect(refusal('a.png', 'image/png', 10_485_760)).toBeUndefined()
  expect(refusal('a.png', 'image/png', 10_485_761)).toBe('A imagem não atende aos paramêtros')
  expect(refusal('a.gif', 'image/gif')).toBe('A imagem não atende aos paramêtros')
  const heic = 'Fotos HEIC ainda não: no iPhone, Ajustes › Câmera › Formatos › Mais compatível.'
  expect([refusal('IMG_1.HEIC', 'image/heic'), refusal('IMG_1.heif', '')]).toEqual([heic, heic])
})

test('a select takes what is typed as soon as it opens, accents aside', async () => {
  const options = ['Paraná', 'Santa Catarina', 'São Paulo'].map((value) => ({ value, label: value }))
  const { user } = await openForm(<SelectField<Values> name="observacao" label="Estado" options={options} />)
  await user.click(await screen.findByRole('combobox', { name: 'Estado' }))
  await screen.findByRole('option', { name: 'Paraná' })
  await user.keyboard('sao{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' }).textContent).toBe('São Paulo'))
})

test('a select whose options the server finds reports what is typed, and shows what comes by every word', async () => {
  const people = ['Ana Maria Souza', 'Ana Prado', 'Bia Souza'].map((value) => ({ value, label: value }))
  const asked: string[] = []
  function Found() {
    const [text, setText] = useState('')
    const search = (typed: string) => {
      asked.push(typed)
      setText(typed)
    }
    const options = people.slice(0, text === '' ? 1 : 3)
    return <SelectField<Values> name="observacao" label="Pessoa" options={options} onSearch={search} />
  }
  const { user } = await openForm(<Found />)
  await user.click(await screen.findByRole('combobox', { name: 'Pessoa' }))
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Ana Maria Souza',
  ])
  await user.keyboard('souza bia')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Bia Souza']),
  )
  expect(asked.at(-1)).toBe('souza bia')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pessoa' }).textContent).toBe('Bia Souza'))
}, 15_000)

test('a required field is named with its asterisk', async () => {
  await openForm(<TextField<Values> name="nome" label="Campanha" />)
  expect((await screen.findByText('Campanha')).textContent).toBe('Campanha*')
})
