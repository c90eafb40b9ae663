import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfOf, rawPdf } from '../../test/factories/pdf.ts'
import { judgePdf } from './pdf-safety.ts'

const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = '<< /Type /Page /Parent 2 0 R >>'
const ofPdfkit = await pdfOf('Técnica de redes')
const withRoot = (root: string, ...more: (string | Buffer)[]) =>
  rawPdf([`<< /Type /Catalog /Pages 2 0 R ${root} >>`, pages, page, ...more])

const withTrailer = (root: string) => rawPdf([pages, page], `<< /Size 9 /Root << ${root} >> >>`)

/** A stream of one object, 9, packed as compressed PDFs keep them. */
function packed(
  object: string,
  { filter = '/FlateDecode', head = '9 0 ', count = 1, more = '' } = {},
): Buffer {
  const content = deflateSync(Buffer.from(head + object, 'latin1'))
  const dict = `<< /Type /ObjStm /N ${count} /First ${head.length} /Filter ${filter} ${more} /Length ${content.length} >>`
  return Buffer.concat([Buffer.from(`${dict}\nstream\r\n`), content, Buffer.from('\nendstream')])
}
const between = (stream: Buffer, what: string) =>
  Buffer.from(stream.toString('latin1').replace('\nstream', `${what}\nstream`), 'latin1')
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('a PDF', () => {
  it.each([
    ['a script that opens with it', withRoot(`/OpenAction ${script}`)],
    ['a script by name', withRoot('/Names << /JavaScript 4 0 R >>', '<< >>')],
    ['names in hexadecimal', withRoot('/OpenAction << /S /#4aavaScript /J#53 (1) >>')],
    ['actions of a page', withRoot('/AA << /WC 4 0 R >>', '<< >>')],
    ['a program', withRoot('', '<< /S /Launch /F (cmd.exe) >>')],
    ['a file', withRoot('/Names << /EmbeddedFiles 4 0 R >>', '<< >>')],
    ['an address that opens with it', withRoot('/OpenAction 4 0 R', '<< /S /URI /URI (https://x) >>')],
    ['an address behind a place that opens', withRoot('/OpenAction << /S /GoTo /S /URI /URI (https://x) >>')],
    ['an action after a place', withRoot('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>', '<< >>')],
    ['a script in an object of a long generation', withRoot('', `<< >>\nendobj\n9 000000000 obj ${script}`)],
    ['a script in an object of a long number', withRoot('', `<< >>\nendobj\n00000000009 0 obj ${script}`)],
    [
      'a script in an object of a wide head',
      withRoot('', `<< >>\nendobj\n9${' '.repeat(60)}0${' '.repeat(60)}obj ${script}`),
    ],
    ['a script of the root in its trailer', withTrailer(`/Type /Catalog /OpenAction ${script}`)],
    ['a script that begins with a scene', withRoot('', '<< /Type /3D /OnInstantiate 9 0 R >>')],
    ['something unknown that opens with it', withRoot('/OpenAction 44 0 R')],
    ['a script in a stream of objects', withRoot('', packed(script))],
    ['a script behind a comment in a string', withRoot('', '<< /T (%) /X 1 /JS (1)\n>>')],
    ['a script in an object that a string hides', withRoot('', '<< /T (endobj 9 0 obj <</JS (1)>> ) >>')],
    [
      'a script behind another in a stream',
      withRoot('', packed(`(%) ${script}`, { head: '8 0 9 4 ', count: 2 })),
    ],
  ])('with %s is active', async (_what, content) => {
    expect(await judgePdf(content)).toBe('active')
  })

  it.each([
    ['is packed in another way', withRoot('', packed(script, { filter: '[/ASCIIHexDecode /FlateDecode]' }))],
    ['has a predictor', withRoot('', packed(script, { more: '/DecodeParms << /Predictor 12 >>' }))],
    [
      'says twice how many objects it has',
      withRoot('', packed(`9 0 ${script}`, { head: '', count: 0, more: '/N 1 /First 4' })),
    ],
    ['is packed as another object says', withRoot('', packed(script, { more: '/DecodeParms 4 0 R' }))],
    ['has something before it', withRoot('', between(packed(script), ' 1 '))],
    ['is broken', withRoot('', packed(script).subarray(0, 120))],
    ['names more objects than it says', withRoot('', packed(script, { head: '9 0 8 0 ' }))],
  ])('whose stream of objects %s is unreadable', async (_what, content) => {
    expect(await judgePdf(content)).toBe('unreadable')
  })

  it.each([`9 %${'a'.repeat(300)}\n0 obj`, '9 0 %5 0\n\nobj', '9 %5\n0 obj'])(
    'whose object has a comment in its head is unreadable: %j',
    async (head) => {
      expect(await judgePdf(withRoot('', `<< >>\nendobj\n${head} ${script}`))).toBe('unreadable')
    },
  )

  const harmful = (head: string) => withRoot('', `<< >>\nendobj\n${head} ${script}`)
  it.each(['9 +0 obj', '9 -0 obj', '+9 0 obj', '9. 0 obj', '9 0.0 obj', '9 0e1 obj', '9 -\n0 obj'])(
    'whose object has a number in its head that only some readers take is unreadable: %j',
    async (head) => {
      expect(await judgePdf(harmful(head))).toBe('unreadable')
    },
  )

  it.each([
    ['a bracket that nothing opened', `<< ] /OpenAction ${script} >>`],
    ['a brace that nothing opened', `<< } /OpenAction ${script} >>`],
    [
      'a dictionary closed in an array',
      `<< /OpenAction << /S /GoTo /D [ >> /S /URI /URI (https://x) ] >> >>`,
    ],
    ['a hexadecimal string that hides a script', `<< /T <(> /OpenAction ${script} /X <)> >>`],
  ])('with %s is unreadable', async (_what, object) => {
    expect(await judgePdf(withRoot('', object))).toBe('unreadable')
  })

  it.each(['9 0\x80obj', '9\xff0 obj'])(
    'with white space of one reader alone is active: %j',
    async (head) => {
      const object = Buffer.from(`<< >>\nendobj\n${head} ${script}`, 'latin1')
      expect(await judgePdf(withRoot('', object))).toBe('active')
    },
  )

  it.each([
    ['short names', '/F /AHx', '\n', `31 2030 20${Buffer.from(script).toString('hex')}>`],
    ['a line that ends later', '', ' \n', `9 0 1 ${script}`, 5],
    ['a line without its end', '', '\r', `9 0 1 ${script}`, 5],
    ['a number that readers read otherwise', '', '\n', `9 0 1 ${script}`, '4.9'],
  ])(
    'whose stream of objects has %s is unreadable',
    async (_what, more, end, content, first: unknown = 4) => {
      const dict = `<< /Type /ObjStm /N 1 /First ${String(first)} ${more} /Length ${content.length} >>`
      expect(await judgePdf(withRoot('', `${dict}\nstream${end}${content}\nendstream`))).toBe('unreadable')
    },
  )

  it('of many comments is judged soon', async () => {
    const content = Buffer.from(`%PDF-1.7\n${`%${'1%'.repeat(99)}\n`.repeat(10_000)}`)
    const start = performance.now()
    expect(await judgePdf(content)).toBe('safe')
    expect(performance.now() - start).toBeLessThan(2000)
  })

  const deflated = (body: string, places: number) =>
    withRoot('', packed(body, { head: '9 0 '.repeat(places), count: places }))
  it.each([
    [
      'whose one-line comments are between heads',
      Buffer.from(`%PDF-1.7\n${'1 0 obj%'.repeat(40_000)}`),
      'unreadable',
    ],
    [
      'whose one-line comments are between trailers',
      Buffer.from(`%PDF-1.7\n${'trailer%'.repeat(40_000)}`),
      'unreadable',
    ],
    [
      'whose stream names a long string many times',
      deflated(`5 <${'A'.repeat(1_000_000)}`, 4000),
      'unreadable',
    ],
    ['whose object opens many times', withRoot('/OpenAction null '.repeat(50_000)), 'unreadable'],
  ])('%s is given up soon', async (_what, content, verdict) => {
    const start = performance.now()
    expect(await judgePdf(content)).toBe(verdict)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('that overlaps itself to keep the server busy is given up soon', async () => {
    const content = withRoot('', '1 0 obj [ '.repeat(200_000))
    const start = performance.now()
    expect(await judgePdf(content)).toBe('unreadable')
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it.each([
    ['of pdfkit', ofPdfkit],
    ['of LibreOffice, which says where it opens', withRoot('/OpenAction[3 0 R /XYZ null null 0]')],
    ['of TeX, which says so by a reference', withRoot('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['with a stream of objects', withRoot('/OpenAction 9 0 R', packed('<</S/GoTo/D[3 0 R/Fit]>>'))],
    ['that writes of scripts', withRoot('', '<< /Title (Uso de /JS e /JavaScript) /URI (https://x/AA/) >>')],
    ['without objects', Buffer.from('%PDF-1.7\nnada que se leia')],
  ])('%s is safe', async (_whose, content) => {
    expect(await judgePdf(content)).toBe('safe')
  })
})
