/** Accounts, and what happens to requests as time passes. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendFile } from '../../../../test/factories/guest-upload.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeAgreed, makeEnded, makeRequest } from '../../../../test/factories/sponsorship.ts'
import { runDeadlines } from './deadline.job.ts'

const { db, deps, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const requester = await as({ roles: ['marketing:solicitante'], empresas: [razao] })
const reader = await as({ roles: ['marketing:leitor'], empresas: [razao] })
const { sponsorshipRequests, sponsorshipAccounts } = requester.call
const upload = async (bucket = 'fotos') => {
  const answer = await sendFile(app, { authorization: `Bearer ${requester.token}` }, bucket)
  return answer.json().id as string
}

describe('an account', () => {
  it('holds 20 photos, whose order and cover are kept without gaps', async () => {
    const { id_pos_evento: id } = await makeEnded(db, razao)
    const files = await Promise.all(Array.from({ length: 21 }, () => upload()))
    for (const id_arquivo of files.slice(0, 20)) await sponsorshipAccounts.addPhoto({ id, id_arquivo })
    await expect(sponsorshipAccounts.addPhoto({ id, id_arquivo: files[20]! })).rejects.toMatchObject({
      cause: { details: { campos: { id_arquivo: 'Limite de 20 fotos.' } } },
    })
    const before = (await sponsorshipAccounts.get({ id })).fotos
    expect(before[0]).toMatchObject({ capa: true, ordem: 1 })
    await sponsorshipAccounts.updatePhoto({
      id,
      id_item: before[19]!.id,
      ordem: 2,
      capa: true,
      legenda: 'Palco',
    })
    await sponsorshipAccounts.removePhoto({ id, id_item: before[0]!.id })
    const after = (await sponsorshipAccounts.get({ id })).fotos
    expect(after.map(({ ordem }) => ordem)).toEqual(Array.from({ length: 19 }, (_, place) => place + 1))
    expect(after.slice(0, 2).map((photo) => photo.id)).toEqual([before[19]!.id, before[1]!.id])
    expect(after[0]).toMatchObject({ capa: true, legenda: 'Palco' })
    await sponsorshipAccounts.updatePhoto({ id, id_item: after[0]!.id, ordem: 19 })
    expect((await sponsorshipAccounts.get({ id })).fotos.at(-1)).toMatchObject({
      id: after[0]!.id,
      ordem: 19,
    })
  })

  it('is one for a request that was approved, with 20 papers at most', async () => {
    const { id, id_pos_evento } = await makeEnded(db, razao)
    const begin = (id_solicitacao: number) =>
      sponsorshipAccounts.create({ objects: [{ id_solicitacao, realizado: true, valor_realizado: '10.00' }] })
    await expect(begin(id)).rejects.toThrow('Esta solicitação já tem uma prestação de contas.')
    await expect(begin(await makeRequest(db, razao))).rejects.toThrow(
      'A prestação de contas começa depois de a solicitação ser aprovada.',
    )
    const files = await Promise.all(Array.from({ length: 21 }, () => upload('documentos')))
    const add = (id_arquivo: string) =>
      sponsorshipAccounts.addFile({ id: id_pos_evento, id_arquivo, tipo: 'recibo' })
    for (const file of files.slice(0, 20)) await add(file)
    await expect(add(files[20]!)).rejects.toMatchObject({
      cause: { details: { campos: { id_arquivo: 'Limite de 20 arquivos.' } } },
    })
  })

  it('takes images as photos and documents as papers', async () => {
    const { id_pos_evento: id } = await makeEnded(db, razao)
    await expect(
      sponsorshipAccounts.addPhoto({ id, id_arquivo: await upload('documentos') }),
    ).rejects.toThrow('em uso')
    const added = await sponsorshipAccounts.addFile({
      id,
      id_arquivo: await upload('documentos'),
      tipo: 'recibo',
    })
    await sponsorshipAccounts.updateFile({
      id,
      id_item: added.id,
      tipo: 'nota_fiscal',
      descricao: 'Som e luz',
    })
    expect((await sponsorshipAccounts.get({ id })).arquivos).toMatchObject([
      { tipo: 'nota_fiscal', descricao: 'Som e luz', nome: 'palco.png', do_solicitante: false },
    ])
    await sponsorshipAccounts.removeFile({ id, id_item: added.id })
    expect((await sponsorshipAccounts.get({ id })).arquivos).toEqual([])
  })

  it('is sent complete, returned with a reason and a new link, approved, and then closed', async () => {
    const { id, id_pos_evento } = await makeEnded(db, razao)
    const step = { id: id_pos_evento, situacao: 'em_analise' as const }
    await expect(sponsorshipAccounts.step(step)).rejects.toThrow(text.accountIncomplete)
    const written = { resumo: 'Praça cheia.', contrapartidas_cumpridas: 'parcial' as const, avaliacao: 4 }
    await sponsorshipAccounts.update({ id: id_pos_evento, ...written })
    await expect(sponsorshipAccounts.step(step)).rejects.toThrow(text.accountNeedsProof)
    await sponsorshipAccounts.addPhoto({ id: id_pos_evento, id_arquivo: await upload() })
    await expect(manager.call.sponsorshipAccounts.step({ ...step, situacao: 'aprovado' })).rejects.toThrow(
      text.accountNotSent,
    )
    await sponsorshipAccounts.step(step)
    const [reason] = await manager.call.sponsorshipJustifications.create({
      objects: [
        {
          titulo: 'Falta nota',
          tipo: 'pendencia',
          texto_publico: 'Falta a nota fiscal do som.',
          ativo: true,
        },
      ],
    })
    const back = { id: id_pos_evento, situacao: 'pendencia' as const }
    await expect(manager.call.sponsorshipAccounts.step(back)).rejects.toThrow('Selecione uma justificativa.')
    await manager.call.sponsorshipAccounts.step({ ...back, id_justificativa: reason!.id })
    const mail = await db
      .selectFrom('mensagem_saida')
      .select('texto')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.texto).toMatch(/Falta a nota fiscal do som\.[^]*#prestacao=/)
    await sponsorshipAccounts.step(step)
    await manager.call.sponsorshipAccounts.step({ ...step, situacao: 'aprovado' })
    expect(await sponsorshipRequests.get({ id })).toMatchObject({
      situacao: 'concluida',
      situacao_pos_evento: 'aprovado',
    })
    await expect(sponsorshipAccounts.update({ id: id_pos_evento, avaliacao: 5 })).rejects.toThrow(
      text.accountClosed,
    )
  })

  it('counts the leads of its link: cost per lead and per sale, in the list and in the year', async () => {
    const agreed = await makeAgreed(db, razao, '2400.00', {
      data_inicio: '2031-05-01',
      data_fim: '2031-05-02',
    })
    await manager.call.sponsorshipRequests.step({ id: agreed, situacao: 'aprovada' })
    const { id_tracking } = await sponsorshipRequests.get({ id: agreed })
    for (const status of [1, 1, 5])
      await makeLead(db, razao, { id_tracking, status, ...(status === 5 && { finalizada_em: new Date() }) })
    const [account] = await sponsorshipAccounts.create({
      objects: [{ id_solicitacao: agreed, realizado: true, valor_realizado: '2400.00', leads_captados: 1 }],
    })
    const [row] = (await sponsorshipAccounts.list({ filtro: { id: account!.id } })).dados
    expect(row).toMatchObject({
      leads: 4,
      vendas_total: 1,
      custo_lead: '600.00',
      custo_venda: '2400.00',
      prazo: '2031-06-01',
      situacao_solicitacao: 'aprovada',
    })
    for (const column of ['leads', 'vendas_total', 'custo_lead', 'custo_venda'] as const) {
      const filtro = { id: account!.id, [column]: { _gte: Number(row![column]), _lte: Number(row![column]) } }
      expect([column, (await sponsorshipAccounts.list({ filtro })).total]).toEqual([column, 1])
    }
    const year = await reader.call.sponsorshipBudgets.year({ ano: 2031 })
    expect(year.provedores).toMatchObject([
      {
        provedor: 'RazaoInfo',
        comprometido: '2400.00',
        gasto: '0.00',
        eventos: 1,
        leads: 4,
        custo_lead: '600.00',
      },
    ])
    expect(year.meses[4]).toMatchObject({ mes: 5, comprometido: '2400.00', eventos: 1 })
    expect(year.meses).toHaveLength(12)
  })
})

describe('as days pass', () => {
  it('reminds on days 1, 15 and 30, once each, also when two servers run at once (docs/sponsorship.md#accountability)', async () => {
    const { id } = await makeEnded(db, razao, {
      email: 'lembrar@exemplo.example',
      data_inicio: '2026-06-01',
      data_fim: '2026-06-01',
    })
    const sent = async () =>
      (
        await db
          .selectFrom('mensagem_saida')
          .where('destino', '=', 'lembrar@exemplo.example')
          .select('id')
          .execute()
      ).length
    for (const [day, mails] of [
      ['2026-06-02', 1],
      ['2026-06-15', 1],
      ['2026-06-16', 2],
      ['2026-07-01', 3],
      ['2026-08-01', 3],
    ] as const) {
      await Promise.all([runDeadlines(deps, day), runDeadlines(deps, day)])
      expect([day, await sent()]).toEqual([day, mails])
    }
    expect(await sponsorshipRequests.get({ id })).toMatchObject({ situacao: 'inadimplente' })
  })

  it('forgets refused applicants after 12 months and approved ones after 5 years; what it cost stays (docs/sponsorship.md#retention)', async () => {
    const refused = await makeRequest(db, razao, {
      situacao: 'arquivada',
      situacao_em: new Date('2025-01-10T12:00:00Z'),
    })
    const { id: old, id_pos_evento } = await makeEnded(
      db,
      razao,
      {
        situacao: 'concluida',
        data_inicio: '2020-03-01',
        data_fim: '2020-03-02',
        descricao: 'Festa de Marina Souza',
        site_evento: 'https://marina.example',
        outros_patrocinadores: 'Loja de Marina Souza',
        justificativa_texto: 'Marina Souza desistiu',
        id_arquivo_proposta: await upload('documentos'),
      },
      { resumo: 'Marina Souza agradeceu' },
    )
    await sponsorshipAccounts.addPhoto({ id: id_pos_evento, id_arquivo: await upload() })
    await sponsorshipAccounts.addFile({
      id: id_pos_evento,
      id_arquivo: await upload('documentos'),
      tipo: 'recibo',
    })
    const { id: kept } = await makeEnded(db, razao, {
      situacao: 'concluida',
      data_inicio: '2022-03-01',
      data_fim: '2022-03-02',
    })
    await runDeadlines(deps, '2026-01-11')
    const row = (id: number) =>
      db.selectFrom('patrocinio_solicitacao').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    for (const id of [refused, old])
      expect(await row(id)).toMatchObject({
        nome_razaosocial: 'Anonimizado',
        cpf_cnpj: null,
        email: null,
        telefone: null,
        responsavel: null,
      })
    expect(await row(kept)).toMatchObject({ cpf_cnpj: '11222333000181', anonimizada_em: null })
    const history = await db
      .selectFrom('log_historico')
      .where('tabela', 'like', 'patrocinio%')
      .where((eb) =>
        eb.or([
          eb('tabela', '<>', 'patrocinio_solicitacao'),
          eb('id_item', 'in', [refused, old].map(String)),
        ]),
      )
      .select(['tabela', 'old_data', 'new_data'])
      .execute()
    const said = JSON.stringify(history)
    expect(said).not.toContain('11222333000181')
    expect(said).not.toContain('id_arquivo_proposta')
    expect(said).not.toMatch(/marina/i)
    expect(history.filter(({ tabela }) => tabela === 'patrocinio_solicitacao')).toHaveLength(2)
    const ofParts = await sql<{ tabela: string }>`select tabela from log_historico
      where tabela in ('patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo')
        and new_data ->> 'id_pos_evento' = ${String(id_pos_evento)}`.execute(db)
    expect(ofParts.rows).toEqual([])
  })
})
