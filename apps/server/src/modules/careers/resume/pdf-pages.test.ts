import { expect, it } from 'vitest'
import { pdfOf } from '../../../../test/factories/pdf.ts'
import { pdfRefusal, readPdf } from './pdf-pages.ts'

const read = async (content: Promise<Buffer>) => readPdf(new Uint8Array(await content)).catch(pdfRefusal)

it('thirty pages are read, one more is too many', async () => {
  expect(await read(pdfOf('Técnico em Redes', 30))).toMatchObject({ kind: 'text', pages: 30 })
  expect(await read(pdfOf('x', 31))).toEqual({ kind: 'pages', pages: 31 })
})

it('a page is a line after the other, with single spaces and without control characters', async () => {
  const file = await read(pdfOf('Formação\nTécnico   em  Redes', 2))
  expect(file).toEqual({
    kind: 'text',
    pages: 2,
    text: 'Formação\nTécnico em Redes\nFormação\nTécnico em Redes\n',
  })
})

it('a hundred thousand characters are kept', async () => {
  const page = Array.from({ length: 46 }, () => 'palavra '.repeat(10)).join('\n')
  const whole = await read(pdfOf(page, 25))
  const cut = await read(pdfOf(page, 30))
  const [some, most] = [whole, cut].map((one) => (one.kind === 'text' ? one.text.length : 0))
  expect(some).toBeLessThan(100_000)
  expect(most).toBe(100_000)
})

it('a password, a broken file and one that unpacks without end are distinguished', async () => {
  expect(await read(pdfOf('segredo', 1, 'abc'))).toEqual({ kind: 'locked' })
  expect(await read(Promise.resolve(Buffer.from('nada')))).toEqual({ kind: 'broken' })
  expect(pdfRefusal(new RangeError('stream too large'))).toEqual({ kind: 'large' })
})
