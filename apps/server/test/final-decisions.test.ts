/** What was agreed, approved, carried out, paid or filled is not rewritten, nor removed: each field, as each role. */
import { updateVacancyInput } from '@intranet/contract/careers/vacancies'
import { updateRefundInput } from '@intranet/contract/desk/refunds'
import { roundSchemas } from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import { accountSchemas } from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import { viabilitySchemas } from '@intranet/contract/marketing/sponsorship-viability-schemas'
import { shutdownSchemas } from '@intranet/contract/people/shutdown-schemas'
import { sql } from 'kysely'
import { superadmin, testWorld } from './app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from './factories/company.ts'
import { makeProof, refundFields } from './factories/desk.ts'
import { makeVacancy } from './factories/hiring.ts'
import { cityNamed } from './factories/rides.ts'
import { makeEnded, makeRequest } from './factories/sponsorship.ts'
import { makeEmployee } from './factories/staff.ts'
import { walkFinal, type Final } from './final-walk.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const other = await makeProvider(db)
const there = { empresas: [ours, other], id_empresa: ours, employee: true as const }
const boss = await as({ ...superadmin, ...there })
const leaver = await as({ roles: ['desligamentos:solicitante'], ...there })
const colleague = await as(there)
const hirer = await as(there)
const marketing = ['marketing:gestor', 'marketing:solicitante', 'marketing:leitor']
const department = await makeDepartment(db, other)
const sector = await makeSector(db, department)
const position = await makePosition(db, sector)
const place = { id_empresa: other, id_departamento: department, id_setor: sector, id_cargo: position }
const gravatai = await cityNamed(db, 'Gravataí', 'RS')
const proof = await makeProof(db, boss.userId)
const word = await makeProof(db, boss.userId)

async function makeRound(): Promise<number> {
  const id_solicitacao = await makeRequest(db, ours, { situacao: 'em_negociacao' })
  const [made] = await boss.call.sponsorshipRounds.create({
    objects: [
      {
        id_solicitacao,
        autor: 'empresa',
        tipo: 'financeiro',
        valor: '900.00',
        contrapartidas: 'Logo no palco.',
      },
    ],
  })
  return made!.id
}

async function makeViability(): Promise<number> {
  const [made] = await boss.call.sponsorshipViability.create({
    objects: [
      {
        id_solicitacao: await makeRequest(db, ours),
        clientes_cidade: 100,
        clientes_potenciais: 400,
        cobertura: 'total',
        alinhamento_marca: 5,
        alcance: 4,
        relacionamento: 3,
        custo_estimado: '900.00',
        concorrente_presente: false,
        parecer: 'viavel',
      },
    ],
  })
  return made!.id
}

async function makeShutdown(): Promise<number> {
  const [made] = await leaver.call.shutdowns.create({
    objects: [
      {
        id_funcionario: await makeEmployee(db, { id_empresa: ours, id_gestor: leaver.userId }),
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: '2026-11-20',
      },
    ],
  })
  return made!.id
}

let invoices = 0
async function makeDraft(): Promise<number> {
  const [made] = await boss.call.refunds.create({
    objects: [
      {
        ...refundFields,
        id_empresa: ours,
        fatura: `A-${(invoices += 1)}`,
        comprovante: await makeProof(db, boss.userId),
        solicitar: false,
      },
    ],
  })
  return made!.id
}

