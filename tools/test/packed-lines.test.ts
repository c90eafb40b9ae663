import { expect, it } from 'vitest'
import { packed } from './packed-lines.ts'

const WIDEST = 198
const paragraph = (head: string, ...lines: string[]) => ({ head, lines, indent: '  ' })

it('lines stand side by side while they fit, the others below and indented', () => {
  const line = 'a'.repeat(90)
  expect(packed([paragraph('x: ', line, line, line)])).toEqual([`x: ${line} ¦ ${line}`, `  ${line}`])
})

it('as many as fit exactly, not one letter more', () => {
  const of = (length: number) => packed([paragraph('x: ', 'a'.repeat(90), 'b'.repeat(length))])
  expect(of(WIDEST - 96)).toHaveLength(1)
  expect(of(WIDEST - 95)).toHaveLength(2)
})

it('a paragraph begins on the line before where that saves one', () => {
  expect(packed([paragraph('x: ', 'a'), paragraph('  y: ', 'b')])).toEqual(['x: a ¶ y: b'])
  const long = [paragraph('x: ', 'a'.repeat(150)), paragraph('y: ', 'b'.repeat(100))]
  expect(packed(long)).toEqual([`x: ${'a'.repeat(150)}`, `y: ${'b'.repeat(100)}`])
  const longHead = [paragraph('x: ', 'a'.repeat(150)), paragraph(`${'y'.repeat(60)} `, 'b'.repeat(150))]
  expect(packed(longHead).map(({ length }) => length <= WIDEST)).toEqual([true, true, true])
})

it('a line that is too long is broken at spaces, and all of it is there', () => {
  const words = Array.from({ length: 100 }, (_, place) => `word${place}`).join(' ')
  const lines = packed([paragraph('x: ', words)])
  expect(lines.every(({ length }) => length <= WIDEST)).toBe(true)
  expect(lines.slice(1).every((line) => /^ {2}(word|↪ )/.test(line))).toBe(true)
  expect(
    lines
      .map((line) => line.trim().replace(/^↪ /, ''))
      .join('')
      .replace('x:', ''),
  ).toBe(words)
})
