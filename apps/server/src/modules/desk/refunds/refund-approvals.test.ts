/** How many people decide on a refund: docs/desk.md#what-was-paid, docs/desk.md#second-approval. */
import { formatMoney } from '@intranet/contract/formats'
import { refund as text } from '@intranet/contract/messages/refunds'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { reportedPayments } from '../../../../test/erp/reported-payments.ts'
import { newCpf } from '../../../../test/factories/candidates.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof } from '../../../../test/factories/desk.ts'

const { db, as } = await testWorld()
const [ours, other, unconnected] = [await makeProvider(db), await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours, other, unconnected], employee: true }
const author = await as({ roles: ['backoffice:solicitante'], ...there })
const first = await as({ roles: ['financeiro:gestor'], ...there })
const second = await as({ roles: ['financeiro:gestor'], ...there })
const { erp, paid } = await reportedPayments(db, ours)
const elsewhere = await reportedPayments(db, other)
type Somebody = typeof author

let made = 0
const upload = ({ userId }: Somebody) => makeProof(db, userId)

const PIX = 'estranho@exemplo.com'
const TRANSFER = {
  forma: 'transferencia' as const,
  pix_tipo: null,
  pix_chave: null,
  banco: '001',
  agencia: '12',
  conta: '345',
}

const RANDOM = { pix_tipo: 'aleatoria' as const, titular_documento: null }

/** A refund of a customer, its own account and invoice. */
async function ask(over: object = {}, report: typeof paid = paid) {
  made += 1
  const cpf = newCpf()
  const fields = {
    id_empresa: ours,
    cod_cliente: `C${made}`,
    nome_razaosocial: `Cliente ${made}`,
    cpf,
    fatura: `F${made}` as string | null,
    motivo: 'pagamento_duplicado' as const,
    descricao: 'Pagou duas vezes',
    valor_pago: '499.00',
    valor_estorno: '499.00',
    forma: 'pix' as const,
    pix_tipo: 'email' as const,
    pix_chave: `cliente${made}@exemplo.com`,
    titular: `Cliente ${made}`,
    titular_documento: cpf,
    comprovante: await upload(author),
    autorizacao: await upload(author),
    ...over,
  }
  if (fields.fatura) report(fields.fatura, fields.valor_pago)
  const [{ id } = { id: 0 }] = await author.call.refunds.create({ objects: [fields] })
  return id
}
const silent = () => undefined
const approve = ({ call }: Somebody, id: number) => call.refunds.changeState({ id, situacao: 'aprovado' })
const pay = async (who: Somebody, id: number) =>
  who.call.refunds.changeState({ id, situacao: 'pago', comprovante_estorno: await upload(who) })

const approvedDaysAgo = (days: number) =>
  sql`update bo_estorno_aprovacao set created_at = now() - make_interval(days => ${days})`.execute(db)
const paidDaysAgo = (days: number) =>
  sql`update bo_estorno set data_pagamento = current_date - ${days}::int where situacao = 'pago'`.execute(db)

beforeEach(async () => {
  erp.mode = 'up'
  await sql`update bo_estorno set situacao = 'cancelado' where aberto`.execute(db)
  await approvedDaysAgo(60)
  await paidDaysAgo(60)
})

describe('what was paid', () => {
  it('is what the provider’s system reports: another amount is refused, the reported one needs one approval (docs/desk.md#what-was-paid)', async () => {
    await expect(
      ask({ fatura: 'OUTRO', valor_pago: '499.00' }, () => paid('OUTRO', '99.90')),
    ).rejects.toThrow(text.paidOther(formatMoney(99.9)))
    const id = await ask()
    expect(await first.call.refunds.get({ id })).toMatchObject({ valor_pago_conferido: true })
    expect(await approve(first, id)).toMatchObject({ situacao: 'aprovado', aprovacoes_exigidas: 1 })
  })

  it('is the sum of the payments of an invoice that was paid twice (docs/desk.md#what-was-paid)', async () => {
    paid('DUAS', '99.90')
    const id = await ask({ fatura: 'DUAS', valor_pago: '199.80', valor_estorno: '99.90' }, () =>
      paid('DUAS', '99.90'),
    )
    expect(await first.call.refunds.get({ id })).toMatchObject({ valor_pago_conferido: true })
  })

  it('is the amount of a paid invoice where the system reports no payment of it (docs/desk.md#what-was-paid)', async () => {
    erp.answers.faturas = () => [
      { fatura: 'PAGA', vencimento: '2026-08-10', valor: 49_900, situacao: 'paga' },
      { fatura: 'ABERTA', vencimento: '2026-08-10', valor: 49_900, situacao: 'aberta' },
    ]
    const [paidInvoice, open] = [
      await ask({ fatura: 'PAGA' }, silent),
      await ask({ fatura: 'ABERTA' }, silent),
    ]
    expect(await first.call.refunds.get({ id: paidInvoice })).toMatchObject({ valor_pago_conferido: true })
    expect(await first.call.refunds.get({ id: open })).toMatchObject({ valor_pago_conferido: false })
  })

  it.each([
    ['an invoice that the system does not know', { fatura: 'INVENTADA' }],
    ['no invoice', { fatura: null }],
    ['a provider without a connection', { id_empresa: unconnected }],
  ])('is marked and decided by two where somebody typed it: %s', async (_name, over) => {
    const id = await ask(over, silent)
    expect(await first.call.refunds.get({ id })).toMatchObject({ valor_pago_conferido: false })
    expect(await approve(first, id)).toMatchObject({ situacao: 'em_analise', aprovacoes_exigidas: 2 })
    expect(await approve(second, id)).toMatchObject({ situacao: 'aprovado' })
  })

  it('is marked where the system is away, and asked again when the refund is changed (docs/desk.md#what-was-paid)', async () => {
    erp.mode = 'away'
    const id = await ask()
    erp.mode = 'up'
    expect(await author.call.refunds.get({ id })).toMatchObject({ valor_pago_conferido: false })
    await first.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Confira o valor' })
    await expect(author.call.refunds.update({ id, valor_pago: '700.00' })).rejects.toThrow(
      text.paidOther(formatMoney(499)),
    )
    await author.call.refunds.update({ id, descricao: 'Conferido' })
    expect(await author.call.refunds.get({ id })).toMatchObject({ valor_pago_conferido: true })
  })
})

