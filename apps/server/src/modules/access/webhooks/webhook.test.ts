import { createHmac } from 'node:crypto'
import { webhookEventNames } from '@intranet/contract/access/webhook-words'
import { webhooks as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { webhookWorld, type Heard } from '../../../../test/factories/webhook-world.ts'
import { handOut } from './hand-out.service.ts'

const { db, deps, as, admin, ours, theirs, owner, key, receiver, fields, listen, run, events, deliveries } =
  await webhookWorld()

describe('what happens', () => {
  it('is sent ids, provider and state, and nothing of a person', async () => {
    await listen(['lead.created', 'lead.moved', 'lead.sold'])
    const id = await makeLead(db, ours, {
      cliente: 'Marina Prates',
      documento: '52998224725',
      fone: '53999887766',
    })
    await db.updateTable('vendas_lead').set({ status: 3 }).where('id', '=', id).execute()
    await db.updateTable('vendas_lead').set({ cliente: 'Outra' }).where('id', '=', id).execute()
    await db
      .updateTable('vendas_lead')
      .set({ status: 5, finalizada_em: new Date() })
      .where('id', '=', id)
      .execute()
    await run()
    expect(
      events().map(({ tipo, registro, id_empresa, estado }) => [tipo, registro, id_empresa, estado]),
    ).toEqual([
      ['lead.created', id, ours, { status: 1, desfecho: 'aberta' }],
      ['lead.moved', id, ours, { status: 3, desfecho: 'aberta' }],
      ['lead.moved', id, ours, { status: 5, desfecho: 'efetivada' }],
      ['lead.sold', id, ours, { status: 5, desfecho: 'efetivada' }],
    ])
    expect(receiver.heard[0]!.raw).not.toMatch(/Marina|52998224725|53999887766/)
    const { updated_at } = await db
      .selectFrom('vendas_lead')
      .where('id', '=', id)
      .select('updated_at')
      .executeTakeFirstOrThrow()
    expect(events().at(-1)!.versao).toBe(updated_at.toISOString())
  })

  it('is not written where nobody listens, nor where the change is rolled back', async () => {
    await makeLead(db, ours)
    await listen(['lead.sold'])
    await makeLead(db, ours)
    await expect(
      db.transaction().execute(async (transaction) => {
        await makeLead(transaction, ours, { status: 5, finalizada_em: new Date() })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await db.selectFrom('webhook_evento').selectAll().execute()).toEqual([])
  })

  it('goes out in bodies of up to 500', async () => {
    await listen(['lead.created'])
    await sql`insert into vendas_lead (id_empresa, cliente, origem)
      select ${ours}, 'Cliente', 'interno' from generate_series(1, 1200)`.execute(db)
    await run()
    expect(receiver.heard.map(({ body }) => body.eventos.length)).toEqual([500, 500, 200])
    expect(new Set(events().map(({ id }) => id)).size).toBe(1200)
  })

  it('is named alike in the contract and in the manifests', () => {
    expect(deps.offers.events.map(({ name }) => name).toSorted()).toEqual(webhookEventNames.toSorted())
  })
})

describe('a webhook', () => {
  it('is sent what its key may read: its providers and modules, at that moment', async () => {
    await listen(['lead.created'])
    await makeLead(db, theirs)
    const id = await makeLead(db, ours)
    await handOut(db, deps.offers.events)
    await makeLead(db, ours)
    await run()
    expect(events().map(({ registro }) => registro)).toContain(id)
    expect(events().every(({ id_empresa }) => id_empresa === ours)).toBe(true)

    receiver.heard = []
    await makeLead(db, ours)
    await handOut(db, deps.offers.events)
    await sql`update chave_acesso set roles = '{onboarding:gestor}' where id = ${key.id}`.execute(db)
    await run()
    expect(receiver.heard).toEqual([])
    expect((await deliveries()).at(-1)).toMatchObject({ situacao: 'descartado', erro: text.discarded })
    await sql`update chave_acesso set roles = '{onboarding:gestor,vendas:gestor}' where id = ${key.id}`.execute(
      db,
    )
  })

  it('of a revoked key is sent nothing more', async () => {
    const other = await makeAccessKey(db, owner.userId, { roles: ['vendas:gestor'], empresas: [ours] })
    await listen(['lead.created'], other.id)
    await makeLead(db, ours)
    await handOut(db, deps.offers.events)
    await admin.call.accessKeys.revoke({ id: other.id })
    await makeLead(db, ours)
    await run()
    expect(receiver.heard).toEqual([])
  })

  it('is made by superadmins alone, for events that the key reads, over https unless it says otherwise', async () => {
    const asked = { ...fields, id_chave: key.id, eventos: ['lead.created' as const] }
    await expect(owner.call.webhooks.create({ objects: [asked] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const refused = (over: object) => admin.call.webhooks.create({ objects: [{ ...asked, ...over }] })
    await expect(refused({ eventos: ['send.status'] })).rejects.toMatchObject({
      cause: { details: { campos: { 'objects.0.eventos': text.notReadable } } },
    })
    await expect(refused({ permite_http: false })).rejects.toMatchObject({
      cause: { details: { campos: { url: text.plainAddress } } },
    })
    await expect(refused({ eventos: [] })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    const { id } = await listen(['lead.created'])
    const stranger = await as({ roles: ['configuracao:gestor'] })
    expect((await stranger.call.webhooks.list({})).dados).toEqual([])
    await expect(stranger.call.webhooks.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const row = await owner.call.webhooks.get({ id })
    expect(row).toMatchObject({ nome: 'Espelho', eventos: ['lead.created'], ativo: true })
    expect(JSON.stringify(row)).not.toContain('whs_')
  })
})

describe('an address with another port than 80 and 443', () => {
  const elsewhere = 'https://parceiro.example:8443/x'

  it('is new only where OUTGOING_ALLOW names the port (docs/deploy.md#outgoing)', async () => {
    const asked = { ...fields, id_chave: key.id, eventos: ['lead.created' as const] }
    await expect(
      admin.call.webhooks.create({ objects: [{ ...asked, url: elsewhere }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { 'objects.0.url': text.portNotNamed } } } })
    const { id } = await listen(['lead.created'])
    await expect(admin.call.webhooks.update({ id, url: elsewhere })).rejects.toMatchObject({
      cause: { details: { campos: { url: text.portNotNamed } } },
    })
  })

  it('goes on where it is there already', async () => {
    const { id } = await listen(['lead.created'])
    await db.updateTable('webhook').set({ url: elsewhere }).where('id', '=', id).execute()
    await admin.call.webhooks.update({ id, url: elsewhere, nome: 'Outro nome' })
    expect(await admin.call.webhooks.get({ id })).toMatchObject({ nome: 'Outro nome', url: elsewhere })
  })
})

describe('a signature', () => {
  const verify = ({ signature, raw }: Heard, secret: string) => {
    const moment = /^t=(\d+),/.exec(signature)![1]!
    return signature.includes(`v1=${createHmac('sha256', secret).update(`${moment}.${raw}`).digest('hex')}`)
  }

  it('is HMAC-SHA-256 over moment and body; while a secret is changed both are valid', async () => {
    const { id, segredo } = await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    expect(verify(receiver.heard[0]!, segredo)).toBe(true)
    expect(verify(receiver.heard[0]!, 'whs_outro')).toBe(false)
    const changed = await admin.call.webhooks.changeSecret({ id })
    await makeLead(db, ours)
    await run()
    expect([verify(receiver.heard[1]!, segredo), verify(receiver.heard[1]!, changed.segredo)]).toEqual([
      true,
      true,
    ])
    await sql`update webhook set anterior_ate = now() - interval '1 second'`.execute(db)
    await makeLead(db, ours)
    await run()
    expect([verify(receiver.heard[2]!, segredo), verify(receiver.heard[2]!, changed.segredo)]).toEqual([
      false,
      true,
    ])
  })
})
