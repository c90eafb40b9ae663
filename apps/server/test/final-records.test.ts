/** What was paid, signed, approved or done is not rewritten: each field of such a record is written as each role. */
import { updateActivationInput } from '@intranet/contract/desk/activations'
import { updateSaleInput } from '@intranet/contract/desk/sales'
import { requestSchemas } from '@intranet/contract/marketing/sponsorship-request-schemas'
import { updateFineInput } from '@intranet/contract/operations/fine-schemas'
import { documentSchemas } from '@intranet/contract/people/document-schemas'
import { sql } from 'kysely'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeActivation, makeSale, wholeChecklist } from './factories/desk.ts'
import { fineFields, makeLicence, makeUpload, makeVehicle } from './factories/fleet.ts'
import { makeRequest, makeServedCity } from './factories/sponsorship.ts'
import { walkFinal, type Final } from './final-walk.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours, employee: true as const }
const boss = await as({ ...superadmin, ...there })
type Somebody = typeof boss
const driver = await as({ nome: 'Carlos Menezes', ...there })
const licence = await makeLicence(db, driver.userId)
const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B23' })
const upload = () => makeUpload(db, boss.userId, 'application/pdf')

let notices = 0
async function makeFine(): Promise<number> {
  const [made] = await boss.call.fines.create({
    objects: [fineFields({ id_veiculo: vehicle, id_motorista: licence })],
  })
  return made!.id
}
/** A notice is one fine's: each write sends another. */
const writeFine = (who: Somebody, input: { id: number }) =>
  who.call.fines.update(
    'auto_infracao' in input
      ? { ...input, auto_infracao: `ZZ${String((notices += 1)).padStart(6, '0')}` }
      : input,
  )
async function makeSignedFine(): Promise<number> {
  const id = await makeFine()
  await sql`update multa set situacao = 'condutor_indicado' where id = ${id}`.execute(db)
  await boss.call.fines.generateTerm({ id })
  await boss.call.fines.attachTerm({ id, arquivo_assinado: await upload(), autoriza_desconto: false })
  return id
}

const [category, other] = await boss.call.documentCategories.create({
  objects: [
    { titulo: 'Contrato', color: '#1f6feb', icone: 'file' },
    { titulo: 'Acordo', color: '#1f6feb', icone: 'file' },
  ],
})
async function makeDocument(): Promise<number> {
  const [made] = await boss.call.documents.create({
    objects: [
      {
        titulo: 'Contrato de trabalho',
        id_categoria: category!.id,
        data_emissao: '2026-01-10',
        requer_assinatura: true,
        id_funcionario: driver.userId,
        id_arquivo: await upload(),
      },
    ],
  })
  return made!.id
}

const served = await makeServedCity(db, ours, 'Tubarão')
const another = await makeServedCity(db, ours, 'Laguna')

