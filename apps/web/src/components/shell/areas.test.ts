import { expect, it } from 'vitest'
import { areaNames } from './area-names.ts'
import { areas } from './areas.ts'

it('every area is named as the crumb names it', () => {
  expect(Object.fromEntries(Object.entries(areas).map(([key, { name }]) => [key, name]))).toEqual(areaNames)
})
