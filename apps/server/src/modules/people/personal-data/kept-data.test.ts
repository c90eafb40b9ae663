import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app, deps } = await testWorld()
const { kept: declared, notAbout } = deps.offers.personalData
const ours = await makeProvider(db)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const manager = await as(hr)
const colleague = await as(hr)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the stored data', () => {
  it('has an entry for every column that names a person', async () => {
    const { rows } = await sql<{ coluna: string }>`
      select c.conrelid::regclass || '.' || a.attname as coluna
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'rh_usuario'::regclass and c.connamespace = 'public'::regnamespace
      order by 1`.execute(db)
    const known = new Set([...declared.map(({ tabela, dono }) => `${tabela}.${dono}`), ...notAbout])
    expect(rows.map(({ coluna }) => coluna).filter((coluna) => !known.has(coluna))).toEqual([])
    expect(new Set(declared.map(({ chave }) => chave)).size).toBe(declared.length)
  })

  it('shows every column of the record, except those that say nothing about the person', async () => {
    const { rows } = await sql<{ coluna: string }>`
      select column_name as coluna from information_schema.columns where table_name = 'rh_usuario'`.execute(
      db,
    )
    const shown = new Set(declared[0]!.colunas.map(([campo]) => campo))
    // Keys are shown by name, secrets as little as anywhere; the rest repeats or marks what is shown.
    const aside = /^(id|id_\w+|busca|funcionario|ativo|senha_\w+|redefinir_senha)$/
    const forgotten = rows.filter(({ coluna }) => !shown.has(coluna) && !aside.test(coluna))
    expect(forgotten).toEqual([])
  })

  it('goes whole with an anonymisation in these sections (docs/people.md#anonymising)', () => {
    const gone = `aparelhos aplicativos avisos_aparelho buscas_que_acharam buscas_salvas calendario caronas_bloqueio
      certificado chaves comentarios_candidatura convites convites_vaga curriculo curriculo_pdf emails entrevistas
      experiencia familiares faq_visualizacoes faq_votos favoritos formacao identidades incidentes_acompanhados
      incidentes_avisados indicacoes notificacoes novidades_cobranca outras_contas papeis parceria passkeys
      pedidos_equipamento perfis pre_admissao pre_admissao_papeis propostas propostas_aceites provedores reacoes
      relatos_campo repeticoes respostas_candidatura respostas_vaga resumo_semanal revisoes_candidatura sessoes vencimentos`
    const chaves = declared.filter(({ apagar }) => apagar).map(({ chave }) => chave)
    expect(chaves.toSorted()).toEqual(gone.split(/\s+/))
  })

  it('is shown to its person only, with counts, columns and slices', async () => {
    const one = await as({ id_empresa: ours, roles: ['rh:leitor'], empresas: [ours] })
    const other = await as({ id_empresa: ours, nome: 'Outra Pessoa' })
    await db.updateTable('rh_usuario').set({ cpf: '52998224725' }).where('id', '=', one.userId).execute()
    await db
      .insertInto('rh_familiar')
      .values([
        { id_funcionario: one.userId, nome: 'Filha Um', parentesco: 'filho', cpf: '11144477735' },
        { id_funcionario: other.userId, nome: 'Filho Alheio', parentesco: 'filho' },
      ])
      .execute()
    const all = await one.call.ownData.get({ limit: 10 })
    const section = (chave: string) => all.find((part) => part.chave === chave)!
    expect(section('cadastro').linhas).toMatchObject([{ cpf: '52998224725' }])
    expect(section('familiares')).toMatchObject({
      total: 1,
      linhas: [{ nome: 'Filha Um', cpf: '***.444.777-**' }],
    })
    expect(section('papeis').linhas).toEqual([{ papel: 'rh:leitor' }])
    expect(section('sessoes').total).toBe(1)
    expect(JSON.stringify(all)).not.toMatch(/Alheio|Outra Pessoa|senha_hash/)
    const slice = await one.call.ownData.get({ secao: 'historico', limit: 1, offset: 0 })
    expect(slice).toMatchObject([
      { chave: 'historico', total: 2, linhas: [{ depois: { cpf: '52998224725' } }] },
    ])
    await expect(one.call.ownData.get({ secao: 'senhas' })).rejects.toThrow('não encontrado')
    await expect((await as(null)).call.ownData.get()).rejects.toThrow('Entre para continuar')
    const rest = await app.inject({ url: '/v1/meus-dados?secao=papeis', headers: bearer(one.token) })
    expect(rest.json()).toMatchObject({ meus_dados: [{ chave: 'papeis', total: 1 }] })
    const few = await app.inject({ url: '/v1/meus-dados?limit=1', headers: bearer(one.token) })
    const sections = few.json().meus_dados as { chave: string; total: number; linhas: unknown[] }[]
    expect(sections.find(({ chave }) => chave === 'historico')).toMatchObject({ total: 2 })
    for (const { total, linhas } of sections) expect(linhas).toHaveLength(Math.min(1, total))
  })

  it('does not show a dismissal before it is carried out', async () => {
    const person = await as(hr)
    await sql`select registra_leitura(${manager.userId}, array[${person.userId}]::bigint[], 'motivo do desligamento')`.execute(
      db,
    )
    await sql`select registra_leitura(${manager.userId}, array[${person.userId}]::bigint[], 'cpf')`.execute(
      db,
    )
    const seen = await person.call.ownData.get({ secao: 'leituras', limit: 10 })
    expect(seen).toMatchObject([{ total: 1, linhas: [{ campos: ['cpf'] }] }])
    const listed = (who: typeof person) =>
      who.call.personalDataReadings.list({ filtro: { id_titular: person.userId } })
    expect((await listed(person)).dados.map(({ dados }) => dados)).toEqual(['CPF'])
    expect((await listed(colleague)).total).toBe(2)
  })

  it('is downloaded as JSON and PDF, recorded, and only by its person', async () => {
    const one = await as({ id_empresa: ours, nome: 'Conceição Ávila 🎂' })
    const json = await app.inject({ url: '/export/meus-dados?formato=json', headers: bearer(one.token) })
    expect(json.headers['content-disposition']).toContain('meus-dados.json')
    const file = json.json() as { titular: object; secoes: { chave: string; linhas: unknown[] }[] }
    expect(file.titular).toMatchObject({ nome: 'Conceição Ávila 🎂' })
    expect(file.secoes.map(({ chave }) => chave)).toEqual(declared.map(({ chave }) => chave))
    const pdf = await app.inject({ url: '/export/meus-dados?formato=pdf', headers: bearer(one.token) })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.subarray(-6).toString()).toContain('%%EOF')
    const logged = await db
      .selectFrom('exportacao')
      .where('id_usuario', '=', one.userId)
      .selectAll()
      .execute()
    expect(logged.map(({ tela }) => tela)).toEqual(['meus-dados', 'meus-dados'])
    expect(logged.every(({ linhas }) => linhas > 0)).toBe(true)
    expect((await app.inject({ url: '/export/meus-dados' })).statusCode).toBe(401)
    const odd = await app.inject({ url: '/export/meus-dados?formato=exe', headers: bearer(one.token) })
    expect(odd.statusCode).toBe(422)
  })

  it('is downloaded twenty times an hour at most', async () => {
    const one = await as({ id_empresa: ours })
    const download = () => app.inject({ url: '/export/meus-dados', headers: bearer(one.token) })
    for (let time = 0; time < 20; time += 1) expect((await download()).statusCode).toBe(200)
    expect((await download()).statusCode).toBe(429)
    const other = await as({ id_empresa: ours })
    expect((await app.inject({ url: '/export/meus-dados', headers: bearer(other.token) })).statusCode).toBe(
      200,
    )
  })

  it('is written in full although a section is longer than a page', async () => {
    const one = await as({ id_empresa: ours })
    await sql`insert into acesso_dado_pessoal (id_usuario, id_titular, campos)
      select ${manager.userId}, ${one.userId}, '{cpf}' from generate_series(1, 1100)`.execute(db)
    const { secoes } = (
      await app.inject({ url: '/export/meus-dados', headers: bearer(one.token) })
    ).json() as { secoes: { chave: string; linhas: unknown[] }[] }
    expect(secoes.find(({ chave }) => chave === 'leituras')!.linhas).toHaveLength(1100)
  })
})
