import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { shiftWindow } from '@intranet/contract/marketing/firing'
import type { Insertable } from 'kysely'
import { storedRule } from '../../src/modules/marketing/communication/rules/rule-draft.service.ts'
import { fingerprintOf } from '../../src/modules/marketing/communication/rules/rule.queries.ts'
import { planExecutions } from '../../src/modules/marketing/communication/rules/shift.queries.ts'

let codes = 0

/** A moment of a shift: minutes after it begins. */
export const shiftAt = (day: string, shift: 'M' | 'T' | 'N', minutes = 0) =>
  new Date(shiftWindow(day, shift).from.getTime() + minutes * 60_000)

export const executionsOf = (db: Database, id_regra: number) =>
  db
    .selectFrom('campanha_execucao')
    .where('id_regra', '=', id_regra)
    .select(['id', 'data_referencia', 'turno', 'situacao', 'motivo', 'detalhe', 'total', 'envia_em'])
    .orderBy('id')
    .execute()

/** Texts of somebody's notifications, in their order. */
export async function noticesTo(db: Database, id_usuario: number): Promise<string[]> {
  const notices = await db
    .selectFrom('notificacao_usuario')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'id_mensagem')
    .where('id_usuario', '=', id_usuario)
    .select('m.data')
    .orderBy('m.id')
    .execute()
  return notices.map(({ data }) => (data as { msg: string }).msg)
}

interface Contract {
  produto?: string
  vencimento_dia?: number
  data_contratacao?: string | null
  data_ativacao?: string | null
  situacao?: string
}

/** A customer with one active contract, reachable on every channel, by default. */
export async function makeCustomer(
  db: Database,
  id_empresa: number,
  {
    contratos = [{}],
    ...over
  }: Partial<Insertable<DB['relationship_dados_pessoas']>> & { contratos?: Contract[] } = {},
): Promise<number> {
  codes += 1
  const { id } = await db
    .insertInto('relationship_dados_pessoas')
    .values({
      id_empresa,
      codpessoa: `C${codes}`,
      nome_razaosocial: `Cliente ${codes}`,
      telefone: `479${String(90_000_000 + codes)}`,
      email: `cliente${codes}@exemplo.com`,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, contract] of contratos.entries())
    await db
      .insertInto('relationship_contrato')
      .values({
        id_empresa: over.id_empresa ?? id_empresa,
        id_pessoa: id,
        contrato: String(index + 1),
        produto: 'Fibra 500',
        vencimento_dia: 5,
        ...contract,
      })
      .execute()
  return id
}

export async function makeCommunicationCampaign(
  db: Database,
  id_empresa: number,
  over: Partial<Insertable<DB['campanha_comunicacao']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('campanha_comunicacao')
    .values({ id_empresa, nome: 'Aniversariantes', ativa_desde: new Date(0), ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An SMS rule of the specific date, active since ever, by default. */
export async function makeCommunicationRule(
  db: Database,
  campanha_id: number,
  over: Partial<Insertable<DB['campanha_regras']>> = {},
): Promise<number> {
  const channel = over.email || over.whatsapp ? {} : { sms: true, mensagem_sms: 'Oi {{primeiro_nome}}' }
  const texts = over.email
    ? { mensagem_email: '<p>Oi {{nome}}</p>', titulo_email: 'Uma mensagem do seu provedor' }
    : {}
  const specific = over.criterio ? {} : { data_especifica: '2026-08-10' }
  const { id } = await db
    .insertInto('campanha_regras')
    .values({
      campanha_id,
      criterio: 'data_especifica',
      envio: 'no_dia',
      tempo: 0,
      turno: 'M',
      ativa_desde: new Date(0),
      ...specific,
      ...channel,
      ...texts,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Requests the approval of a rule, as a manager does for an audience of `publico`. */
export async function requested(db: Database, id: number, publico: number): Promise<void> {
  await db
    .updateTable('campanha_regras')
    .set({
      aprovacao_publico: publico,
      solicitada_em: new Date(),
      aprovacao_impressao: await fingerprintOf(db, id),
    })
    .where('id', '=', id)
    .execute()
}

/** A text message of a rule's evening shift of a day, which left on that day or on a later one. */
export async function makeSent(
  db: Database,
  {
    id_regra,
    id_pessoa,
    dia,
    saiu = dia,
    sobre = dia,
  }: { id_regra: number; id_pessoa: number; dia: string; saiu?: string; sobre?: string },
): Promise<void> {
  const times = { envia_em: shiftAt(dia, 'N'), expira_em: shiftAt(saiu, 'N', 60) }
  const regra = await storedRule(db, id_regra)
  const plan = { regra, dia, turno: 'N' as const, situacao: 'concluida' as const, motivo: null, ...times }
  const [id_execucao] = await planExecutions(db, [plan])
  const sent = { canal: 'sms', data_referencia: sobre, situacao: 'incerto', dia_envio: saiu }
  await db
    .insertInto('campanha_envio')
    .values({
      id_execucao: id_execucao!,
      id_regra,
      id_empresa: regra.id_empresa,
      id_pessoa,
      ...sent,
      ...times,
    })
    .execute()
}
