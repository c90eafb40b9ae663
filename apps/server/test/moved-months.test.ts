/** Months that are moved aside: what reaches them, and how they come back (docs/deploy.md#months). */
import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { issuedBy } from '../../../tools/bench/issued.ts'
import { chainsOf, linesOfDay, viewedOf } from '../src/modules/access/security/security.queries.ts'
import { closeDay } from '../src/modules/access/security/security-days.service.ts'
import { verifyLog } from '../src/modules/access/security/verify-log.service.ts'
import { sweepSecurity } from '../src/modules/access/security/security.job.ts'
import { countAffected } from '../src/modules/access/data-incidents/data-incident.queries.ts'
import { sweepReadings } from '../src/modules/people/personal-data/reading-retention.job.ts'
import { emptyHistory, forgetFields, removeHistory } from '../src/platform/history-copies.ts'
import { sweepMessages } from '../src/modules/marketing/communication/sending/message-retention.job.ts'
import { sentMessage } from '../src/modules/marketing/restrictions/opt-out.queries.ts'
import { monthsJob } from '../src/platform/months.job.ts'
import { newChain } from '../src/platform/security-chain.ts'
import { insertLines } from '../src/platform/security-record.ts'
import { testWorld } from './app.ts'
import {
  lookAtMonths,
  makePastMonths,
  monthAgo,
  monthsBy,
  tablesWithMonths,
} from './factories/past-months.ts'
import { makeProvider } from './factories/company.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  makeSent,
} from './factories/communication.ts'
import { makeUser } from './factories/users.ts'
import { TEST_KEY } from './test-key.ts'

const { db, deps } = await testWorld()
const { pool } = deps.connection
const { count, names, read, partOf } = lookAtMonths(db, pool)
const tables = tablesWithMonths
const { move, restore } = monthsBy(pool)
/** What the command says. */
const command = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../src/months.ts'), ...args],
    { env: { PATH: process.env.PATH, DATABASE_URL: pool.options.connectionString, SECRET_KEY: TEST_KEY } },
  )
  return stdout
}

