import { expect, it } from 'vitest'
import { namesOf } from './map-names.ts'

const frame = [0, 0, 400, 400]
const point = (text: string, cx: number, cy: number) => ({ text, cx, cy, r: 8 })

it('a name is beside its point where nothing is there', () => {
  expect(namesOf([point('Laguna 2', 100, 100)], frame, 12)).toMatchObject([
    { text: 'Laguna 2', textAnchor: 'start', line: undefined },
  ])
})

it('a name turns to the other side of a point whose side is taken, or leaves the frame', () => {
  const [imbituba, criciuma] = namesOf(
    [point('Imbituba 2', 390, 60), point('Criciúma 2', 100, 300)],
    frame,
    12,
  )
  expect([imbituba?.textAnchor, criciuma?.textAnchor]).toEqual(['end', 'start'])
  expect(
    namesOf([point('Canguçu 1', 100, 200), point('São Lourenço 1', 130, 200)], frame, 12)[0]?.textAnchor,
  ).toBe('end')
})

it('names of points that crowd are apart, and joined to their points by a line', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => point(`Cidade ${index}`, 200 + index, 200 + index))
  const names = namesOf(crowd, frame, 12)
  const sides = Map.groupBy(names, ({ textAnchor }) => textAnchor)
  for (const side of sides.values())
    for (const [index, { y }] of side.toSorted((a, b) => a.y - b.y).entries())
      if (index > 0) expect(y - side.toSorted((a, b) => a.y - b.y)[index - 1]!.y).toBeGreaterThan(11)
  expect(names.filter(({ line }) => line).length).toBeGreaterThan(2)
})
