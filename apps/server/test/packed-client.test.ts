/** The client as others get it: packed, installed without a network in an empty project, run on the oldest Node it promises. */
import { mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeAccount, PASSWORD } from './factories/accounts.ts'
import { makeCustomer } from './factories/communication.ts'
import { makeDepartment, makePosition, makeSector } from './factories/company.ts'
import { importWorld } from './factories/import-world.ts'
import { makeLead } from './factories/sales.ts'
import { makeLink } from './factories/tracking.ts'
import { makeUser } from './factories/users.ts'
import { packedProject, root } from './packed-project.ts'
import { faultsIn } from './strict-compiler.ts'
import { signedIn, typedClient } from './typed-client.ts'

/** What the nightly sync copies and a provider has; positions hang on a sector, and people of no provider are everybody's. */
const ofProvider = [
  'rh_departamento',
  'relationship_dados_pessoas',
  'vendas_lead',
  'vendas_tracking_url',
  'vendas_campanha_resultado',
] as const

const { app, db, ours, fields } = await importWorld()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const { project, script } = await packedProject(address)

async function signInOf(roles: string[]) {
  const { email } = await makeAccount(db, { roles, empresas: [ours], employee: true })
  return { INTRANET_EMAIL: email, INTRANET_PASSWORD: PASSWORD }
}

/** What the compiler says with the standard library and the types of Node 20 alone. */
async function compiled(include: string): Promise<string> {
  await mkdir(join(project, 'types'), { recursive: true })
  const linked = join(project, 'types/node')
  await rm(linked, { force: true })
  await symlink(await realpath(join(root, 'packages/client/node_modules/types-node-20')), linked)
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023'],
    types: ['node'],
    typeRoots: [join(project, 'types')],
  }
  return faultsIn(project, { include: [include], compilerOptions })
}

