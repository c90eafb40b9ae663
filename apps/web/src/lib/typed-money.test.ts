import { expect, test } from 'vitest'
import { pastedDecimal, pastedMoney, pastedWhole } from './typed-money.ts'

test.each([
  ['1500', '1500.00'],
  ['R$ 1.500', '1500.00'],
  ['R$\u00a01.284,50', '1284.50'],
  ['1284.5', '1284.50'],
  ['1284,5', '1284.50'],
  ['1,284.50', '1284.50'],
  ['1.284.000', '1284000.00'],
  ['0,05', '0.05'],
  ['-15,00', undefined],
  ['0.125', undefined],
  ['12,345', undefined],
  ['1234567890123', undefined],
  ['dez reais', undefined],
])('pasted %s is %s', (pasted, amount) => expect(pastedMoney(pasted)).toBe(amount))

test.each([
  ['1.234,56', 2, '1234.56'],
  ['1.234.567,5', 2, '1234567.5'],
  ['1,234.56', 2, '1234.56'],
  ['38,250', 3, '38.250'],
  ['38.250', 3, '38.250'],
  ['1.042,5', 3, '1042.5'],
  ['1.234.567', 3, '1234567'],
  ['-5,25 %', 2, '-5.25'],
  ['40,5 L', 3, '40.5'],
  ['1.234', 2, undefined],
  ['38,0567', 3, undefined],
  ['1.23,4', 2, undefined],
  ['dez', 2, undefined],
])('pasted %s, of %i places at most, is %s (docs/screens.md#pasted-numbers)', (pasted, places, number) =>
  expect(pastedDecimal(pasted, places)).toBe(number),
)

test.each([
  ['48.210', 48_210],
  ['48210 km', 48_210],
  ['1.500,00', 1500],
  ['-3', -3],
  ['12,5', undefined],
  ['90071992547409920', undefined],
  ['doze', undefined],
])('pasted %s is the whole number %s', (pasted, number) => expect(pastedWhole(pasted)).toBe(number))
