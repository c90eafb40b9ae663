import { expect, test } from 'vitest'
import { hasCnpjForm, stripDocument } from './document-text.ts'

test('a document has the letters of its CNPJ as capitals, whatever its marks', () => {
  expect(['12.abc.345/01de-35', '12abc34501de35', '529.982.247-25'].map(stripDocument)).toEqual([
    '12ABC34501DE35',
    '12ABC34501DE35',
    '52998224725',
  ])
  expect(['12ABC34501DE35', '11222333000181', '12ABC34501DEAB', '52998224725'].map(hasCnpjForm)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
