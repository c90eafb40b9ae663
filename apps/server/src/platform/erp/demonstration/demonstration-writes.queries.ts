/** What actions do in the system of the demonstration: each once, whatever happens to who asked. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { ErpInput } from '../erp-calls.ts'
import { ErpError } from '../erp-error.ts'
import { today } from '../../today.ts'

export interface DemoResult {
  situacao: 'feita' | 'pedida' | 'recusada'
  referencia: string | null
  mensagem: string | null
}

const done = (referencia: string | null = null, mensagem: string | null = null): DemoResult => ({
  situacao: 'feita',
  referencia,
  mensagem,
})
const refused = (mensagem: string): DemoResult => ({ situacao: 'recusada', referencia: null, mensagem })

/** What the key did before; undefined where it did nothing. */
export async function demoResult(
  db: Database,
  empresa: number,
  chave: string,
): Promise<DemoResult | undefined> {
  const { rows } = await sql<{ resultado: DemoResult }>`select resultado from erp_demo_acao
    where id_empresa = ${empresa} and chave = ${chave}`.execute(db)
  return rows[0]?.resultado
}

/** Runs `work` unless the key did it before: both in one transaction, under a lock of the key. */
export const onceByKey = (
  db: Database,
  empresa: number,
  chave: string,
  work: (transaction: Database) => Promise<DemoResult>,
): Promise<DemoResult> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`erp-demo:${empresa}:${chave}`}, 0))`.execute(
      transaction,
    )
    const before = await demoResult(transaction, empresa, chave)
    if (before) return before
    const result = await work(transaction)
    await sql`insert into erp_demo_acao (id_empresa, chave, resultado)
      values (${empresa}, ${chave}, ${JSON.stringify(result)}::jsonb)`.execute(transaction)
    return result
  })

const visit = (data: string, periodo: string) =>
  sql`(${data}::date + ${{ M: '08:00', T: '13:30', N: '18:30' }[periodo] ?? '08:00'}::time) at time zone 'America/Sao_Paulo'`

export async function openDemoOrder(db: Database, empresa: number, input: ErpInput<'abrir_os'>) {
  const { rows } = await sql<{ os: string }>`
    insert into erp_demo_os (id_empresa, cod_cliente, contrato, tipo, periodo, relato)
    select c.id_empresa, c.cod_cliente, ${input.contrato}, ${input.tipo}, ${input.periodo}, ${input.relato}
    from erp_demo_cliente c where c.id_empresa = ${empresa} and c.cod_cliente = ${input.cod_cliente}
    returning os`.execute(db)
  return rows[0] ? done(rows[0].os) : refused('Cliente não encontrado.')
}

export async function rescheduleDemoOrder(db: Database, empresa: number, input: ErpInput<'reagendar_os'>) {
  const { numAffectedRows } = await sql`update erp_demo_os
    set agendamento = ${visit(input.data, input.periodo)}, periodo = ${input.periodo},
      equipe = coalesce(equipe, (select min(q.equipe) from erp_demo_equipe q where q.id_empresa = ${empresa}))
    where id_empresa = ${empresa} and os = ${input.os} and cod_cliente = ${input.cod_cliente} and not cancelada
      and coalesce(agendamento > now(), true)`.execute(db)
  return numAffectedRows ? done(input.os) : refused('Esta OS não pode mais ser reagendada.')
}

export async function cancelDemoOrder(db: Database, empresa: number, input: ErpInput<'cancelar_os'>) {
  const { numAffectedRows } = await sql`update erp_demo_os set cancelada = true
    where id_empresa = ${empresa} and os = ${input.os} and cod_cliente = ${input.cod_cliente} and not cancelada
      and coalesce(agendamento > now(), true)`.execute(db)
  return numAffectedRows ? done(input.os) : refused('Esta OS não pode mais ser cancelada.')
}

/** The invoices become `negociada`, and the instalments new invoices of the first one's contract. */
export async function negotiateDemo(db: Database, empresa: number, input: ErpInput<'negociar'>) {
  const { rows } = await sql<{ contrato: string }>`update erp_demo_fatura set situacao = 'negociada'
    where id_empresa = ${empresa} and cod_cliente = ${input.cod_cliente} and fatura = any(${input.faturas})
      and situacao = 'aberta' and paga_em is null returning contrato`.execute(db)
  if (rows.length < input.faturas.length)
    throw new ErpError('refused', 'Uma das faturas não está mais em aberto.')
  await sql`insert into erp_demo_fatura (id_empresa, fatura, cod_cliente, contrato, descricao, vencimento, valor_centavos)
    select ${empresa}, 'N' || ${input.protocolo} || '-' || p.ordem, ${input.cod_cliente}, ${rows[0]!.contrato},
      'Negociação ' || ${input.protocolo} || ', parcela ' || p.ordem || ' de ' || ${input.parcelas.length}::text,
      (p.valor ->> 'vencimento')::date, (p.valor ->> 'valor')::bigint
    from jsonb_array_elements(${JSON.stringify(input.parcelas)}::jsonb) with ordinality p(valor, ordem)`.execute(
    db,
  )
  return done(`N${input.protocolo}`)
}

export async function changeDemoDueDay(db: Database, empresa: number, input: ErpInput<'alterar_vencimento'>) {
  const { numAffectedRows } = await sql`update erp_demo_contrato set vencimento_dia = ${input.dia}
    where id_empresa = ${empresa} and cod_cliente = ${input.cod_cliente} and contrato = ${input.contrato}`.execute(
    db,
  )
  return numAffectedRows
    ? done(null, `O novo dia vale a partir da próxima fatura.`)
    : refused('Contrato não encontrado.')
}

export async function changeDemoContact(db: Database, empresa: number, input: ErpInput<'alterar_contato'>) {
  await sql`update erp_demo_cliente set telefones = ${input.telefones}, emails = ${input.emails}
    where id_empresa = ${empresa} and cod_cliente = ${input.cod_cliente}`.execute(db)
  return done()
}

/** The address of one kind and contract; the others stay. */
export async function changeDemoAddress(db: Database, empresa: number, input: ErpInput<'alterar_endereco'>) {
  const { cod_cliente, ...address } = input
  await sql`update erp_demo_cliente set enderecos = jsonb_build_array(${JSON.stringify(address)}::jsonb) || coalesce(
      (select jsonb_agg(e) from jsonb_array_elements(enderecos) e where e ->> 'tipo' <> ${address.tipo}
        or e ->> 'contrato' is distinct from ${address.contrato}), '[]')
    where id_empresa = ${empresa} and cod_cliente = ${cod_cliente}`.execute(db)
  return done()
}

export async function releaseDemoContract(
  db: Database,
  empresa: number,
  input: ErpInput<'desbloqueio_confianca'>,
) {
  const { numAffectedRows } = await sql`update erp_demo_contrato
    set liberado_ate = ${today} + ${input.dias}::int
    where id_empresa = ${empresa} and cod_cliente = ${input.cod_cliente} and contrato = ${input.contrato}
      and coalesce(liberado_ate < ${today} - 27, true)`.execute(db)
  return numAffectedRows ? done() : refused('O desbloqueio de confiança já foi usado nos últimos 30 dias.')
}

export async function restartDemoConnection(db: Database, empresa: number, input: ErpInput<'reiniciar_onu'>) {
  const { numAffectedRows } = await sql`update erp_demo_contrato set reiniciada_em = now()
    where id_empresa = ${empresa} and cod_cliente = ${input.cod_cliente} and contrato = ${input.conexao}`.execute(
    db,
  )
  return numAffectedRows ? done() : refused('Conexão não encontrada.')
}
