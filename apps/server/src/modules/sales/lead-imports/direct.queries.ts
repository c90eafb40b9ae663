/** Lines that become participants as they are read: for the documented call, which has no review in between. */
import { leadImport } from '@intranet/contract/messages/lead-imports'
import type { PoolClient, QueryResult } from 'pg'
import { openCopy, type LineSink } from './copy-lines.queries.ts'
import { tableOf } from './staging.queries.ts'

/** The database merges a batch while the next one is read: the first comes soon, the later ones are few. */
const FIRST_BATCH = 256 * 1024
const MAX_BATCH = 2 * 1024 * 1024
const WAITING = 'pg_temp.importacao_linhas'

/** Participants of an import, merged batch by batch within the transaction of `client`. */
export async function openParticipants(
  client: PoolClient,
  id: number,
  id_empresa: number,
): Promise<LineSink> {
  await client.query(
    `select set_config('app.sem_historico', 'on', true);
     drop table if exists ${tableOf(id)};
     create temp table importacao_linhas (linha int not null, nome text not null, telefone text not null, cpf text)
       on commit drop`,
  )
  const merge = `
    insert into vendas_lead_participante (id_importacao_evento, linha, nome, telefone, cpf, cliente)
      select ${Math.trunc(id)}, s.linha, s.nome, s.telefone, s.cpf,
        exists (select from relationship_dados_pessoas c
          where c.cpf = s.cpf and c.id_empresa = ${Math.trunc(id_empresa)})
      from ${WAITING} s;
    truncate ${WAITING}`
  let copy: LineSink | undefined
  let bytes = 0
  let batch = FIRST_BATCH
  let work = Promise.resolve()
  async function flush() {
    const full = copy
    copy = undefined
    bytes = 0
    await full?.end()
    await client.query(merge)
  }
  async function add(lines: Buffer) {
    copy ??= openCopy(client, `copy ${WAITING} (linha, nome, telefone, cpf) from stdin`)
    await copy.write(lines)
    bytes += lines.length
    if (bytes < batch) return
    batch = Math.min(batch * 2, MAX_BATCH)
    await flush()
  }
  return {
    write: (lines) => (work = work.then(() => add(lines))),
    end: () => (work = work.then(flush)),
  }
}

/** Removes participants whose CPF (or phone, without one) is also in an earlier line, as errors. Answers how many. */
export async function removeRepeated(client: PoolClient, id: number): Promise<number> {
  const key = Math.trunc(id)
  // PostgreSQL has no statistics of the new rows yet: it would expect few and read them once for each repeated one.
  // Several statements answer a list, which its types do not say.
  const results = (await client.query(
    `set local enable_nestloop = off;
     with repetida as (
       delete from vendas_lead_participante p using (
         select coalesce(cpf, 't' || telefone) as chave, min(linha) as primeira from vendas_lead_participante
         where id_importacao_evento = ${key} group by 1 having count(*) > 1) d
       where p.id_importacao_evento = ${key} and coalesce(p.cpf, 't' || p.telefone) = d.chave and p.linha > d.primeira
       returning p.linha, p.nome, p.cpf, p.telefone, d.primeira)
     insert into vendas_lead_importacao_erro (id_importacao_evento, linha, nome, cpf, telefone, erro)
       select ${key}, linha, nome, cpf, telefone, '${leadImport.row.repeated}' || primeira from repetida;
     set local enable_nestloop = on;
     select set_config('app.sem_historico', '', true)`,
  )) as unknown as QueryResult[]
  return results[1]?.rowCount ?? 0
}
