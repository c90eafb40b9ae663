import { TRPCClientError } from '@trpc/client'
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { nameText, optionalPhone } from '@intranet/contract/validators'
import { onSignedOut } from '@/lib/query-client.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { isAcceptableImage } from './file-fields.tsx'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { requiredFields } from './form-resolver.ts'
import { CepField, CnpjField, DocumentField, PhoneField } from './masked-fields.tsx'
import { MoneyField } from './money-field.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { SelectField } from './select-fields.tsx'
import { TextAreaField, TextField } from './text-fields.tsx'
import { DateField } from './date-fields.tsx'

const schema = z.object({ nome: nameText(80), telefone: optionalPhone, observacao: z.string() })
const open = (
  fields: ReactNode,
  onSubmit = vi.fn(async (_values: unknown): Promise<unknown> => undefined),
  rules: z.ZodType = schema,
  values: object = { nome: '', telefone: '', observacao: '' },
) =>
  renderInApp(() => (
    <Form schema={rules as never} defaultValues={values} onSubmit={onSubmit}>
      {fields}
      <FormActions />
    </Form>
  )).then((app) => ({ ...app, onSubmit }))

const save = () => screen.findByRole('button', { name: 'Salvar' })

test('a missing required field is told under it, in a notice, and gets the focus', async () => {
  const { user, onSubmit } = await open(<TextField name="nome" label="Nome" />)
  await user.click(await save())
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy()
  expect(await screen.findByText('Preencha todos os campos obrigatórios!')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Nome/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what the server refuses lands on its field', async () => {
  const error = TRPCClientError.from({
    error: {
      code: -32022,
      message: 'Dados inválidos.',
      data: { httpStatus: 422, campos: { nome: 'Já existe.' } },
    },
  } as never)
  const { user } = await open(<TextField name="nome" label="Nome" />, vi.fn().mockRejectedValue(error))
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Já existe.')).toBeTruthy()
  expect(await screen.findByText(/Ops! Parece que algo errado aconteceu/)).toBeTruthy()
})

test('a save that finds the session gone ends it in the browser', async () => {
  const error = TRPCClientError.from({
    error: { code: -32001, message: 'Entre para continuar.', data: { httpStatus: 401 } },
  } as never)
  const ended = vi.fn()
  const stop = onSignedOut(ended)
  const { user } = await open(<TextField name="nome" label="Nome" />, vi.fn().mockRejectedValue(error))
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  await waitFor(() => expect(ended).toHaveBeenCalled())
  stop()
})

test('a saved form says so and goes back one page', async () => {
  const { user, onSubmit, router } = await open(<TextField name="nome" label="Nome" />)
  await user.type(await screen.findByLabelText(/Nome/), 'Comercial')
  await user.click(await save())
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'))
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ nome: 'Comercial' })
})

test('a form at a typed address says that it saved and leads to the back target', async () => {
  const form = () => (
    <Form schema={schema as never} defaultValues={{ nome: '', observacao: '' }} onSubmit={async () => {}}>
      <TextField name="nome" label="Nome" />
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
  const { user, router } = await open(<TextField name="nome" label="Nome" />)
  await user.type(await screen.findByLabelText(/Nome/), 'Meio escrito')
  expect(await screen.findByText(/Rascunho salvo às \d\d:\d\d/, undefined, { timeout: 3000 })).toBeTruthy()
  void router.navigate({ to: '/antes' } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.pathname).toBe('/tela')
  expect(localStorage.getItem('intranet:draft:7:/tela')).toContain('Meio escrito')
})

test('a phone has exactly 15 characters with its mask, digits on the wire', async () => {
  const { user, onSubmit } = await open(
    <>
      <TextField name="nome" label="Nome" />
      <PhoneField name="telefone" label="Telefone" />
    </>,
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Ana')
  const phone = screen.getByLabelText(/Telefone/)
  await user.type(phone, '5332274410')
  await user.click(await save())
  expect(await screen.findByText('Número invalido')).toBeTruthy()
  await user.clear(phone)
  await user.type(phone, '53991172204')
  expect(phone).toHaveProperty('value', '(53) 99117-2204')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ telefone: '53991172204' }))
})