describe('a month that is moved aside', () => {
  it('is over, of a table with months, and moved once', async () => {
    await expect(move('acesso_dado_pessoal', 'antes')).rejects.toThrow('ainda não terminou')
    await expect(move('acesso_dado_pessoal', 'resto')).rejects.toThrow('ainda não terminou')
    await expect(move('acesso_dado_pessoal', '1999-01')).rejects.toThrow('não tem o mês')
    await expect(move('rh_usuario', '2026-01')).rejects.toThrow('não tem meses')
    await expect(restore('acesso_dado_pessoal', 'antes')).rejects.toThrow('não está guardado')
    for (const tabela of tables) await makePastMonths(db, tabela, tabela === 'campanha_envio' ? 16 : 13)
    await expect(move('acesso_dado_pessoal', await monthAgo(db, 0))).rejects.toThrow('ainda não terminou')
  })

  it('leaves the table and comes back with its rows, and refuses no row meanwhile', async () => {
    const person = await makeUser(db)
    const month = await monthAgo(db, 3)
    const id = await read(person, 3)
    await move('acesso_dado_pessoal', month)
    await expect(move('acesso_dado_pessoal', month)).rejects.toThrow('já está guardado')
    expect(await partOf(id)).toBeUndefined()
    expect(await count(`meses_guardados.acesso_dado_pessoal where id = ${id}`)).toBe(1)
    const late = await read(person, 3)
    expect(await partOf(late)).toBe('meses.acesso_dado_pessoal_resto')
    await restore('acesso_dado_pessoal', month)
    const part = `meses.acesso_dado_pessoal_${month.replace('-', '_')}`
    expect([await partOf(id), await partOf(late)]).toEqual([part, part])
    expect(await count('meses_guardados.acesso_dado_pessoal')).toBe(0)
  })

  it('goes with its person, by its retention, and in an erasure', async () => {
    const [person, other] = [await makeUser(db), await makeUser(db)]
    const [old, recent] = [await monthAgo(db, 8), await monthAgo(db, 2)]
    for (const ago of [8, 2]) for (const id of [person, other]) await read(id, ago)
    for (const month of [old, recent]) await move('acesso_dado_pessoal', month)
    const aside = (id: number) => count(`meses_guardados.acesso_dado_pessoal where id_titular = ${id}`)
    expect(await aside(person)).toBe(2)
    await sweepReadings({ db, parameters: deps.parameters })
    expect(await aside(person)).toBe(1)
    await db.deleteFrom('rh_usuario').where('id', '=', person).execute()
    expect([await aside(person), await aside(other)]).toEqual([0, 1])

    const edited = async (ago: number) => {
      await sql`insert into log_historico (tabela, id_item, operacao, old_data, data)
        values ('rh_familiar', ${String(ago)}, 'UPDATE', '{"nome": "Ana"}', now() - make_interval(months => ${ago}::int))`.execute(
        db,
      )
      await move('log_historico', await monthAgo(db, ago))
    }
    for (const ago of [4, 5, 6]) await edited(ago)
    await db
      .transaction()
      .execute((open) => forgetFields(open, 'rh_familiar', ['nome'], sql<{ id: number }>`select 4 as id`))
    await emptyHistory(db, 'rh_familiar', [5])
    await removeHistory(db, 'rh_familiar', [6])
    const { rows } = await sql`
      select id_item, old_data from meses_guardados.log_historico where tabela = 'rh_familiar' order by id_item`.execute(
      db,
    )
    expect(rows).toEqual([
      { id_item: '4', old_data: {} },
      { id_item: '5', old_data: null },
    ])
  })

  it('is swept by the command, before it is moved and before it comes back', async () => {
    const month = await monthAgo(db, 12)
    const person = await makeUser(db)
    await read(person, 12)
    expect(await command('move', 'acesso_dado_pessoal', month)).toEqual(
      `acesso_dado_pessoal ${month} está guardado.\n`,
    )
    const aside = `meses_guardados.acesso_dado_pessoal_${month.replace('-', '_')}`
    expect(await count(aside)).toBe(0)
    await sql`insert into meses_guardados.acesso_dado_pessoal (id, id_titular, campos, data)
      values (1, ${person}, '{cpf}', now() - interval '12 months')`.execute(db)
    expect(await command('list')).toMatch(new RegExp(`acesso_dado_pessoal +${month} +guardado`))
    await command('restore', 'acesso_dado_pessoal', month)
    expect(await count(`acesso_dado_pessoal where data < now() - interval '11 months'`)).toBe(0)
    expect(await partOf(await read(person, 12))).toBe(aside.replace('_guardados', ''))
    await expect(command('move', 'acesso_dado_pessoal')).rejects.toThrow('Use: pnpm months')
  })

  it('of messages is over a year later, keeps the end of its e-mails, and is forgotten like the present ones', async () => {
    const [young, old] = [await monthAgo(db, 12), await monthAgo(db, 15)]
    await expect(move('campanha_envio', young)).rejects.toThrow('ainda pode receber linhas')
    const id_empresa = await makeProvider(db, { sistema: 'guardado', nome: 'Guardado' })
    const id_pessoa = await makeCustomer(db, id_empresa)
    const rule = await makeCommunicationRule(db, await makeCommunicationCampaign(db, id_empresa))
    const dia = `${old}-15`
    await makeSent(db, { id_regra: rule, id_pessoa, dia, saiu: dia })
    const { rows } = await sql<{ id: number }>`
      update campanha_envio set destino = '5547999990000' where id_pessoa = ${id_pessoa} returning id`.execute(
      db,
    )
    const { id } = rows[0]!
    await sql`update campanha_execucao set created_at = ${dia}::date where id_regra = ${rule}`.execute(db)
    await move('campanha_envio', old)
    expect(await count(`campanha_envio where id = ${id}`)).toBe(0)
    expect(await sentMessage(db, id)).toMatchObject({ id_pessoa, id_empresa, destino: '5547999990000' })
    await sweepMessages({ db, parameters: deps.parameters })
    expect(await count(`meses_guardados.campanha_envio where id = ${id} and destino is null`)).toBe(1)
    await restore('campanha_envio', old)
    expect(await count(`campanha_envio where id = ${id} and destino is null`)).toBe(1)
  })

  it('is counted in an incident with data', async () => {
    const person = await makeUser(db)
    await read(person, 4)
    await move('acesso_dado_pessoal', await monthAgo(db, 4))
    const { rows } = await sql<{ id: number }>`
      insert into incidente_dados (titulo, o_que, conhecido_em, prazo, dados, periodo_de, periodo_ate)
      values ('Conta usada', 'Senha descoberta', now(), now(), 'CPF', now() - interval '4 months 1 day', now() - interval '3 months 28 days')
      returning id`.execute(db)
    expect((await countAffected(db, rows[0]!.id)).titulares).toBe(1)
  })
})

