import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import Document from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { rawPdf } from '../../test/factories/pdf.ts'
import { judgePdf } from './pdf-safety.ts'
import { rc4 } from './rc4.ts'

type Version = '1.3' | '1.4' | '1.6' | '1.7ext3'
function ofPdfkit(pdfVersion: Version, passwords: { ownerPassword: string; userPassword?: string }) {
  const doc = new Document({ pdfVersion, ...passwords })
  doc.text('Marta Quevedo').end()
  return buffer(doc)
}

describe('a PDF that is protected', () => {
  it.each<Version>(['1.3', '1.4', '1.6', '1.7ext3'])(
    'by its owner is opened by everybody, by a password for reading by nobody (PDF %s)',
    async (version) => {
      expect(await judgePdf(await ofPdfkit(version, { ownerPassword: 'dono' }))).toBe('safe')
      const closed = await ofPdfkit(version, { ownerPassword: 'dono', userPassword: 'abc' })
      expect(await judgePdf(closed)).toBe('locked')
    },
  )

  it('for other readers than those of the standard is unreadable', async () => {
    const made = await ofPdfkit('1.4', { ownerPassword: 'dono' })
    const other = Buffer.from(made.toString('latin1').replace('/Standard', '/Adobe.PubSec'), 'latin1')
    expect(await judgePdf(other)).toBe('unreadable')
  })
})

/** One with 40 bits, whose owner's password is any and whose reading asks for none. */
const owner = Buffer.alloc(32, 65)
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const key = md5(filling, owner, Buffer.from([252, 255, 255, 255])).subarray(0, 5)
const dictionary = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString('hex')}> /U <${rc4(key, filling).toString('hex')}> >>`
const named = '<< /Size 9 /Root 1 0 R /Encrypt 5 0 R >>'

function protectedPdf(object: string, { trailer = named, length = (bytes: number) => `${bytes}` } = {}) {
  const open = deflateSync(Buffer.from(`9 0 ${object}`))
  const content = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), open)
  const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${length(content.length)} >>`
  const packed = Buffer.concat([Buffer.from(`${dict}\nstream\n`), content, Buffer.from('\nendstream')])
  const pages = ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R >>']
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...pages, packed, dictionary], trailer)
}
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('a stream of objects that is encrypted', () => {
  it('is looked into', async () => {
    expect(await judgePdf(protectedPdf('<< /Title () >>'))).toBe('safe')
    expect(await judgePdf(protectedPdf(script))).toBe('active')
  })

  it.each([
    ['two trailers say differently', { trailer: `${named}\ntrailer\n<< /Size 9 /Root 1 0 R >>` }],
    [
      'two trailers have other ids',
      { trailer: `${named}\ntrailer\n${named.replace('>>', '/ID [<01> <01>] >>')}` },
    ],
    ['the dictionary is in the trailer', { trailer: named.replace('5 0 R', dictionary) }],
    ['an object that is no trailer names it', { trailer: `${named}\n8 0 obj ${named} endobj` }],
    ['its dictionary stands there twice', { trailer: `${named}\n5 0 obj ${dictionary} endobj` }],
    ['it is longer than it says', { length: (bytes: number) => `${bytes - 5}` }],
    ['another object says how long it is', { length: () => '8 0 R' }],
  ])('is unreadable where %s', async (_why, how) => {
    expect(await judgePdf(protectedPdf('<< /Title () >>', how))).toBe('unreadable')
  })
})
