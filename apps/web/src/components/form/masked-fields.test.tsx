import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { openForm, save } from '@/test/open-form.tsx'
import { DateField } from './date-fields.tsx'
import { CepField, CnpjField, DocumentField, PhoneField } from './masked-fields.tsx'
import { DecimalField, DecimalTextField } from './decimal-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField, TextAreaField, TextField } from './text-fields.tsx'
import { ThousandsField } from './thousands-field.tsx'
import '@/test/patience.ts'

type Values = Record<
  'cep' | 'cnpj' | 'data' | 'documento' | 'nome' | 'rua' | 'telefone' | 'texto' | 'valor',
  string
>
type Pasted = Record<'n', number | string | null>

test('a phone has exactly 15 characters with its mask, digits on the wire', async () => {
  const { user, onSubmit } = await openForm(
    <>
      <TextField<Values> name="nome" label="Nome" />
      <PhoneField<Values> name="telefone" label="Telefone" />
    </>,
  )
  await user.type(await screen.findByLabelText(/Nome/), 'Ana')
  const phone = screen.getByLabelText(/Telefone/)
  await user.type(phone, '5332274410')
  expect(phone).toHaveProperty('value', '(53) 3227-4410')
  await user.type(phone, '9')
  expect(phone).toHaveProperty('value', '(53) 32274-4109')
  await user.type(phone, '{Backspace}')
  await user.click(await save())
  expect(await screen.findByText('Número invalido')).toBeTruthy()
  await user.clear(phone)
  await user.type(phone, '53991172204')
  expect(phone).toHaveProperty('value', '(53) 99117-2204')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ telefone: '53991172204' }))
})

test('a phone is taken as people write it, with the country or a zero before (docs/screens.md#masks)', async () => {
  const rules = z.object({ telefone: z.string() })
  const field = <PhoneField<Values> name="telefone" label="Telefone" />
  const { user, onSubmit } = await openForm(field, undefined, rules, { telefone: '5553991172204' })
  const phone = (await screen.findByLabelText(/Telefone/)) as HTMLInputElement
  expect(phone.value).toBe('(53) 99117-2204')
  await user.type(phone, '{Backspace}5')
  expect(phone.value).toBe('(53) 99117-2205')
  await user.type(phone, '7')
  expect(phone.value).toBe('(53) 99117-2205')
  const pastedOver = async (text: string) => {
    await user.tripleClick(phone)
    await user.paste(text)
    return phone.value
  }
  expect(await pastedOver('053 99385-0840')).toBe('(53) 99385-0840')
  expect(await pastedOver('+55 53 3227-4410')).toBe('(53) 3227-4410')
  const pasted = async (text: string) => {
    await user.clear(phone)
    await user.paste(text)
    return phone.value
  }
  expect(await pasted('055 99385-0840')).toBe('(55) 99385-0840')
  expect(await pasted('+55 53 3227-4410')).toBe('(53) 3227-4410')
  expect(await pasted('0 15 53 99385-0840')).toBe('(53) 99385-0840')
  expect(await pasted('https://wa.me/5553993850840')).toBe('(53) 99385-0840')
  expect(await pasted('53993850840123')).toBe('53993850840123')
  await user.click(await save())
  expect(await screen.findByText('Número invalido')).toBeTruthy()
  expect(await pasted('+55 (53) 99385-0840')).toBe('(53) 99385-0840')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ telefone: '53993850840' }))
})

test('a phone that is typed with its country is not the number of the area 55', async () => {
  const rules = z.object({ telefone: z.string() })
  const { user } = await openForm(<PhoneField<Values> name="telefone" label="Telefone" />, undefined, rules, {
    telefone: '',
  })
  const phone = (await screen.findByLabelText(/Telefone/)) as HTMLInputElement
  const typed = async (text: string) => {
    await user.clear(phone)
    await user.type(phone, text)
    return phone.value
  }
  expect(await typed('+55 48 99999-1234')).toBe('(48) 99999-1234')
  expect(await typed('5548999991234')).toBe('(48) 99999-1234')
  expect(await typed('+55 91 99999-1234')).toBe('(91) 99999-1234')
  expect(await typed('55 99999-1234')).toBe('(55) 99999-1234')
  expect(await typed('+55 55 99999-1234')).toBe('(55) 99999-1234')
  await user.clear(phone)
  await user.type(phone, '20999991234')
  await user.click(await save())
  expect(await screen.findByText('Este DDD não existe.')).toBeTruthy()
})

