import { expect, it } from 'vitest'
import { services as text } from '../messages/services.ts'
import { daysLater, todayInBrazil } from '../today.ts'
import { serviceErrors } from './service-plans.ts'

const today = todayInBrazil()

it('a plan has an interval, kilometres with those of the last time, and a last time that is past', () => {
  expect(serviceErrors({ ultimo_em: today })).toEqual({ cada_meses: text.intervalRequired })
  expect(serviceErrors({ ultimo_em: today, cada_km: 500 })).toEqual({ ultimo_km: text.kmRequired })
  expect(serviceErrors({ ultimo_em: daysLater(today, 1), cada_meses: 6 })).toEqual({
    ultimo_em: text.doneLater,
  })
  expect(serviceErrors({ ultimo_em: today, cada_km: 500, ultimo_km: 0 })).toEqual({})
  expect(serviceErrors({ ultimo_em: today, cada_meses: 6 })).toEqual({})
})
