import { expect, test } from 'vitest'
import { pastedMoney } from './typed-money.ts'

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