it('an amount that changes while the system is asked is not taken as reported', async () => {
  const id = await ask({ fatura: 'CORRIDA', valor_pago: '10.00', valor_estorno: '10.00' })
  await first.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Confira' })
  const heard = erp.heard.length
  const { change } = await db.transaction().execute(async (locked) => {
    await locked.updateTable('bo_estorno').set({ valor_pago: '999.00' }).where('id', '=', id).execute()
    const waiting = author.call.refunds.update({ id, descricao: 'Outra' })
    waiting.catch(() => null)
    await expect.poll(() => erp.heard.length).toBeGreaterThan(heard)
    return { change: waiting }
  })
  await expect(change).rejects.toMatchObject({ code: 'CONFLICT' })
})

describe('refunds in pieces', () => {
  it.each([
    ['Pix key', { pix_chave: PIX }, { pix_chave: PIX.toUpperCase() }],
    ['account', TRANSFER, { ...TRANSFER, agencia: '1-2', conta: '34-5' }],
    ['customer', { cod_cliente: 'UM' }, {}],
    ['customer, typed otherwise', { cod_cliente: 'A7' }, { cod_cliente: ' 00a7' }],
  ])(
    'of 30 days to one %s are counted together: the third one needs two people',
    async (_name, same, written) => {
      const ids = [await ask(same), await ask({ ...same, ...written }), await ask(same)]
      expect(await approve(first, ids[2]!)).toMatchObject({ situacao: 'em_analise', aprovacoes_exigidas: 2 })
    },
  )

  it('count at another provider too, and once they are paid (docs/desk.md#second-approval)', async () => {
    for (const id of [await ask({ pix_chave: PIX }), await ask({ pix_chave: PIX })]) {
      await approve(first, id)
      await pay(second, id)
    }
    const third = await ask({ pix_chave: PIX, id_empresa: other }, elsewhere.paid)
    expect(await approve(first, third)).toMatchObject({ situacao: 'em_analise' })
  })

  it('are counted at the approval, not only when they are asked for (docs/desk.md#second-approval)', async () => {
    const id = await ask({ pix_chave: PIX })
    await ask({ pix_chave: PIX })
    await ask({ pix_chave: PIX })
    expect(await approve(first, id)).toMatchObject({ situacao: 'em_analise', aprovacoes_exigidas: 2 })
  })

  it('count while they are open, however long ago they were written (docs/desk.md#second-approval)', async () => {
    const ids = [await ask({ pix_chave: PIX }), await ask({ pix_chave: PIX }), await ask({ pix_chave: PIX })]
    await sql`update bo_estorno set created_at = now() - interval '31 days'`.execute(db)
    for (const id of ids) expect(await approve(first, id)).toMatchObject({ situacao: 'em_analise' })
  })

  it('count for 30 days from their approval, whenever they were written (docs/desk.md#second-approval)', async () => {
    const id = await ask({ pix_chave: PIX, valor_pago: '900.00', valor_estorno: '900.00' })
    await approve(first, id)
    await pay(second, id)
    await sql`update bo_estorno set created_at = now() - interval '31 days'`.execute(db)
    await approvedDaysAgo(29)
    expect(await approve(first, await ask({ pix_chave: PIX }))).toMatchObject({ situacao: 'em_analise' })
  })

  it('count for 30 days from their payment, however long ago they were approved (docs/desk.md#second-approval)', async () => {
    const id = await ask({ pix_chave: PIX, valor_pago: '900.00', valor_estorno: '900.00' })
    await approve(first, id)
    await approvedDaysAgo(31)
    await pay(second, id)
    expect(await approve(first, await ask({ pix_chave: PIX }))).toMatchObject({ situacao: 'em_analise' })
  })

  it('do not count 30 days after they were paid, nor when they were refused, nor to somebody else (docs/desk.md#second-approval)', async () => {
    const old = await ask({ pix_chave: PIX })
    await approve(first, old)
    await pay(second, old)
    await approvedDaysAgo(31)
    await paidDaysAgo(31)
    const refused = await ask({ pix_chave: PIX })
    await first.call.refunds.changeState({ id: refused, situacao: 'recusado', resposta: 'Não houve' })
    await ask()
    await ask({ pix_chave: PIX })
    expect(await approve(first, await ask({ pix_chave: PIX }))).toMatchObject({ situacao: 'aprovado' })
  })
})

