import { migrate } from '@intranet/db/migrator'
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { atMost, type Result } from '../results.ts'
import { newDatabase, type Ground } from '../world.ts'

const MESSAGES = Number(process.env.ENGINE_MESSAGES ?? 100_000)
const KILLS = Number(process.env.ENGINE_KILLS ?? 100)
const WORKERS = 4
/** Messages that may be under way when a worker dies. */
const HANDOVER = 20
/** Seconds of a lease. */
const LEASE = '3'
const script = join(import.meta.dirname, '../../../apps/server/test/queue.process.ts')

// Ids of seven digits: the file's size says how many it has.
const QUEUE = `
  alter sequence campanha_envio_id_seq restart with 1000000;
  insert into parametro (chave, valor) select c, '0'::jsonb from unnest(array['comunicacao_ritmo_sms',
    'comunicacao_limite_dia', 'comunicacao_limite_30_dias']) c;
  insert into empresa (nome, sistema) values ('Bench', 'bench_0');
  insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, telefone)
    select e.id, 'C' || n, 'Cliente ' || n, '4799000000' || n from empresa e, generate_series(1, 8) n where e.sistema = 'bench_0';
  insert into campanha_comunicacao (id_empresa, nome) select id, 'X' from empresa where sistema = 'bench_0';
  insert into campanha_regras (campanha_id, criterio, envio, tempo, data_especifica, turno, sms, mensagem_sms)
    select id, 'data_especifica', 'no_dia', 0, current_date, 'M', true, 'Oi' from campanha_comunicacao;
  insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao, regra,
      envia_em, expira_em, total)
    select r.id, c.id, c.id_empresa, 'X', current_date, 'M', 'executando', '{"mensagem_sms":"Oi","provedor":"X"}', now(),
      now() + interval '4 hours', ${MESSAGES} from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id;
  insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select x.id, x.id_regra, x.id_empresa, p.id, 'sms', '55' || n, current_date - n, 'na_fila', now(), x.expira_em
    from campanha_execucao x, generate_series(1, ${MESSAGES}) n
      join relationship_dados_pessoas p on p.codpessoa = 'C' || (1 + n % 8);
  vacuum analyze campanha_envio`

async function counts(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ situacao: string; total: number }>(
    `select situacao, count(*)::int as total from campanha_envio group by 1`,
  )
  const found = Object.fromEntries(rows.map(({ situacao, total }) => [situacao, total]))
  const sum = Object.values(found).reduce((all, total) => all + total, 0)
  if (sum !== MESSAGES) throw new Error(`the sum does not hold: ${JSON.stringify(found)}`)
  return found
}

/** What the recording sender was given, and what the table says of it in the end. */
async function judge(client: Client, file: string, kills: number): Promise<Result[]> {
  const given = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const handed = new Set(given)
  const { rows } = await client.query<{ id: string; situacao: string }>(
    `select id::text, situacao from campanha_envio`,
  )
  const of = (state: string) => rows.filter(({ situacao }) => situacao === state)
  const [sent, open] = [of('enviado'), of('incerto')]
  const lost = MESSAGES - sent.length - open.length + sent.filter(({ id }) => !handed.has(id)).length
  const arrived = open.filter(({ id }) => handed.has(id)).length
  process.stderr.write(
    `${kills} kills: ${given.length} handed over, ${sent.length} sent, ${open.length} uncertain (${arrived} of them had arrived)\n`,
  )
  return [
    atMost(`${kills} kill -9: messages handed over twice`, { ratio: given.length - handed.size }, 0),
    atMost('messages neither sent nor open', { ratio: lost }, 0),
    atMost('uncertain messages a kill', { ratio: open.length / Math.max(1, kills) }, HANDOVER),
  ]
}

/** Four processes work one queue and are killed at random, all along; each is replaced. */
export async function engineKills(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'quedas')
  await migrate(url)
  const folder = mkdtempSync(join(tmpdir(), 'bench-quedas-'))
  const file = join(folder, 'entregues')
  writeFileSync(file, '')
  const client = new Client({ connectionString: url })
  await client.connect()
  const workers = new Set<ChildProcess>()
  const startWorker = () => {
    const worker = fork(script, [url, file, LEASE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    workers.add(worker)
  }
  try {
    for (const statement of QUEUE.split(';')) await client.query(statement)
    const { id } = (await client.query<{ id: string }>(`select max(id)::text as id from campanha_envio`))
      .rows[0]!
    const handed = () => statSync(file).size / (id.length + 1)
    for (let n = 0; n < WORKERS; n += 1) startWorker()
    let kills = 0
    for (; kills < KILLS; kills += 1) {
      const at = ((kills + Math.random()) * MESSAGES * 0.95) / KILLS
      while (handed() < at) await sleep(5)
      const victim = [...workers][Math.floor(Math.random() * WORKERS)]!
      workers.delete(victim)
      victim.kill('SIGKILL')
      startWorker()
      await counts(client)
    }
    for (;;) {
      const { na_fila = 0, reservado = 0, enviando = 0 } = await counts(client)
      if (na_fila + reservado + enviando === 0) break
      await sleep(250)
    }
    return await judge(client, file, kills)
  } finally {
    for (const worker of workers) worker.kill('SIGKILL')
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