describe('the packed client', () => {
  it('depends on nothing, and its examples compile under strict', async () => {
    expect(await readdir(join(project, 'node_modules'))).toEqual(['.package-lock.json', '@intranet'])
    expect(await compiled('*.js')).toBe('')
  })

  it('types documented paths: their values, bodies and answers', async () => {
    await writeFile(join(project, 'typed.ts'), typedClient)
    expect(await compiled('typed.ts')).toBe('')
  })

  it('compiles the examples of its README', async () => {
    const page = await readFile(join(root, 'packages/client/README.md'), 'utf8')
    const blocks = [...page.matchAll(/```js\n([\s\S]+?)```/g)].map(([, block]) => block!)
    expect(blocks.length).toBeGreaterThan(2)
    await mkdir(join(project, 'readme'), { recursive: true })
    await writeFile(join(project, 'readme/signed-in.ts'), signedIn)
    for (const [place, block] of blocks.entries())
      await writeFile(join(project, `readme/example-${place}.ts`), `${block}\nexport {}\n`)
    expect(await compiled('readme/*.ts')).toBe('')
  })

  it('writes overdue leads as CSV', async () => {
    const past = new Date(Date.now() - 60 * 86_400_000)
    await makeLead(db, ours, { cliente: 'Dona; "Lia"', created_at: past, fone: '53999990000' })
    await makeLead(db, ours, { cliente: 'Em dia' })
    const printed = await script('overdue-leads-to-csv.js', await signInOf(['vendas:gestor']))
    const lines = printed.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(';"Dona; ""Lia""";53999990000;Vetorial;')
  })

  it('makes the right rows of a file and says what is wrong with the others', async () => {
    const file = join(project, 'departamentos.csv')
    await writeFile(file, `nome;id_empresa\nRedes;${ours}\nx;${ours}\nVendas;${ours}\nRedes;${ours}\n`)
    const { stdout, code } = (await script(
      'departments-from-csv.js',
      await signInOf(['rh:gestor']),
      file,
    ).catch((error: unknown) => error)) as { stdout: string; code: number }
    expect(code).toBe(1)
    expect(stdout).toMatch(/^2 criados\nlinha 3: nome: .+\nlinha 5: .+\n$/)
    const made = await db
      .selectFrom('rh_departamento')
      .select('nome')
      .where('id_empresa', '=', ours)
      .execute()
    expect(made.map(({ nome }) => nome).toSorted()).toEqual(['Redes', 'Vendas'])
  })

  it('notifies people without department', async () => {
    const id_departamento = await makeDepartment(db, ours, { nome: 'Cobrança' })
    await makeUser(db, { id_empresa: ours, id_departamento })
    const without = await makeUser(db, { id_empresa: ours })
    const printed = await script('notify-people-without-department.js', await signInOf(['rh:gestor']))
    expect(printed).toMatch(/^\d+ pessoas notificadas\n$/)
    const reported = await db
      .selectFrom('notificacao_usuario')
      .select('id_usuario')
      .where('id_usuario', '=', without)
      .execute()
    expect(reported).toHaveLength(1)
    expect(await db.selectFrom('notificacao_usuario').select('id_usuario').execute()).toHaveLength(
      Number.parseInt(printed, 10),
    )
  })

  it('keeps a copy by REST with a key: everything once, then what changed', async () => {
    const roles = ['rh:gestor', 'vendas:gestor']
    const { id: owner } = await makeAccount(db, { roles, empresas: [ours], employee: true })
    const { chave } = await makeAccessKey(db, owner, { roles, empresas: [ours] })
    const sync = () => script('nightly-sync.js', { INTRANET_KEY: chave }, 'copia.json')
    const copy = async () =>
      JSON.parse(await readFile(join(project, 'copia.json'), 'utf8')) as {
        marca: string
        tabelas: Record<string, Record<number, { id: number; nome: string }>>
      }
    const copied = async (table: string) =>
      Object.values((await copy()).tabelas[table]!)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
    const stored = async (table: (typeof ofProvider)[number]) => {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('id_empresa', '=', ours)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
    const expectWhole = async () => {
      for (const table of ofProvider)
        expect([table, await copied(table)]).toEqual([table, await stored(table)])
    }
    const week = (day: string) =>
      db
        .insertInto('vendas_campanha_resultado')
        .values({ ...fields, periodo_inicio: day, periodo_fim: day, investimento: '120.50' })
        .returning('id')
        .executeTakeFirstOrThrow()
    const renamed = await makeDepartment(db, ours)
    const sector = await makeSector(db, await makeDepartment(db, ours))
    const position = await makePosition(db, sector)
    await makeCustomer(db, ours)
    const person = await makeUser(db, { id_empresa: ours, employee: true })
    const { id: link } = await makeLink(db, ours)
    const { id: result } = await week('2026-03-01')
    await db.updateTable('vendas_campanha').set({ api: true }).where('id', '=', fields.id_campanha).execute()
    await writeFile(join(project, 'feira.csv'), 'nome;telefone\nLia Prates;53999990000\nRui;1\n')
    const imported = await script(
      'participants-from-file.js',
      { INTRANET_KEY: chave },
      ...['feira.csv', ours, fields.id_campanha, fields.id_canal].map(String),
    )
    expect(imported).toBe('1 participantes importados, 1 linhas com erro\n')
    await sync()
    await expectWhole()
    expect(await copied('rh_cargo')).toContain(position)
    expect(await copied('rh_usuario')).toContain(person)
    expect(await copied('vendas_tracking_url')).toContain(link)
    expect(await copied('vendas_campanha_resultado')).toContain(result)

    const gone = await makeDepartment(db, ours, { nome: 'Passageiro' })
    await makeLink(db, ours)
    await week('2026-03-02')
    await makeCustomer(db, ours)
    const added = await makePosition(db, sector)
    const hired = await makeUser(db, { id_empresa: ours, employee: true })
    const before = await copy()
    await sync()
    await expectWhole()
    expect(await copied('rh_departamento')).toContain(gone)
    expect(await copied('rh_cargo')).toContain(added)
    expect(await copied('rh_usuario')).toContain(hired)

    await db.deleteFrom('rh_departamento').where('id', '=', gone).execute()
    await db.deleteFrom('vendas_tracking_url').where('id', '=', link).execute()
    await db.deleteFrom('vendas_campanha_resultado').where('id', '=', result).execute()
    await db.deleteFrom('rh_cargo').where('id', '=', position).execute()
    await makeLead(db, ours, { cliente: 'Nova' })
    await db.updateTable('rh_departamento').set({ nome: 'Renomeado' }).where('id', '=', renamed).execute()
    await sync()
    await expectWhole()
    expect(await copied('rh_cargo')).not.toContain(position)
    const whole = await copy()
    expect(whole.tabelas['rh_departamento']![renamed]!.nome).toBe('Renomeado')

    // A run that was stopped left the older copy: the next one reads the same changes again.
    await writeFile(join(project, 'copia.json'), JSON.stringify(before))
    await sync()
    expect((await copy()).tabelas).toEqual(whole.tabelas)
  })

  it('reads everything again where its mark is older than the changes that are kept', async () => {
    const roles = ['rh:gestor', 'vendas:gestor']
    const { id: owner } = await makeAccount(db, { roles, empresas: [ours], employee: true })
    const { chave } = await makeAccessKey(db, owner, { roles, empresas: [ours] })
    const department = await makeDepartment(db, ours, { nome: 'Antigo' })
    const old = { marca: String((Date.now() - 91 * 86_400_000) * 1000), tabelas: { rh_departamento: {} } }
    await writeFile(join(project, 'velha.json'), JSON.stringify(old))
    await script('nightly-sync.js', { INTRANET_KEY: chave }, 'velha.json')
    const { tabelas } = JSON.parse(await readFile(join(project, 'velha.json'), 'utf8')) as {
      tabelas: Record<string, Record<number, { nome: string }>>
    }
    expect(Object.keys(tabelas)).toHaveLength(7)
    expect(tabelas['rh_departamento']![department]!.nome).toBe('Antigo')
  })
})
