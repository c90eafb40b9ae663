import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openForm } from '@/test/open-form.tsx'
import { DateField } from './date-fields.tsx'
import { CnpjField, DocumentField } from './masked-fields.tsx'
import { NumberField } from './text-fields.tsx'
import { ThousandsField } from './thousands-field.tsx'
import '@/test/patience.ts'

type Values = { valor: string }
const open = (field: ReactNode) => openForm(<>{field}</>, undefined, z.object({ valor: z.unknown() }))

async function pastedInto(field: ReactNode, pasted: string) {
  cleanup()
  const { user } = await open(field)
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /Valor/ })
  await user.click(input)
  await user.paste(pasted)
  return input.value
}

test.each([
  ['2026-03-02', '02/03/2026'],
  [' 2026-03-02T09:30:00.000Z ', '02/03/2026'],
  ['02/03/2026', '02/03/2026'],
])('a day is read as programs write it: %s', async (pasted, shown) => {
  expect(await pastedInto(<DateField<Values> name="valor" label="Valor" />, pasted)).toBe(shown)
})

test.each([
  ['CNPJ: 12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['Empresa Ltda – CNPJ 11222333000181 – Pelotas', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('a CNPJ is found in %s', async (pasted, shown) => {
  expect(await pastedInto(<CnpjField<Values> name="valor" label="Valor" />, pasted)).toBe(shown)
  expect(await pastedInto(<DocumentField<Values> name="valor" label="Valor" />, pasted)).toBe(shown)
})

test('a CPF is found beside its name', async () => {
  const field = <DocumentField<Values> name="valor" label="Valor" />
  expect(await pastedInto(field, 'CPF: 012.345.678-90')).toBe('012.345.678-90')
})

test.each([
  ['a whole number', <NumberField<Values> key="n" name="valor" label="Valor" />, '12,5', '12,'],
  [
    'a number of thousands',
    <ThousandsField<Values> key="km" name="valor" label="Valor" />,
    '1250,9',
    '1.250,',
  ],
])('%s takes a comma, and no digit behind it makes it larger', async (_what, field, typed, shown) => {
  const { user } = await open(field)
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /Valor/ })
  await user.type(input, typed)
  expect(input.value).toBe(shown)
  await user.tab()
  expect(input.value).toBe(shown.replace(',', ''))
})
