import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { unviewedHistories } from '../../test/unviewed-histories.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeUser } from '../../test/factories/users.ts'
import { endUncollected, writeViewed, type ViewedLine } from './security-copies.ts'
import { createSecurityLog } from './security-log.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testWorld()
const path = join(mkdtempSync(join(tmpdir(), 'copies-')), 'security.jsonl')
const log = createSecurityLog(db, {
  path,
  onError(error) {
    throw error
  },
})
const person = await makeUser(db)
const provider = await makeProvider(db)
const waiting = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from seguranca_saida`.execute(db)).rows[0]!.n)
const addExports = (many: number) =>
  sql`insert into exportacao (tela, filtros, linhas) select 'tela', '{}', n from generate_series(1, ${many}::int) n`.execute(
    db,
  )

beforeEach(() => sql`delete from seguranca_saida`.execute(db))

describe('what is viewed beside the security log (docs/security.md#security-log)', () => {
  it('is at the collector as the view has it, once: a reading, an export, a change of rights', async () => {
    await inTransaction(db, { id: person }, async (open) => {
      await open
        .insertInto('acesso_dado_pessoal')
        .values({ id_usuario: person, id_titular: null, campos: ['cpf'], tabela: 'vendas_lead', id_item: 7 })
        .execute()
      await open
        .insertInto('exportacao')
        .values({ id_usuario: person, tela: 'users.list', filtros: '{}', linhas: 3 })
        .execute()
      await open.insertInto('usuario_papel').values({ id_usuario: person, papel: 'rh:leitor' }).execute()
      // What the view leaves out.
      await open.insertInto('rh_departamento').values({ nome: 'Campo', id_empresa: provider }).execute()
    })
    await log.copyViewed()
    await log.copyViewed()
    const lines = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ViewedLine)
    const { rows } = await sql<ViewedLine>`
      select id as registro, tipo, data, id_usuario, endereco, pedido, alvo, detalhe from seguranca
      where id_usuario = ${person} order by data, id`.execute(db)
    expect(lines).toEqual(JSON.parse(JSON.stringify(rows)))
    expect(lines.map(({ tipo, alvo, detalhe }) => `${tipo}: ${alvo}, ${detalhe}`).toSorted()).toEqual([
      'exportacao: users.list, 3 linhas',
      'leitura: vendas_lead 7, cpf',
      `permissao: Papéis da pessoa ${person}, Inclusão`,
    ])
    expect(await waiting()).toBe(0)
  })

  it('is every history that the view has, and no other', async () => {
    const { rows } = await sql<{ view: string; tables: string }>`
      select pg_get_viewdef('seguranca'::regclass) as view, pg_get_functiondef('historico_visto'::regproc) as tables`.execute(
      db,
    )
    const named = (text: string) =>
      new Set(
        [...text.matchAll(/tabela = ANY \(ARRAY\[(.+?)\]\)/g)].flatMap(([, list]) =>
          [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
        ),
      )
    const { view, tables } = rows[0]!
    const queued = [...tables.matchAll(/'(\w+)'::text/g)].map(([, name]) => name!)
    expect(queued.length).toBeGreaterThan(30)
    expect(queued.toSorted()).toEqual([...named(view)].toSorted())
    for (const tabela of Object.values(unviewedHistories).flat()) expect(queued).not.toContain(tabela)
  })

  it('waits where writing fails, and is written by the next round', async () => {
    await addExports(2)
    const broken = writeViewed(db, () => {
      throw new Error('disk full')
    })
    await expect(broken).rejects.toThrow('disk full')
    const written: ViewedLine[] = []
    await writeViewed(db, (line) => void written.push(line))
    expect(written.map(({ detalhe }) => detalhe)).toEqual(['1 linhas', '2 linhas'])
  })

  it('is written once where servers share it, and all of it where it is more than one transaction takes', async () => {
    await addExports(1201)
    const written: ViewedLine[][] = [[], [], []]
    await Promise.all(written.map((lines) => writeViewed(db, (line) => void lines.push(line))))
    const all = written.flat().map(({ registro }) => registro)
    expect([all.length, new Set(all).size, await waiting()]).toEqual([1201, 1201, 0])
  })

  it('is kept for no longer than an hour where no server has a collector', async () => {
    await addExports(2)
    await sql`update seguranca_saida set data = now() - interval '61 minutes'
      where id = (select min(id) from seguranca_saida)`.execute(db)
    await endUncollected(db)
    expect(await waiting()).toBe(1)
    const none = createSecurityLog(db, { path: undefined, onError: () => {} })
    await none.copyViewed()
    expect(await waiting()).toBe(1)
  })
})