const fineValues = {
  auto_infracao: 'ZZ999999',
  descricao: 'Outra infração',
  data_infracao: '2026-05-11T08:00',
  local: 'Outra rua',
  valor: '1.00',
}
const fleet = ['frota:gestor', 'frota:solicitante', 'frota:leitor']
const records: Record<string, Final> = {
  'a paid fine': {
    table: 'multa',
    roles: fleet,
    shape: updateFineInput.shape,
    free: ['arquivo', 'prazo_notificado'],
    changes: {
      ...fineValues,
      orgao: 'DETRAN',
      codigo_infracao: '50000',
      gravidade: 'leve',
      data_notificacao: '2026-05-20',
      vencimento: '2026-08-10',
      desconto_folha: false,
    },
    open: makeFine,
    close: (id) =>
      sql`update multa set situacao = 'paga', valor_pago = valor, pago_em = current_date where id = ${id}`.execute(
        db,
      ),
    write: writeFine,
    remove: (who, id) => who.call.fines.remove({ id }),
  },
  'a fine whose statement is signed': {
    table: 'multa',
    roles: fleet,
    shape: updateFineInput.shape,
    free: [
      'orgao',
      'codigo_infracao',
      'gravidade',
      'data_notificacao',
      'prazo_notificado',
      'vencimento',
      'arquivo',
      'desconto_folha',
    ],
    changes: fineValues,
    open: makeFine,
    close: async (id) => {
      const signed = await makeSignedFine()
      await sql`update multa_termo set id_multa = ${id} where id_multa = ${signed}`.execute(db)
      await sql`update multa set situacao = 'termo_assinado' where id = ${id}`.execute(db)
    },
    write: writeFine,
    remove: (who, id) => who.call.fines.remove({ id }),
  },
  'a signed document': {
    table: 'rh_documento',
    roles: ['rh:gestor', 'rh:solicitante'],
    shape: documentSchemas.updateInput.shape,
    free: ['ativo'],
    changes: {
      titulo: 'Outro contrato',
      id_categoria: other!.id,
      data_emissao: '2026-01-11',
      data_validade: '2031-01-01',
      requer_assinatura: false,
    },
    open: makeDocument,
    close: (id) => driver.call.documents.sign({ id }),
    write: (who, input) => who.call.documents.update(input),
    remove: (who, id) => who.call.documents.remove({ id }),
  },
  'an approved sale': {
    table: 'bo_venda',
    roles: ['backoffice:gestor', 'backoffice:solicitante'],
    shape: updateSaleInput.shape,
    changes: { checklist: { ...wholeChecklist, documentos: false }, observacao: 'Outra' },
    open: () =>
      makeSale(db, ours, {
        situacao: 'em_auditoria',
        id_auditor: boss.userId,
        checklist: JSON.stringify(wholeChecklist),
      }),
    close: (id) => sql`update bo_venda set situacao = 'aprovada' where id = ${id}`.execute(db),
    write: (who, input) => who.call.deskSales.update(input),
    remove: (who, id) => who.call.deskSales.remove({ id }),
  },
  'an installation that is done': {
    table: 'bo_ativacao',
    roles: ['backoffice:gestor', 'backoffice:solicitante'],
    shape: updateActivationInput.shape,
    changes: { os: '99', equipe: 'Outra' },
    open: async () => (await makeActivation(db, ours)).id,
    close: (id) =>
      sql`update bo_ativacao set situacao = 'ativada', data_ativacao = now() where id = ${id}`.execute(db),
    write: (who, input) => who.call.activations.update(input),
    remove: (who, id) => who.call.activations.remove({ id }),
  },
  'a sponsorship that was approved': {
    table: 'patrocinio_solicitacao',
    roles: ['marketing:gestor', 'marketing:solicitante'],
    shape: requestSchemas.updateInput.shape,
    // Managers move the days, and its person may change: docs/sponsorship.md#states.
    free: [
      'site_evento',
      'redes_sociais',
      'outros_patrocinadores',
      'data_inicio',
      'data_fim',
      'id_responsavel_interno',
    ],
    changes: {
      responsavel: 'Outra Pessoa',
      email: 'outra@exemplo.example',
      telefone: '48911112222',
      evento: 'Outra festa',
      descricao: 'Outra descrição do evento inteiro.',
      local: 'Outro local',
      endereco: 'Rua Outra, 1',
      id_cidade: another,
      publico_estimado: 99,
      tipo: 'internet',
      valor_solicitado: '9999.00',
      itens_solicitados: 'Tudo',
      contrapartidas: 'Nada',
      ja_patrocinado: true,
    },
    open: () => makeRequest(db, ours, { id_cidade: served }),
    close: (id) => sql`update patrocinio_solicitacao set situacao = 'aprovada' where id = ${id}`.execute(db),
    write: (who, input) => who.call.sponsorshipRequests.update(input),
  },
}

walkFinal({ db, as, boss, there }, records)
