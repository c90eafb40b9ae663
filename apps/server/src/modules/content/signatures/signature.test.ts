import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { cleanSignature, fillSignature } from './signature-html.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Deles' })
const department = await makeDepartment(db, ours, { nome: 'Redes' })
const html =
  '<p style="color:#0e6672"><b>{{nome}}</b>, {{departamento}} {{telefone}} <a href="mailto:{{email}}">{{email}}</a></p>'

describe('a signature’s HTML', () => {
  const values = {
    nome: 'Ana & Cia',
    cargo: '',
    departamento: '',
    telefone: '',
    email: 'a@b.example',
    site: '',
    logo: null,
  }

  it('keeps tables, links and harmless styles, and nothing that runs or loads', () => {
    const dirty =
      '<table width="100"><tr><td style="color:red;position:fixed;background:url(http://x)" onclick="x()">Oi</td></tr></table>' +
      '<script>x()</script><img src="http://spy.example/p.gif"><iframe src="x"></iframe><a href="javascript:x()">l</a>' +
      '<style>p{}</style><form><input></form><svg onload=x()></svg>'
    const clean = cleanSignature(dirty)
    expect(clean).toContain('<td style="color:red">Oi</td>')
    expect(clean).not.toMatch(/script|onclick|spy|iframe|javascript|position|url\(|<style|<input|svg/)
  })

  it('inserts a person’s data as text, wherever it is used', () => {
    expect(fillSignature('<b>{{nome}}</b>', values)).toBe('<b>Ana &amp; Cia</b>')
    const evil = { ...values, nome: '<img src=x onerror=alert(1)>', site: 'javascript:alert(1)' }
    const filled = fillSignature(
      '<p>{{nome}}</p><a href="{{site}}">{{site}}</a><a href="{{nome}}">x</a>',
      evil,
    )
    expect(filled).not.toMatch(/<img|href="javascript/)
    const broken = { ...values, nome: '"><script>x()</script>' }
    expect(fillSignature('<a href="https://a.example/{{nome}}">x</a>', broken)).not.toContain('<script')
    const mail = { ...values, email: 'ana?bcc=eu@x.example' }
    expect(fillSignature('<a href="mailto:{{ email }}">{{email}}</a>', mail)).toBe(
      '<a href="mailto:ana%3Fbcc%3Deu@x.example">ana?bcc=eu@x.example</a>',
    )
    const logo = { src: 'https://i.example/files/1', alt: 'No"ssa' }
    expect(fillSignature('<p>{{logo}}</p>', { ...values, logo })).toContain(
      '<img src="https://i.example/files/1" alt="No&quot;ssa"',
    )
  })
})

describe('signatures', () => {
  it('are filled with one’s own corporate data, from the templates of one’s provider and the group', async () => {
    const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours] })
    await marketing.call.signatures.create({
      objects: [
        { nome: 'Da Nossa', id_empresa: ours, html, padrao: true },
        { nome: 'Do grupo', html },
        { nome: 'Antiga', id_empresa: ours, html, ativo: false },
      ],
    })
    const me = await as({ nome: 'Ana', id_empresa: ours, id_departamento: department })
    await db
      .updateTable('rh_usuario')
      .set({
        email_corp: 'ana@nossa.example',
        telefone: '53984001122',
        telefone_corp: '5332221100',
        ramal: '21',
      })
      .where('id', '=', me.userId)
      .execute()
    const own = await me.call.signatures.own({})
    expect(own.map(({ nome }) => nome)).toEqual(['Da Nossa', 'Do grupo'])
    expect(own[0]!.html).toBe(
      '<p style="color:#0e6672"><b>Ana</b>, Redes (53) 3222-1100, ramal 21 <a href="mailto:ana@nossa.example">ana@nossa.example</a></p>',
    )
    expect((await me.call.signatures.own({ telefone: false }))[0]!.html).not.toContain('3222')
    expect(JSON.stringify(own)).not.toContain('98400')
    const stranger = await as({ id_empresa: theirs })
    expect((await stranger.call.signatures.own({})).map(({ nome }) => nome)).toEqual(['Do grupo'])
    const unplaced = await as({ nome: 'Bia', empresas: [theirs] })
    const [shared, ...others] = await unplaced.call.signatures.own({})
    expect([shared!.nome, others]).toEqual(['Do grupo', []])
    expect(shared!.html).toContain('<b>Bia</b>')
  })

  it('are written by marketing in its providers, cleaned, and refuse unknown placeholders', async () => {
    const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours] })
    const create = (over: object) =>
      marketing.call.signatures.create({ objects: [{ nome: 'Nova', html, ...over }] })
    await expect(create({ id_empresa: theirs })).rejects.toThrow('permissão')
    await expect(create({ html: '{{cpf}}' })).rejects.toThrow()
    await expect(create({ html: '<a href="{{logo}}">x</a>' })).rejects.toThrow()
    await expect(create({ html: '<script>x()</script>' })).rejects.toThrow('Dados inválidos.')
    const [made] = await create({ html: '<p onclick="x()">{{nome}}</p><script>x()</script>' })
    expect((await marketing.call.signatures.get({ id: made!.id })).html).toBe('<p>{{nome}}</p>')
    const plain = await as({ id_empresa: ours })
    await expect(plain.call.signatures.update({ id: made!.id, html })).rejects.toThrow('permissão')
    const other = await as({ roles: ['marketing:gestor'], empresas: [theirs] })
    const [theirsOne] = await other.call.signatures.create({
      objects: [{ nome: 'Deles', id_empresa: theirs, html }],
    })
    await expect(marketing.call.signatures.get({ id: theirsOne!.id })).rejects.toThrow('não encontrado')
  })

  it('have one default per provider (docs/content.md#signatures)', async () => {
    const marketing = await as({ roles: ['marketing:gestor'], empresas: [theirs] })
    const create = (nome: string) =>
      marketing.call.signatures.create({ objects: [{ nome, id_empresa: theirs, html, padrao: true }] })
    const [first] = await create('Primeira')
    await create('Segunda')
    expect((await marketing.call.signatures.get({ id: first!.id })).padrao).toBe(false)
  })

  it('answer the five operations over REST', async () => {
    const { token } = await as({ roles: ['marketing:gestor'], empresas: [ours] })
    const headers = { authorization: `Bearer ${token}` }
    const made = await app.inject({
      method: 'POST',
      url: '/v1/assinatura',
      headers,
      payload: { object: { nome: 'REST', html, id_empresa: ours } },
    })
    const { id } = made.json().insert_assinatura_modelo.returning[0]
    const url = `/v1/assinatura/${id}`
    expect((await app.inject({ url, headers })).json().assinatura_modelo_by_pk).toMatchObject({
      id,
      nome: 'REST',
    })
    const changed = await app.inject({ method: 'PUT', url, headers, payload: { nome: 'Outro' } })
    expect(changed.json().update_assinatura_modelo.returning[0].id).toBe(id)
    expect((await app.inject({ url: '/v1/assinatura?filtro={"nome":"Outro"}', headers })).json().total).toBe(
      1,
    )
    expect((await app.inject({ method: 'DELETE', url, headers })).json()).toEqual({
      delete_assinatura_modelo: { affected_rows: 1 },
    })
    expect((await app.inject({ url })).statusCode).toBe(401)
  })
})
