/** Requests of sponsorship as tests need them: in any state, with what that state needs. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

let sequence = 0

/** A city that a provider serves. */
export async function makeServedCity(db: Database, id_empresa: number, nome = 'Laguna', uf = 'SC') {
  const { id } = await db
    .insertInto('rh_cidade_provedor')
    .values({ id_empresa, nome, uf })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Row = Parameters<ReturnType<Database['insertInto']>['values']>[0] & Record<string, unknown>

/** A request of a provider, received today, for an event in three months. */
export async function makeRequest(db: Database, id_empresa: number, over: Row = {}): Promise<number> {
  sequence += 1
  const id_cidade =
    (over.id_cidade as number | undefined) ?? (await makeServedCity(db, id_empresa, `Cidade ${sequence}`))
  const { id } = await db
    .insertInto('patrocinio_solicitacao')
    .values({
      protocolo: `PAT-2020-${String(sequence).padStart(5, '0')}`,
      id_empresa,
      id_cidade,
      tipo_pessoa: 'pj',
      nome_razaosocial: 'Associação dos Pescadores',
      cpf_cnpj: '11222333000181',
      responsavel: 'Marina Souza',
      email: `pescadores${sequence}@exemplo.example`,
      telefone: '48999887766',
      evento: 'Festa do Peixe',
      descricao: 'Três dias de festa na beira da lagoa.',
      local: 'Praça da Matriz',
      endereco: 'Rua Raulino Horn, 10',
      data_inicio: '2099-02-19',
      data_fim: '2099-02-21',
      publico_estimado: 4000,
      tipo: 'financeiro',
      valor_solicitado: '3000.00',
      contrapartidas: 'Logo no palco e estande na entrada.',
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A request in negotiation with an accepted round of an amount. */
export async function makeAgreed(db: Database, id_empresa: number, valor = '2500.00', over: Row = {}) {
  const id = await makeRequest(db, id_empresa, { situacao: 'em_negociacao', ...over })
  await db
    .insertInto('patrocinio_viabilidade')
    .values({
      id_solicitacao: id,
      clientes_cidade: 100,
      clientes_potenciais: 400,
      cobertura: 'total',
      alinhamento_marca: 5,
      alcance: 4,
      relacionamento: 3,
      custo_estimado: valor,
      nota: '4.20',
      parecer: 'viavel',
    })
    .execute()
  await db
    .insertInto('patrocinio_negociacao')
    .values({
      id_solicitacao: id,
      rodada: 1,
      autor: 'empresa',
      tipo: 'financeiro',
      valor,
      contrapartidas: 'Logo no palco.',
      situacao: 'aceita',
    })
    .execute()
  return id
}

/** An approved request whose event is over, with its account to come. */
export async function makeEnded(db: Database, id_empresa: number, over: Row = {}, conta: Row = {}) {
  const id = await makeAgreed(db, id_empresa, '2500.00', {
    situacao: 'aguardando_pos_evento',
    data_inicio: '2026-10-10',
    data_fim: '2026-10-12',
    ...over,
  })
  const account = await db
    .insertInto('patrocinio_pos_evento')
    .values({ id_solicitacao: id, valor_realizado: '2500.00', ...conta })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, id_pos_evento: account.id }
}

/** Those of some tables in which a text is to be found. */
export async function tablesWith(db: Database, text: string, tables: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select to_jsonb(t) from ${sql.table(table)} t`.execute(db)
    if (JSON.stringify(rows).includes(text)) found.push(table)
  }
  return found
}