it('who approved alone does not pay; one of two who approved does (docs/desk.md#second-approval)', async () => {
  const alone = await ask()
  await approve(first, alone)
  await expect(pay(first, alone)).rejects.toThrow(text.payOther)
  await pay(second, alone)
  const both = await ask({ fatura: null })
  await approve(first, both)
  await approve(second, both)
  await pay(first, both)
})

describe('refunds to one person by several ways', () => {
  it('count together by the document of who is paid, whatever the customers and Pix keys (docs/desk.md#second-approval)', async () => {
    const holder = newCpf()
    const ids = []
    for (let n = 0; n < 3; n += 1) ids.push(await ask({ titular_documento: holder }))
    expect(await approve(first, ids[2]!)).toMatchObject({ aprovacoes_exigidas: 2 })
  })

  it('count together where an account is written with zeros before it (docs/desk.md#second-approval)', async () => {
    const ids = []
    for (const conta of ['98765', '0098765', '9876-5']) ids.push(await ask({ ...TRANSFER, conta }))
    expect(await approve(first, ids[2]!)).toMatchObject({ aprovacoes_exigidas: 2 })
  })

  it.each([
    [
      'a phone with and without the country’s code',
      { pix_tipo: 'telefone', pix_chave: '53999887766' },
      { pix_tipo: 'telefone', pix_chave: '+55 53 99988-7766' },
    ],
    [
      'a document as Pix key and as the holder of an account',
      { pix_tipo: 'cpf', pix_chave: '39053344705' },
      { ...TRANSFER, titular_documento: '39053344705' },
    ],
    [
      'an agency with and without its check digit',
      { ...TRANSFER, agencia: '0123', conta: '445566' },
      { ...TRANSFER, agencia: '123-4', conta: '44556-6' },
    ],
    [
      'an account with and without its check digit',
      { ...TRANSFER, conta: '66778-9', titular_documento: null, titular: 'Um' },
      { ...TRANSFER, conta: '66778', titular_documento: null, titular: 'Outro' },
    ],
    [
      'a holder who is known by name alone',
      { ...RANDOM, pix_chave: '3f2b8f66-5d1c-4a4e-9a51-0c1f2d3e4a5b', titular: 'Estranho de Souza' },
      { ...RANDOM, pix_chave: '9a1b2c3d-4e5f-4061-8273-8495a6b7c8d9', titular: ' ESTRANHO de  Souza' },
    ],
    [
      'an account with and without its operation code',
      { ...TRANSFER, conta: '013.00055443-2', titular_documento: null, titular: 'Dois' },
      { ...TRANSFER, conta: '55443', titular_documento: null, titular: 'Duas' },
    ],
    [
      'an account in wide digits',
      { ...TRANSFER, conta: '８１２３４５-６', titular_documento: null, titular: 'Quatro' },
      { ...TRANSFER, conta: '812345-6', titular_documento: null, titular: 'Cinco' },
    ],
    [
      'a name with a character that nobody sees',
      { ...RANDOM, pix_chave: '1f2b8f66-5d1c-4a4e-9a51-0c1f2d3e4a5b', titular: 'Ana\u200b Xavier' },
      { ...RANDOM, pix_chave: '2a1b2c3d-4e5f-4061-8273-8495a6b7c8d9', titular: 'Ana Xavier' },
    ],
    [
      'a customer who is paid, and who is the holder of another refund',
      { cpf: '16899535009', titular_documento: null },
      { ...TRANSFER, conta: '1', titular_documento: '16899535009' },
    ],
    [
      'an agency whose check digit has no hyphen',
      { ...TRANSFER, agencia: '3456', conta: '778899' },
      { ...TRANSFER, agencia: '34567', conta: '778899' },
    ],
  ] as const)('count together: %s (docs/desk.md#second-approval)', async (_name, one, written) => {
    const ids = [await ask(one), await ask(written), await ask(written)]
    expect(await approve(first, ids[0]!)).toMatchObject({ aprovacoes_exigidas: 2 })
  })
})
