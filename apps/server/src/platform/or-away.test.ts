import { expect, it } from 'vitest'
import { ErpError } from './erp/erp-error.ts'
import { AppError } from './errors.ts'
import { orAway } from './or-away.ts'

it('what is away or refuses is null; a mistake of ours is thrown', async () => {
  expect(await orAway(Promise.resolve(7))).toBe(7)
  expect(await orAway(Promise.reject(new ErpError('unavailable', '')))).toBe(null)
  expect(await orAway(Promise.reject(new AppError('bad_gateway', '')))).toBe(null)
  await expect(orAway(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
