import { expect, it } from 'vitest'
import { withLeadingZeros } from './person-document.ts'

it.each([
  ['a CPF', '191', '00000000191'],
  ['a CPF of ten digits', '1234567890', '01234567890'],
  ['a CNPJ', '191000000000', '191000000000'],
  ['a CNPJ of thirteen digits', '9346601000125', '09346601000125'],
  ['what is right already', '52998224725', '52998224725'],
  ['what is no document with zeros either', '12345', '12345'],
  ['what has letters', '12ABC', '12ABC'],
])('%s gets the zeros back that it lost, where it is right with them', (_, sent, read) => {
  expect(withLeadingZeros(sent)).toBe(read)
})
