import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordedFiles } from './test/recorded-files.ts'
import { wrappedJson } from './wrapped-json.ts'

const long = {
  params: { id: '1' },
  answer: [1, 2, { nome: 'a, b "c\\",', valor: null }],
  texto: 'x'.repeat(30),
}

it('JSON is on one line where it is short, else in lines of the width, broken behind commas', () => {
  expect(wrappedJson('  "a": ', { b: 1 }, 40)).toBe('  "a": {"b":1}')
  expect(wrappedJson('  "a": ', long, 40).split('\n')).toEqual([
    '  "a": {"params":{"id":"1"},',
    '    "answer":[1,2,',
    '    {"nome":"a, b \\"c\\\\\\",",',
    '    "valor":null}],',
    `    "texto":"${'x'.repeat(30)}"}`,
  ])
})

it('wrapped JSON is read as it was written', () => {
  for (const width of [10, 20, 40, 200])
    expect(JSON.parse(`{${wrappedJson('"a":', long, width)}}`)).toEqual({ a: long })
})

it('what is recorded can be read in a review: no line has more than 200 characters', () => {
  const files = recordedFiles()
  expect(files.length).toBeGreaterThan(30)
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => [file, line]),
  )
  expect(lines.filter(([, line]) => line!.length > 200)).toEqual([])
})
