import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { file as text } from '@intranet/contract/messages/files'
import { hostilePdfs } from '../../../test/factories/pdf.ts'
import { superadmin, testWorld } from '../../../test/app.ts'
import type { UserOverrides } from '../../../test/factories/users.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { findActor } from '../../platform/session.ts'
import { removeOrphans } from '../../platform/storage-cleanup.ts'
import { attachUpload, readImage, storeImage } from '../../platform/uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-files-'))
const { db, deps, app, as } = await testWorld({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer()
const exe = Buffer.concat([Buffer.from('MZ\x90\x00'), randomBytes(600)])

function upload(token: string, content: Buffer, { bucket = 'imagens', name = 'foto.png' } = {}) {
  const edge = 'limite123'
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="bucket"\r\n\r\n${bucket}\r\n--${edge}\r\n`,
    ),
    Buffer.from(
      `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return app.inject({
    method: 'POST',
    url: '/files',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  })
}
const fetchFile = (id: string, token?: string, headers = {}) =>
  app.inject({
    url: `/files/${id}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  })
const actorOf = async (token: string) => (await findActor(deps.auth, token))!.actor

describe('an upload', () => {
  it('is stored and returned to its sender, with headers that forbid scripts', async () => {
    const { token } = await as({})
    const sent = await upload(token, png)
    expect(sent.statusCode).toBe(200)
    const answer = await fetchFile(sent.json().id, token)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'content-disposition': "inline; filename*=UTF-8''foto.png",
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(40)
    const again = await fetchFile(sent.json().id, token, { 'if-none-match': answer.headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it('that is a document is kept by no browser, also a picture of one', async () => {
    const { token } = await as({})
    const { id } = (await upload(token, png, { bucket: 'documentos' })).json()
    expect((await fetchFile(id, token)).headers['cache-control']).toBe('no-store')
  })

  it('without a record is seen by nobody else, and guests are asked to sign in', async () => {
    const { token } = await as({})
    const { id } = (await upload(token, png)).json()
    const other = await as(superadmin)
    const refused = await fetchFile(id, other.token)
    expect([refused.statusCode, refused.json().mensagem]).toEqual([
      404,
      'Arquivo com formato inválido ou não encontrado!',
    ])
    expect((await fetchFile(id)).statusCode).toBe(401)
    expect((await fetchFile('..%2f..%2fetc', token)).statusCode).toBe(404)
    expect((await upload('', png)).statusCode).toBe(401)
  })

  it.each([
    ['an EXE called .png', exe, 'imagens', 'A imagem não atende aos paramêtros'],
    ['an EXE called .pdf', exe, 'documentos', 'Formato do arquivo não permitido!'],
    [
      'a page called .png',
      Buffer.from('<script>alert(1)</script>'),
      'imagens',
      'A imagem não atende aos paramêtros',
    ],
    ['a broken PNG', png.subarray(0, 60), 'imagens', 'A imagem não atende aos paramêtros'],
    ['nothing', Buffer.alloc(0), 'imagens', 'Arquivo com formato inválido ou não encontrado!'],
    ['an unknown bucket', png, '../etc', 'Dados inválidos.'],
  ])('of %s is refused and leaves nothing behind', async (_name, content, bucket, mensagem) => {
    const { token } = await as({})
    const before = await db.selectFrom('arquivo').select('id').execute()
    const answer = await upload(token, content, { bucket })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([422, mensagem])
    expect(await db.selectFrom('arquivo').select('id').execute()).toHaveLength(before.length)
  })

  it('may have 10485760 bytes and not one more (docs/platform.md#what-is-taken)', async () => {
    const { token } = await as({})
    const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)])
    expect((await upload(token, pdf(10_485_760), { bucket: 'documentos' })).statusCode).toBe(200)
    const larger = await upload(token, pdf(10_485_761), { bucket: 'documentos' })
    expect([larger.statusCode, larger.json().codigo]).toEqual([413, 'too_large'])
    const photo = await upload(token, Buffer.alloc(10_485_761))
    expect([photo.statusCode, photo.json().mensagem]).toEqual([413, 'A imagem não atende aos paramêtros'])
  })

  it.each([
    ['curriculo.html', 'curriculo.pdf'],
    ['curriculo.PDF', 'curriculo.PDF'],
    ['contrato.final', 'contrato.pdf'],
    ['a'.repeat(150), `${'a'.repeat(116)}.pdf`],
  ])('called %s is named by its bytes (docs/platform.md#named-by-their-bytes)', async (name, kept) => {
    const { token } = await as({})
    const { id } = (await upload(token, Buffer.from('%PDF-1.7\n'), { bucket: 'documentos', name })).json()
    const answer = await fetchFile(id, token)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${kept}`)
  })

  it('of a PDF with a script is refused in every bucket that takes PDFs (docs/platform.md#no-active-pdf)', async () => {
    const { token } = await as({})
    const active = hostilePdfs().script!
    for (const bucket of ['documentos', 'curriculos']) {
      const answer = await upload(token, active, { bucket, name: 'x.pdf' })
      expect([answer.statusCode, answer.json().mensagem]).toEqual([422, text.activePdf])
    }
  })

  it('removes the place from a photo', async () => {
    const { token } = await as({})
    const photo = await sharp(png)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '30/1 1/1 0/1' } })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { id } = (await upload(token, photo)).json()
    expect((await sharp((await fetchFile(id, token)).rawPayload).metadata()).exif).toBeUndefined()
  })

  it('of a spreadsheet is for anyone who imports leads, refused before it reaches the disk', async () => {
    const sheet = Buffer.from('nome;telefone\nAna;11999990000\n')
    const to = async (who: UserOverrides) =>
      (await upload((await as(who)).token, sheet, { bucket: 'importacoes', name: 'leads.csv' })).statusCode
    expect(await to({ roles: ['vendas:solicitante'] })).toBe(200)
    expect(await to({ roles: ['vendas:solicitante'], employee: false })).toBe(403)
    expect(await to({ roles: ['vendas:leitor'] })).toBe(403)
    expect(await to({ employee: false })).toBe(403)
  })

  it('is refused for people with too many or too large unattached files, also for several at once', async () => {
    const { token, userId } = await as({ employee: false })
    const lying = (rows: number, tamanho: number, id_usuario: number) =>
      db
        .insertInto('arquivo')
        .values(
          Array.from({ length: rows }, () => ({
            bucket: 'fotos',
            nome: 'a.png',
            tipo: 'image/png',
            tamanho,
            sha256: '',
            id_usuario,
          })),
        )
        .execute()
    await lying(18, 10, userId)
    const before = await readdir(join(folder, 'files'), { recursive: true })
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(token, png)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429, 429])
    const names = (list: string[]) => list.filter((name) => /[0-9a-f-]{36}$/.test(name)).length
    expect(names(await readdir(join(folder, 'files'), { recursive: true }))).toBe(names(before) + 2)
    const other = await as({})
    await lying(1, 1024 ** 3, other.userId)
    expect((await upload(other.token, png)).statusCode).toBe(429)
  })

  it('without a file, or not as a form, is refused with a text', async () => {
    const { token } = await as({})
    const headers = { authorization: `Bearer ${token}` }
    const json = await app.inject({ method: 'POST', url: '/files', headers, payload: { bucket: 'imagens' } })
    expect([json.statusCode, json.json().mensagem]).toEqual([422, 'Esse campo deve ser preenchido'])
  })
})