test('nine characters of CEP look the address up; fewer than six clear it', async () => {
  const lookup = vi.fn(async (cep: string) =>
    cep === '96010000' ? { values: { rua: 'Rua XV' } } : { warning: 'CEP não encontrado, tente novamente' },
  )
  const rules = z.object({ cep: z.string(), rua: z.string(), uf: z.literal('RS').nullish() })
  const { user, onSubmit } = await openForm(
    <>
      <CepField<z.input<typeof rules>>
        name="cep"
        label="CEP"
        lookup={lookup}
        clears={{ rua: '', uf: null }}
      />
      <TextField<Values> name="rua" label="Rua" />
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
  // Leaving the field keeps it, and it keeps nobody from saving.
  await user.tab()
  expect(screen.getByText('CEP não encontrado, tente novamente')).toBeTruthy()
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ cep: '96019999', rua: '', uf: null }))
})

test('check digits of a CNPJ, money in cents, days as written, 450 characters', async () => {
  const rules = z.object({ cnpj: z.string(), valor: z.string(), data: z.string(), texto: z.string() })
  const { user, onSubmit } = await openForm(
    <>
      <CnpjField<Values> name="cnpj" label="CNPJ" />
      <MoneyField<Values> name="valor" label="Valor" />
      <DateField<Values> name="data" label="Data" />
      <TextAreaField<Values> name="texto" label="Texto" />
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

test('a pasted amount is read as one, and what is none changes nothing', async () => {
  const rules = z.object({ valor: z.string() })
  const field = <MoneyField<Values> name="valor" label="Valor" />
  const { user } = await openForm(field, undefined, rules, { valor: '3.00' })
  const input = await screen.findByLabelText<HTMLInputElement>(/Valor/)
  await user.click(input)
  await user.paste('R$ 1.500')
  expect(input.value).toBe('1.500,00')
  await user.paste('dez')
  expect(input.value).toBe('1.500,00')
  await user.type(input, '7')
  expect(input.value).toBe('15.000,07')
})

test('one field takes a CPF, or a CNPJ with letters, each in its own mask; their bare characters travel (docs/screens.md#masks)', async () => {
  const rules = z.object({ documento: z.string() })
  const field = <DocumentField<Values> name="documento" label="CPF/CNPJ" />
  const { user, onSubmit } = await openForm(field, undefined, rules, { documento: '' })
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

test('litres are typed with a comma and kept with a point; a stored amount shows its comma', async () => {
  const rules = z.object({ litros: z.string() })
  const { user, onSubmit } = await openForm(
    <DecimalTextField<z.input<typeof rules>> name="litros" label="Litros" places={3} />,
    undefined,
    rules,
    { litros: '40.500' },
  )
  const field = await screen.findByLabelText(/Litros/)
  expect(field).toHaveProperty('value', '40,5')
  await user.clear(field)
  await user.type(field, '38,0567')
  expect(field).toHaveProperty('value', '38,056')
  await user.click(await save())
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ litros: '38.056' }))
})

test.each([
  ['litres', <DecimalTextField<Pasted> key="n" name="n" label="N" places={3} />, '1.042,5', '1042,5', '-3,5'],
  ['a percentage', <DecimalField<Pasted> key="n" name="n" label="N" />, '-1.042,5 %', '-1042,5', '0,125'],
  ['kilometres', <ThousandsField<Pasted> key="n" name="n" label="N" />, '48.210,00', '48.210', '-48'],
  ['days', <NumberField<Pasted> key="n" name="n" label="N" />, '1.500,00', '1500', '12,5'],
])(
  'pasted %s are read whole, and what is none changes nothing',
  async (_what, field, pasted, shown, none) => {
    const { user } = await openForm(field, undefined, z.object({ n: z.any() }), { n: null })
    const input = await screen.findByLabelText<HTMLInputElement>(/N/)
    await user.click(input)
    await user.paste(pasted)
    expect(input.value).toBe(shown)
    await user.paste(none)
    expect(input.value).toBe(shown)
  },
)
