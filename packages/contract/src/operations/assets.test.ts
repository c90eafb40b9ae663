import { expect, it } from 'vitest'
import { supplies as text } from '../messages/supplies.ts'
import { daysLater, todayInBrazil } from '../today.ts'
import { purchaseErrors } from './assets.ts'

const today = todayInBrazil()

it('a purchase is not later than today, and its warranty does not end before it', () => {
  expect(purchaseErrors({ data_compra: daysLater(today, 1) })).toEqual({ data_compra: text.boughtLater })
  expect(purchaseErrors({ data_compra: today, garantia_ate: daysLater(today, -1) })).toEqual({
    garantia_ate: text.warrantyBefore,
  })
  for (const days of [
    { data_compra: today, garantia_ate: today },
    { garantia_ate: '2020-01-01' },
    { data_compra: null, garantia_ate: null },
  ])
    expect(purchaseErrors(days)).toEqual({})
})