describe('attaching', () => {
  it('by guests needs an id that has 128 random bits: none of them say which kind of UUID it is', async () => {
    const { token } = await as({})
    const ids: string[] = []
    for (let file = 0; file < 8; file++) ids.push((await upload(token, png)).json().id)
    expect(new Set(ids.map((id) => id[14])).size).toBeGreaterThan(1)
    expect(new Set(ids.map((id) => id[19])).size).toBeGreaterThan(1)
    const provider = await makeProvider(db)
    const me = await as(superadmin)
    const id_logo: string = (await upload(me.token, png, { bucket: 'logos' })).json().id
    await expect(me.call.providers.update({ id: provider, id_logo })).resolves.toBeDefined()
  })

  it('accepts only one’s own and still unattached upload', async () => {
    const me = await as(superadmin)
    const thief = await as(superadmin)
    const provider = await makeProvider(db)
    const { id } = (await upload(me.token, png, { bucket: 'logos' })).json()
    await expect(attachUpload(db, await actorOf(thief.token), id, 'empresa', provider)).rejects.toThrow(
      'já está em uso',
    )
    await attachUpload(db, await actorOf(me.token), id, 'empresa', provider)
    await expect(attachUpload(db, await actorOf(me.token), id, 'empresa', provider)).rejects.toThrow(
      'já está em uso',
    )
  })

  it('makes a logo public and a photo visible to employees, its owner and editors of people', async () => {
    const me = await as(superadmin)
    const provider = await makeProvider(db)
    const logo = (await upload(me.token, png, { bucket: 'logos' })).json().id
    await attachUpload(db, await actorOf(me.token), logo, 'empresa', provider)
    const seen = await fetchFile(logo)
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const photo = (await upload(me.token, png, { bucket: 'fotos' })).json().id
    await attachUpload(db, await actorOf(me.token), photo, 'rh_usuario', me.userId)
    expect((await fetchFile(photo)).statusCode).toBe(401)
    const seenBy = async (who: UserOverrides) =>
      (await fetchFile(photo, (await as({ employee: false, ...who })).token)).statusCode
    expect(await seenBy({ employee: true })).toBe(200)
    expect(await seenBy({ roles: ['rh:gestor'] })).toBe(200)
    expect(await seenBy({ roles: ['configuracao:gestor'] })).toBe(200)
    expect(await seenBy({})).toBe(404)
    expect(await seenBy({ roles: ['vendas:gestor'] })).toBe(404)
    const candidate = await as({ employee: false })
    const own = (await upload(candidate.token, png, { bucket: 'fotos' })).json().id
    await attachUpload(db, await actorOf(candidate.token), own, 'rh_usuario', candidate.userId)
    expect((await fetchFile(own, candidate.token)).statusCode).toBe(200)
  })

  it('detaches the earlier file, which is removed with its content a day later', async () => {
    const me = await as(superadmin)
    const provider = await makeProvider(db)
    const actor = await actorOf(me.token)
    const [first, second] = [
      await storeImage(deps, actor, png.toString('base64')),
      await storeImage(deps, actor, `data:image/png;base64,${png.toString('base64')}`),
    ]
    for (const id of [first, second]) {
      await attachUpload(db, actor, id, 'empresa', provider)
      await db.updateTable('empresa').set({ id_logo: id }).where('id', '=', provider).execute()
    }
    await db
      .updateTable('arquivo')
      .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
      .execute()
    await removeOrphans(deps)
    const left = await db.selectFrom('arquivo').select('id').where('id', 'in', [first, second]).execute()
    expect(left).toEqual([{ id: second }])
    expect(await deps.storage.read(first)).toBeNull()
    expect((await readImage(deps, second)).image_format).toBe('png')
    expect(
      (await readdir(join(folder, 'files'), { recursive: true })).some((name) => name.endsWith('.tmp')),
    ).toBe(false)
  })

  it('keeps what belongs to nothing for the hours of the Parâmetro', async () => {
    const { token, call } = await as(superadmin)
    const id = await storeImage(deps, await actorOf(token), png.toString('base64'))
    const aged = new Date(Date.now() - 3 * 3600_000)
    await db.updateTable('arquivo').set({ created_at: aged }).where('id', '=', id).execute()
    const isKept = async () =>
      Boolean(await db.selectFrom('arquivo').select('id').where('id', '=', id).executeTakeFirst())
    await removeOrphans(deps)
    expect(await isKept()).toBe(true)
    await call.parameters.update({ arquivo_orfao_horas: 2 })
    await removeOrphans(deps)
    expect(await isKept()).toBe(false)
  })

  it('stores nothing for a REST body that is not an image', async () => {
    const actor = await actorOf((await as({})).token)
    await expect(storeImage(deps, actor, 'não é base64!')).rejects.toThrow('Dados inválidos')
    await expect(storeImage(deps, actor, exe.toString('base64'))).rejects.toThrow('paramêtros')
    await expect(storeImage(deps, actor, 'A'.repeat(14_000_000))).rejects.toThrow('paramêtros')
  })
})