describe('the security log of a month that is moved aside (docs/security.md#chain)', () => {
  const all = { lines: '2000-01-01', readings: '2000-01-01' }
  const ago = (n: number) => {
    const day = new Date()
    day.setUTCDate(15)
    day.setUTCMonth(day.getUTCMonth() - n)
    return day
  }
  const write = async (n: number) => {
    const chain = newChain()
    const line = {
      tipo: 'entrada',
      id_usuario: null,
      endereco: null,
      pedido: null,
      alvo: null,
      detalhe: null,
    }
    const lines = [0, 1, 2].map(() => chain.place({ ...line, data: ago(n) }))
    await insertLines(db, lines)
    return lines[0]!
  }

  it('is verified: nothing is missing, and what is changed there is found', async () => {
    const { dia, servidor } = await write(2)
    const person = await makeUser(db)
    await sql`insert into acesso_dado_pessoal (id_titular, campos, data) values (${person}, '{cpf}', ${ago(2)})`.execute(
      db,
    )
    const [lines, viewed] = [await linesOfDay(db, dia, servidor), await viewedOf(db, dia)]
    expect([lines.length, viewed.leituras?.linhas]).toEqual([3, 1])
    await closeDay(db, dia)
    expect((await verifyLog(db, all)).achados).toEqual([])
    const month = await monthAgo(db, 2)
    await move('seguranca_evento', month)
    // The test before moved the readings of that month; now one is left in the rest.
    expect(await linesOfDay(db, dia, servidor)).toEqual(lines)
    expect(await verifyLog(db, all)).toMatchObject({ achados: [], linhas: 3 })
    const undo = new Error('undo')
    const tampered = db.transaction().execute(async (trial) => {
      await sql`set local session_replication_role = replica`.execute(trial)
      await sql`update meses_guardados.seguranca_evento set tipo = 'sessao' where ordem = 2`.execute(trial)
      await sql`delete from acesso_dado_pessoal where id_titular = ${person}`.execute(trial)
      expect((await verifyLog(trial, all)).achados.join('\n')).toMatch(/foi alterada[^]*agora há 0/)
      throw undo
    })
    await expect(tampered).rejects.toBe(undo)
  })

  it('keeps what its tables have viewed', async () => {
    const person = await makeUser(db)
    await sql`insert into acesso_dado_pessoal (id_titular, campos, data) values (${person}, '{cpf}', ${ago(1)})`.execute(
      db,
    )
    await sql`insert into log_historico (tabela, id_item, operacao, data) values ('parametro', 'x', 'UPDATE', ${ago(1)})`.execute(
      db,
    )
    const dia = (await write(1)).dia
    const viewed = await viewedOf(db, dia)
    expect(Object.keys(viewed)).toEqual(['leituras', 'historico'])
    for (const tabela of ['acesso_dado_pessoal', 'log_historico']) await move(tabela, await monthAgo(db, 1))
    expect(await viewedOf(db, dia)).toEqual(viewed)
  })

  it('takes nothing out, and ends after its months', async () => {
    for (const statement of [
      'delete from meses_guardados.seguranca_evento',
      'update meses_guardados.seguranca_evento set tipo = tipo',
      'truncate meses_guardados.seguranca_evento',
      `truncate meses_guardados.seguranca_evento_${(await monthAgo(db, 2)).replace('-', '_')}`,
      `truncate meses.seguranca_evento_${(await monthAgo(db, 0)).replace('-', '_')}`,
      'truncate meses.seguranca_evento_antes',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
    await write(13)
    await move('seguranca_evento', await monthAgo(db, 13))
    expect(await count('meses_guardados.seguranca_evento')).toBe(6)
    await sweepSecurity({ db, parameters: deps.parameters })
    expect(await count('meses_guardados.seguranca_evento')).toBe(3)
  })

  it('is read by its day: three parts of a table at most are looked at', async () => {
    const { dia, servidor } = await write(3)
    const url = pool.options.connectionString!
    const asked = await issuedBy(url, async (own) => {
      await chainsOf(own, dia)
      await linesOfDay(own, dia, servidor)
      await viewedOf(own, dia)
    })
    for (const { text, values } of asked) {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
      const looked = new Set(relationsIn(rows[0]['QUERY PLAN'][0].Plan))
      // The view's own lines are by moment, and their months by day: of each month it asks one index.
      const byDay = text.includes('limites') ? ['acesso_dado_pessoal', 'log_historico'] : tables
      for (const tabela of byDay)
        expect([...looked].filter((name) => name.startsWith(tabela)).length).toBeLessThanOrEqual(3)
    }
    expect(asked.length).toBeGreaterThan(2)
  })
})

describe('a month that is empty and over', () => {
  it('is removed by the job of each night, here and aside', async () => {
    const [here, aside] = [await monthAgo(db, 10), await monthAgo(db, 9)]
    await move('log_historico', aside)
    const before = await names('log_historico')
    expect(before).toEqual(expect.arrayContaining([here, aside, await monthAgo(db, 0)]))
    await sql`insert into log_historico (tabela, id_item, operacao, data)
      values ('x', '1', 'UPDATE', now() - interval '11 months')`.execute(db)
    await monthsJob.run(deps, {})
    const after = await names('log_historico')
    const sends = await names('campanha_envio')
    expect(sends).toEqual(expect.arrayContaining([await monthAgo(db, 12), await monthAgo(db, -13)]))
    expect(sends).not.toContain(await monthAgo(db, 14))
    expect(after).not.toContain(here)
    expect(after).not.toContain(aside)
    expect(after).toEqual(expect.arrayContaining([await monthAgo(db, 11), await monthAgo(db, 0)]))
  })
})

interface Plan {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: Plan[]
}

/** Tables whose rows or indexes a plan really looked at. */
const relationsIn = (plan: Plan): string[] => [
  ...(plan['Relation Name'] && plan['Actual Loops'] > 0 ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsIn),
]