test('nine characters of CEP look the address up; fewer than six clear it', async () => {
  const lookup = vi.fn(async (cep: string) => (cep === '96010000' ? { rua: 'Rua XV' } : null))
  const rules = z.object({ cep: z.string(), rua: z.string(), uf: z.literal('RS').nullish() })
  const { user, onSubmit } = await open(
    <>
      <CepField name="cep" label="CEP" lookup={lookup} clears={{ rua: '', uf: null }} />
      <TextField name="rua" label="Rua" />
    </>,
    undefined,
    rules,
    { cep: '', rua: '', uf: 'RS' },
  )
  const cep = await screen.findByLabelText(/CEP/)
  await user.type(cep, '96010000')
  await waitFor(() => expect(screen.getByLabelText(/Rua/)).toHaveProperty('value', 'Rua XV'))
  expect(lookup).toHaveBeenCalledOnce()
  await user.type(cep, '{Backspace}{Backspace}{Backspace}{Backspace}')
  await waitFor(() => expect(screen.getByLabelText(/Rua/)).toHaveProperty('value', ''))
  await user.type(cep, '9999')
  expect(await screen.findByText('CEP não encontrado, tente novamente')).toBeTruthy()
  // It stays when the field is left, and keeps nobody from saving.
  await user.tab()
  expect(screen.getByText('CEP não encontrado, tente novamente')).toBeTruthy()
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ cep: '96019999', rua: '', uf: null }))
})

test('check digits of a CNPJ, money in cents, days as written, 450 characters', async () => {
  const rules = z.object({ cnpj: z.string(), valor: z.string(), data: z.string(), texto: z.string() })
  const { user, onSubmit } = await open(
    <>
      <CnpjField name="cnpj" label="CNPJ" />
      <MoneyField name="valor" label="Valor" />
      <DateField name="data" label="Data" />
      <TextAreaField name="texto" label="Texto" />
    </>,
    undefined,
    rules,
    { cnpj: '', valor: '', data: '', texto: 'x'.repeat(451) },
  )
  const cnpj = await screen.findByLabelText(/CNPJ/)
  await user.type(cnpj, '11222333000182')
  await user.type(screen.getByLabelText(/Valor/), '128450')
  await user.type(screen.getByRole('textbox', { name: /Data/ }), '12112026')
  await user.click(await save())
  expect(await screen.findByText('Ops! Parece que seu cnpj é inválido!')).toBeTruthy()
  expect(screen.getByText('Permitido no máximo 450 caracteres de 451')).toBeTruthy()
  await user.type(cnpj, '{Backspace}1')
  await user.type(screen.getByLabelText(/Texto/), '{Backspace}')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await user.click(await save())
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      cnpj: '11222333000181',
      valor: '1284.50',
      data: '2026-11-12',
    }),
  )
}, 15_000)

test('only options that chose themselves are no change: leaving asks nothing', async () => {
  const rules = z.object({ id_empresa: z.int(), id_departamento: z.int(), id_cargo: z.int() })
  const source = {
    providers: async () => [{ value: 1, label: 'Vetorial' }],
    departments: async () => [{ value: 11, label: 'Comercial' }],
    positions: async () => [{ value: 21, label: 'Consultor' }],
  }
  const blank = { id_empresa: null, id_departamento: null, id_cargo: null }
  const { router } = await open(<OrganizationFields source={source} />, undefined, rules, blank)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Cargo/ }).textContent).toBe('Consultor'))
  await router.navigate({ href: '/antes' })
  expect(screen.queryByText('Sair sem salvar?')).toBeNull()
  expect(router.state.location.pathname).toBe('/antes')
})