const records: Record<string, Final> = {
  'an accepted round of a negotiation': {
    table: 'patrocinio_negociacao',
    roles: marketing,
    shape: roundSchemas.updateInput.shape,
    changes: {
      tipo: 'internet',
      valor: '1.00',
      itens: 'Tudo',
      contrapartidas: 'Nada.',
      validade: '2027-01-01',
      observacao: 'Outra',
    },
    open: makeRound,
    close: (id) => boss.call.sponsorshipRounds.settle({ id, situacao: 'aceita' }),
    write: (who, input) => who.call.sponsorshipRounds.update(input),
    remove: (who, id) => who.call.sponsorshipRounds.remove({ id }),
  },
  'the analysis of an approved sponsorship': {
    table: 'patrocinio_viabilidade',
    roles: marketing,
    shape: viabilitySchemas.updateInput.shape,
    changes: {
      clientes_cidade: 1,
      clientes_potenciais: 2,
      cobertura: 'parcial',
      alinhamento_marca: 1,
      alcance: 1,
      relacionamento: 1,
      custo_estimado: '1.00',
      retorno_estimado: '2.00',
      concorrente_presente: true,
      parecer: 'inviavel',
      observacao: 'Outra',
    },
    open: makeViability,
    close: (id) =>
      sql`update patrocinio_solicitacao s set situacao = 'aprovada' from patrocinio_viabilidade v
        where v.id = ${id} and s.id = v.id_solicitacao`.execute(db),
    write: (who, input) => who.call.sponsorshipViability.update(input),
    remove: (who, id) => who.call.sponsorshipViability.remove({ id }),
  },
  'an approved account of an event': {
    table: 'patrocinio_pos_evento',
    roles: marketing,
    shape: accountSchemas.updateInput.shape,
    changes: {
      realizado: true,
      publico_real: 1,
      leads_captados: 2,
      vendas: 3,
      valor_realizado: '1.00',
      avaliacao: 1,
      contrapartidas_cumpridas: 'parcial',
      resumo: 'Outro resumo.',
    },
    open: async () =>
      (await makeEnded(db, ours, {}, { realizado: false, resumo: 'Foi.', contrapartidas_cumpridas: 'sim' }))
        .id_pos_evento,
    close: async (id) => {
      await boss.call.sponsorshipAccounts.step({ id, situacao: 'em_analise' })
      await boss.call.sponsorshipAccounts.step({ id, situacao: 'aprovado' })
    },
    write: (who, input) => who.call.sponsorshipAccounts.update(input),
    remove: (who, id) => who.call.sponsorshipAccounts.remove({ id }),
  },
  'a shutdown that was carried out': {
    table: 'rh_desligamento',
    roles: ['rh:gestor', 'desligamentos:gestor', 'desligamentos:solicitante'],
    shape: shutdownSchemas.updateInput.shape,
    changes: {
      tipo: 'falecimento',
      motivo: 'Outro motivo.',
      aviso_previo: 'trabalhado',
      data_aviso: '2026-10-01',
      data_desligamento: '2026-12-20',
      recontrataria: true,
      substituicao: true,
      entrevista: '<p>Outra</p>',
    },
    open: makeShutdown,
    close: async (id) => {
      for (const situacao of ['em_analise', 'aprovado', 'efetivado'] as const)
        await boss.call.shutdowns.step({ id, situacao, justificativa: 'Último dia.' })
    },
    write: (who, input) => who.call.shutdowns.update(input),
    remove: (who, id) => who.call.shutdowns.remove({ id }),
  },
  'a paid refund': {
    table: 'bo_estorno',
    roles: ['estornos:gestor', 'financeiro:gestor', 'backoffice:solicitante'],
    shape: updateRefundInput.shape,
    // The account is one sealed column, written by every change: `pix_chave` and `titular` represent it.
    free: ['pix_tipo', 'forma', 'banco', 'agencia', 'conta', 'titular_documento'],
    changes: {
      cod_cliente: '9002',
      nome_razaosocial: 'Outra Pessoa',
      cpf: '11144477735',
      contrato: 'C-9',
      fatura: 'OUTRA',
      motivo: 'cancelamento',
      descricao: 'Outra descrição',
      valor_pago: '500.00',
      valor_estorno: '1.00',
      pix_chave: '11144477735',
      titular: 'Ana de Souza',
      comprovante: proof,
      autorizacao: word,
    },
    open: makeDraft,
    close: (id) =>
      sql`update bo_estorno set situacao = 'pago', data_pagamento = current_date, comprovante_estorno = comprovante
        where id = ${id}`.execute(db),
    write: (who, input) =>
      who.call.refunds.update({ ...input, ...('cpf' in input && { titular_documento: '11144477735' }) }),
    remove: (who, id) => who.call.refunds.remove({ id }),
  },
  'a vacancy that ended': {
    table: 'vagas_vaga',
    roles: ['banco_talentos:gestor', 'banco_talentos:solicitante', 'rh:gestor'],
    shape: updateVacancyInput.shape,
    changes: {
      titulo_vaga: 'Outra vaga',
      vagas: 9,
      id_empresa: other,
      id_departamento: department,
      id_setor: sector,
      id_cargo: position,
      id_gestor: colleague.userId,
      id_cidade: gravatai,
      descricao: '<p>Outra descrição</p>',
      requisitos: '<p>Outros</p>',
      beneficios: '<p>Vale</p>',
      tipo_contrato: 'pj',
      modalidade: 'remoto',
      viagem: true,
      cnh_categoria: 'B',
      pcd: 'preferencial',
      faixa_min: '1.00',
      faixa_max: '9999.00',
      exibir_faixa: true,
      interna: true,
      data_inicio: '2026-02-01',
      data_fim: '2027-02-01',
      ativo: false,
    },
    // Their manager has to see the provider that it goes to.
    open: async () => (await makeVacancy(db, ours, { id_gestor: hirer.userId })).id,
    close: (id) => boss.call.vacancies.step({ id, situacao: 'encerrada' }),
    // A department belongs to its provider and a range is needed to show it: what belongs together is sent together.
    write: (who, input) =>
      who.call.vacancies.update({
        ...input,
        ...(Object.keys(place).some((field) => field in input) && place),
        ...('exibir_faixa' in input && { faixa_max: '9999.00' }),
      }),
  },
}

walkFinal({ db, as, boss, there }, records)
