import { buffer } from 'node:stream/consumers'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { file as text } from '@intranet/contract/messages/files'
import { ZipFile } from 'yazl'
import { afterAll, expect, it } from 'vitest'
import { checkUpload } from './upload-check.ts'
import { isHarmlessZip, openZip } from './zip-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'zip-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function zipOf(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  // To deflate nothing takes a millisecond, and there are thousands.
  for (const [name, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 })
  zip.end()
  return buffer(zip.outputStream)
}
const many = (count: number) =>
  zipOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, ''])))

/** A document with a picture or whatever else in it. */
const document = (more: Record<string, Buffer | string> = {}) =>
  zipOf({
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
    ...more,
  })

it('a packed file has at most 5,000 entries: one with more is refused before any of it is unpacked', async () => {
  expect(await isHarmlessZip(await many(5000))).toBe(true)
  expect(await isHarmlessZip(await many(5001))).toBe(false)
  const path = join(folder, 'many.xlsx')
  writeFileSync(path, await many(5001))
  await expect(openZip(path)).rejects.toThrow('5001 entries')
})

it('a document that would fill the memory of who opens it is refused; an ordinary one is kept as it came', async () => {
  const ordinary = await document()
  expect((await checkUpload(ordinary, 'documentos')).content).toBe(ordinary)
  const bomb = await document({ 'word/media/a.png': Buffer.alloc(40 * 1024 * 1024) })
  await expect(checkUpload(bomb, 'documentos')).rejects.toMatchObject({
    details: { campos: { file: text.packedTooLarge } },
  })
})

it('a document whose list of entries cannot be read is refused', async () => {
  const cut = (await document()).subarray(0, -30)
  await expect(checkUpload(cut, 'documentos')).rejects.toMatchObject({
    details: { campos: { file: text.packedTooLarge } },
  })
})
