import { expect, test } from 'vitest'
import { contentBox } from './signature-png.ts'

/** A white picture with some dark points. */
function picture(width: number, height: number, points: [number, number][]) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [x, y] of points) pixels.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return pixels
}

test('a picture is cut to what is not white', () => {
  const pixels = picture(20, 10, [
    [3, 2],
    [9, 7],
  ])
  expect(contentBox(pixels, 20, 10)).toEqual({ left: 3, top: 2, width: 7, height: 6 })
  expect(contentBox(picture(5, 5, [[4, 4]]), 5, 5)).toEqual({ left: 4, top: 4, width: 1, height: 1 })
})

test('a picture that is all white has no content', () => {
  expect(contentBox(picture(8, 8, []), 8, 8)).toBeNull()
})