test('changing the provider clears what is below; a single option chooses itself', async () => {
  const rules = z.object({ id_empresa: z.int(), id_departamento: z.int(), id_cargo: z.int() })
  const source = {
    providers: async () => [
      { value: 1, label: 'RazaoInfo' },
      { value: 2, label: 'Vetorial' },
    ],
    departments: async (provider: number) =>
      provider === 1
        ? [{ value: 11, label: 'Comercial' }]
        : [
            { value: 12, label: 'Suporte' },
            { value: 13, label: 'RH' },
          ],
    positions: async () => [{ value: 21, label: 'Consultor' }],
  }
  const { user } = await open(<OrganizationFields source={source} />, undefined, rules, {
    id_empresa: null,
    id_departamento: null,
    id_cargo: null,
  })
  const provider = await screen.findByRole('combobox', { name: /Provedor/ })
  await user.click(provider)
  await user.click(await screen.findByRole('option', { name: 'RazaoInfo' }, { timeout: 5000 }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Cargo/ }).textContent).toBe('Consultor'))
  await user.click(provider)
  await user.click(await screen.findByRole('option', { name: 'Vetorial' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Departamento/ }).textContent).toBe(
      'Selecione o departamento',
    ),
  )
  expect(screen.getByRole('combobox', { name: /Cargo/ }).textContent).toBe('Selecione o cargo')
}, 15_000)

test('required fields follow the schema', () => {
  expect([...requiredFields(schema)]).toEqual(['nome'])
})

test('images are jpg or png up to 10485760 bytes', () => {
  expect(isAcceptableImage({ type: 'image/png', size: 10_485_760 })).toBe(true)
  expect(isAcceptableImage({ type: 'image/png', size: 10_485_761 })).toBe(false)
  expect(isAcceptableImage({ type: 'image/gif', size: 10 })).toBe(false)
})

test('a select takes what is typed as soon as it opens, accents aside', async () => {
  const options = ['Paraná', 'Santa Catarina', 'São Paulo'].map((value) => ({ value, label: value }))
  const { user } = await open(<SelectField name="observacao" label="Estado" options={options} />)
  await user.click(await screen.findByRole('combobox', { name: 'Estado' }))
  await screen.findByRole('option', { name: 'Paraná' })
  await user.keyboard('sao{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' }).textContent).toBe('São Paulo'))
})

test('a select whose options the server finds tells what is typed, and shows what comes by every word', async () => {
  const people = ['Ana Maria Souza', 'Ana Prado', 'Bia Souza'].map((value) => ({ value, label: value }))
  const asked: string[] = []
  function Found() {
    const [text, setText] = useState('')
    const search = (typed: string) => {
      asked.push(typed)
      setText(typed)
    }
    const options = people.slice(0, text === '' ? 1 : 3)
    return <SelectField name="observacao" label="Pessoa" options={options} onSearch={search} />
  }
  const { user } = await open(<Found />)
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

test('one field takes a CPF, or a CNPJ with letters, each in its own mask; their bare characters travel', async () => {
  const rules = z.object({ documento: z.string() })
  const field = <DocumentField name="documento" label="CPF/CNPJ" />
  const { user, onSubmit } = await open(field, undefined, rules, { documento: '' })
  const input = (await screen.findByLabelText(/CPF/)) as HTMLInputElement
  await user.type(input, '52998224725')
  expect(input.value).toBe('529.982.247-25')
  await user.clear(input)
  await user.type(input, '12ABC34501DE35')
  expect(input.value).toBe('12.ABC.345/01DE-35')
  await user.clear(input)
  await user.type(input, '11222333000181')
  expect(input.value).toBe('11.222.333/0001-81')
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ documento: '11222333000181' }))
})

test('a required field is named with its asterisk, as the documents write it', async () => {
  await open(<TextField name="nome" label="Campanha" />)
  expect((await screen.findByText('Campanha')).textContent).toBe('Campanha*')
})
