import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const place = { empresas: [ours], id_empresa: ours, id_departamento: await makeDepartment(db, ours) }
const hr = await as({ nome: 'Rita Lima', roles: ['rh:gestor'], ...place })
const otherHr = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
const ana = await as({ nome: 'Ana Souza', ...place })
const bento = await as({ ...place })

type Caller = { call: typeof hr.call }
const historyOf =
  (
    tabela: 'rh_familiar' | 'elogio' | 'rh_documento' | 'rh_desligamento' | 'rh_desligamento_item',
    id_item: number,
  ) =>
  async ({ call }: Caller) =>
    (await call.history.list({ tabelas: [tabela], id_item })).map(({ operacao, usuario }) => [
      operacao,
      usuario,
    ])

describe('the history of', () => {
  it('a relative is for the employee and HR of their provider, whose reading is recorded', async () => {
    const [made] = await ana.call.relatives.create({ objects: [{ nome: 'Davi Souza', parentesco: 'filho' }] })
    await hr.call.relatives.update({ id: made!.id, dependente_ir: true })
    await db.deleteFrom('acesso_dado_pessoal').execute()
    const read = historyOf('rh_familiar', made!.id)
    const both = [
      ['UPDATE', 'Rita Lima'],
      ['INSERT', 'Ana Souza'],
    ]
    expect(await read(ana)).toEqual(both)
    expect(await read(hr)).toEqual(both)
    expect([await read(bento), await read(otherHr)]).toEqual([[], []])
    const readings = await db.selectFrom('acesso_dado_pessoal').select(['id_usuario', 'id_titular']).execute()
    expect(readings).toEqual([{ id_usuario: hr.userId, id_titular: ana.userId }])
  })

  it('a compliment is for its author and HR, not for whom it praises', async () => {
    const { id: id_categoria } = await db
      .insertInto('elogio_categoria')
      .values({ titulo: 'Equipe', color: '#2e7d32', icone: 'users' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [made] = await ana.call.compliments.create({
      objects: [{ id_funcionario: bento.userId, id_categoria, texto: 'Muito bom.' }],
    })
    await ana.call.compliments.update({ id: made!.id, texto: 'Muito bom mesmo.' })
    const read = historyOf('elogio', made!.id)
    expect(await read(ana)).toHaveLength(2)
    expect(await read(hr)).toHaveLength(2)
    expect([await read(bento), await read(otherHr)]).toEqual([[], []])
  })

  it('a shutdown is for anyone who decides about it, never for whom it is about or who asked for it (docs/access.md#shutdowns-roles)', async () => {
    const asks = await as({ roles: ['desligamentos:solicitante'], ...place })
    const day = await sql<{ dia: string }>`select (current_date + 30)::text as dia`.execute(db)
    const [made] = await asks.call.shutdowns.create({
      objects: [
        {
          id_funcionario: bento.userId,
          tipo: 'acordo',
          motivo: 'Combinado entre as partes.',
          aviso_previo: 'trabalhado',
          data_desligamento: day.rows[0]!.dia,
          recontrataria: true,
        },
      ],
    })
    await db.deleteFrom('acesso_dado_pessoal').execute()
    const read = historyOf('rh_desligamento', made!.id)
    expect(await read(hr)).toHaveLength(1)
    const readings = await db.selectFrom('acesso_dado_pessoal').select(['id_usuario', 'campos']).execute()
    expect(readings).toEqual([{ id_usuario: hr.userId, campos: ['motivo do desligamento'] }])
    expect(await read(otherHr)).toEqual([])
    await expect(read(asks)).rejects.toThrow('Você não tem permissão')
    await expect(read(bento)).rejects.toThrow('Você não tem permissão')
    await hr.call.shutdowns.check({ id: made!.id, item: 'exame', feito: true })
    const items = historyOf('rh_desligamento_item', made!.id)
    expect((await items(hr)).filter(([operation]) => operation === 'UPDATE')).toEqual([
      ['UPDATE', 'Rita Lima'],
    ])
    expect(await items(otherHr)).toEqual([])
    await expect(items(asks)).rejects.toThrow('Você não tem permissão')
  })

  it('a document is for HR of its person’s provider', async () => {
    const { id: id_categoria } = await db
      .insertInto('rh_documento_categoria')
      .values({ titulo: 'Saúde', color: '#2e7d32', icone: 'heart', sensivel: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: id_arquivo } = await db
      .insertInto('arquivo')
      .values({ bucket: 'documentos', nome: 'aso.pdf', tipo: 'application/pdf', tamanho: 9, sha256: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('rh_documento')
      .values({
        titulo: 'ASO',
        id_categoria,
        id_arquivo,
        id_funcionario: ana.userId,
        data_emissao: '2026-01-10',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await hr.call.documents.update({ id, titulo: 'ASO admissional' })
    await db.deleteFrom('acesso_dado_pessoal').execute()
    const read = historyOf('rh_documento', id)
    expect(await read(hr)).toHaveLength(2)
    expect(await read(otherHr)).toEqual([])
    await expect(read(ana)).rejects.toThrow('Você não tem permissão')
    const readings = await db.selectFrom('acesso_dado_pessoal').select(['id_usuario', 'campos']).execute()
    expect(readings).toEqual([{ id_usuario: hr.userId, campos: ['documento: ASO admissional'] }])
  })
})
