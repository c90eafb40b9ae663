import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { securityLines } from '../../../../test/factories/security-lines.ts'
import { beginImport, writeImport } from '../../../../test/factories/sheets.ts'
import { todayInBrazil } from '@intranet/contract/today'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })
const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })
const [department] = await hr.call.departments.create({ objects: [{ nome: 'Comercial', id_empresa: ours }] })
const sector = await db
  .insertInto('rh_setor')
  .values({ nome: 'Vendas', id_departamento: department!.id })
  .returning('id')
  .executeTakeFirstOrThrow()
await db.insertInto('rh_cargo').values({ nome: 'Consultor', id_setor: sector.id }).execute()
const titles = 'Nome;E-mail;Provedor;Departamento;Setor;Cargo;Admissão;CPF;Matrícula'
const line = (nome: string, email: string, cpf = '', { cargo = 'Consultor', dia = '02/03/2026' } = {}) =>
  `${nome};${email};Vetorial;comercial;Vendas;${cargo};${dia};${cpf};`

const begin = (...lines: string[]) => beginImport(app, hr, 'employees', [titles, ...lines])
const writeAll = (id: number) => writeImport(hr, id)
const current = async () => (await hr.call.sheetImports.current({ entidade: 'employees' }))!
const people = () =>
  db
    .selectFrom('rh_usuario')
    .where('email', 'like', '%@planilha.example')
    .select(['id', 'nome', 'id_departamento', 'cpf', 'funcionario', 'senha_hash'])
    .orderBy('id')
    .execute()
const invitations = async () =>
  (await db.selectFrom('mensagem_saida').where('assunto', 'like', 'Convite%').select('destino').execute())
    .map(({ destino }) => destino)
    .toSorted()

beforeEach(async () => {
  await db.deleteFrom('mensagem_saida').execute()
  await db.deleteFrom('planilha_importacao').execute()
  await db.deleteFrom('rh_usuario').where('email', 'like', '%@planilha.example').execute()
})

const [ana, bia, rui] = ['ana', 'bia', 'rui'].map((name) => `${name}@planilha.example`) as [
  string,
  string,
  string,
]

describe('imported employees', () => {
  it('come with their place, and no invitation goes out before somebody sends them', async () => {
    const id = await begin(
      line('Ana', ana, '1234567890'),
      line('Sem Cargo', bia, '', { cargo: 'Astronauta' }),
      line('Rui', rui),
    )
    expect(await current()).toMatchObject({ convites: 2, com_erro: 1 })
    expect((await current()).erros).toMatchObject([
      { linha: 3, erro: expect.stringContaining('Cargo: “Astronauta” não foi encontrado.') },
    ])
    await writeAll(id)
    expect(await people()).toMatchObject([
      { nome: 'Ana', id_departamento: department!.id, cpf: '01234567890', funcionario: true },
      { nome: 'Rui' },
    ])
    expect(await invitations()).toEqual([])
    expect(await current()).toMatchObject({ convites: 2, convidados: 0 })
    const [before] = await people()
    await Promise.all([1, 2].map(() => hr.call.sheetImports.invite({ id })))
    expect(await invitations()).toEqual([ana, rui])
    expect((await people())[0]!.senha_hash).not.toBe(before!.senha_hash)
    expect(await current()).toMatchObject({ convites: 0, convidados: 2 })
    expect(await hr.call.sheetImports.invite({ id })).toEqual({ pendentes: 0 })
    expect(await invitations()).toHaveLength(2)
  })

  it('whose admission is to come, or who may not sign in any more, get none', async () => {
    const next = new Date(Date.parse(todayInBrazil()) + 86_400_000 * 2).toISOString().slice(0, 10)
    const dia = next.split('-').toReversed().join('/')
    const id = await begin(line('Ana', ana), line('Bia', bia), line('Rui', rui, '', { dia }))
    expect((await current()).convites).toBe(2)
    await writeAll(id)
    const [, second] = await people()
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', second!.id).execute()
    await hr.call.sheetImports.invite({ id })
    expect(await invitations()).toEqual([ana])
    expect(await current()).toMatchObject({ convites: 0, convidados: 1 })
  })

  it('are undone though they were invited, and the answer names who was', async () => {
    const id = await begin(line('Ana', ana), line('Bia', bia))
    await writeAll(id)
    await hr.call.sheetImports.invite({ id })
    const third = await people()
    expect(await hr.call.sheetImports.undo({ id })).toEqual({
      removidos: 2,
      mantidos: 0,
      aviso: `Já tinham recebido o convite, que deixa de valer: Ana (${ana}), Bia (${bia}).`,
      proximo: null,
    })
    expect(third).toHaveLength(2)
    expect(await people()).toEqual([])
    await expect(hr.call.sheetImports.invite({ id })).rejects.toThrow('já foi desfeita')
  })

  it('that had signed in lose their sessions, each with a line of the security log (docs/security.md#ended-sessions)', async () => {
    const id = await begin(line('Ana', ana))
    await writeAll(id)
    const [person] = await people()
    await deps.auth.createSession(person!.id, {})
    await hr.call.sheetImports.undo({ id })
    expect(await securityLines(deps, person!.id)).toContain('sessao: Pessoa excluída (1 sessão)')
  })

  it('are invited by nobody who did not import them', async () => {
    const id = await begin(line('Ana', ana))
    await writeAll(id)
    const other = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await expect(other.call.sheetImports.invite({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(other.call.sheetImports.wrongLines({ id })).rejects.toThrow('Registro não encontrado.')
    expect(await invitations()).toEqual([])
  })
})

describe('a line that repeats', () => {
  it('the e-mail or CPF of an earlier line is wrong before anything is written', async () => {
    await begin(
      line('Ana', ana, '529.982.247-25'),
      line('Ana de novo', ana.toUpperCase()),
      line('Bia', bia, '52998224725'),
      line('Rui', rui),
    )
    expect((await current()).erros).toEqual([
      { linha: 3, erro: 'E-mail: igual ao da linha 2.' },
      { linha: 4, erro: 'CPF: igual ao da linha 2.' },
    ])
  })

  it('a line that is wrong itself is right', async () => {
    await begin(line('Ana', ana, '', { cargo: 'Astronauta' }), line('Ana', ana))
    expect((await current()).erros.map(({ linha }) => linha)).toEqual([2])
  })
})

it('wrong lines come back as they were sent, with the reason', async () => {
  const id = await begin(line('Ana', ana), line('Bia', 'nada'), line('Rui', rui))
  await writeAll(id)
  expect(await hr.call.sheetImports.wrongLines({ id })).toEqual({
    colunas: titles.split(';'),
    linhas: [{ linha: 3, erro: expect.stringMatching(/^E-mail: /), celulas: line('Bia', 'nada').split(';') }],
    proxima: null,
  })
})
