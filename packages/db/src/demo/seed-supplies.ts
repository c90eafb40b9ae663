/** Equipment of the demo squads: products, assets, what is on its way, counts, and a term that waits for its signature. */
import { DAY_MS } from '@intranet/contract/durations'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

/** The system of the demonstration answers the same products and squads: reading it again adds none. */
const products = [
  ['ONT-H', 'ONT Huawei EG8145', 'un', true, '289.00'],
  ['ONT-Z', 'ONT ZTE F670L', 'un', true, '265.00'],
  ['ROT-AX', 'Roteador AX1500', 'un', true, '199.00'],
  ['DEC-4K', 'Decodificador 4K', 'un', true, '198.50'],
  ['CAB-DROP', 'Cabo drop', 'm', false, '0.95'],
  ['CON-SC', 'Conector SC/APC', 'pc', false, '4.80'],
  ['ESTIC', 'Esticador de cabo drop', 'pc', false, '2.10'],
] as const

const squads = [
  ['produto', 'E01', 'Equipe Pelotas 01', 'Pelotas', 'Furgão branco', 'tecnico'],
  ['produto', 'E02', 'Equipe Pelotas 02', 'Pelotas', 'Strada', null],
  ['produto', 'E03', 'Equipe Rio Grande 01', 'Rio Grande', 'Furgão prata', null],
  ['razao', 'E01', 'Equipe Pelotas 01', 'Pelotas', 'Furgão branco', null],
  ['razao', 'E02', 'Equipe Pelotas 02', 'Pelotas', 'Strada', null],
  ['vetorial', 'E01', 'Equipe Tubarão 01', 'Tubarão', 'Kangoo', null],
  ['vetorial', 'E02', 'Equipe Criciúma 01', 'Criciúma', null, null],
] as const

const customers = ['Adriana', 'Cláudio', 'Márcia', 'Rogério', 'Simone', 'Jorge', 'Elaine', 'Vilmar']
const faults = ['Não liga', 'Sem sinal óptico', 'Porta LAN queimada', 'Fonte com defeito']

interface Row {
  id: number
  id_empresa: number
}
interface Squad extends Row {
  nome: string
  cidade: string
}
interface Product extends Row {
  serializado: boolean
  valor_unitario: string
}

export async function seedSupplies(db: Database): Promise<void> {
  const providers = await db.selectFrom('empresa').select(['id', 'sistema']).orderBy('id').execute()
  const idOf = (sistema: string) => providers.find((one) => one.sistema === sistema)!.id
  const made: Product[] = await db
    .insertInto('suprimento_produto')
    .values(
      providers.flatMap(({ id }) =>
        products.map(([codigo_erp, nome, unidade, serializado, valor_unitario]) => ({
          id_empresa: id,
          codigo_erp,
          nome,
          unidade,
          serializado,
          valor_unitario,
        })),
      ),
    )
    .returning(['id', 'id_empresa', 'serializado', 'valor_unitario'])
    .execute()
  const technician = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'tecnico@intranet.example')
    .select('id')
    .executeTakeFirst()
  const teams: Squad[] = await db
    .insertInto('equipe')
    .values(
      squads.map(([sistema, codigo_erp, nome, cidade, veiculo, responsavel]) => ({
        id_empresa: idOf(sistema),
        codigo_erp,
        nome,
        cidade,
        veiculo,
        id_responsavel: responsavel ? (technician?.id ?? null) : null,
      })),
    )
    .returning(['id', 'id_empresa', 'nome', 'cidade'])
    .execute()
  await seedStock(db, teams, made)
  await seedWays(db, teams, made)
  await seedCounts(db, teams)
  if (technician) await seedTerm(db, technician.id, teams[0]!)
}

const of = (made: readonly Product[], { id_empresa }: Row, serial: boolean) =>
  made.filter((one) => one.id_empresa === id_empresa && one.serializado === serial)

async function seedStock(db: Database, teams: readonly Squad[], made: readonly Product[]): Promise<void> {
  await db
    .insertInto('suprimento_estoque')
    .values(
      teams.flatMap((team, place) =>
        of(made, team, false).map(({ id }, n) => ({
          id_equipe: team.id,
          id_produto: id,
          quantidade: [320, 12, 40][n]! + place * 7,
          minimo: [300, 20, null][n],
        })),
      ),
    )
    .execute()
  await db
    .insertInto('suprimento_patrimonio')
    .values(
      teams.flatMap((team, place) =>
        Array.from({ length: 8 }, (_, n) => ({
          id_empresa: team.id_empresa,
          patrimonio: `PT-${String(1000 + place * 100 + n).padStart(6, '0')}`,
          id_produto: of(made, team, true)[n % 4]!.id,
          id_equipe: team.id,
        })),
      ),
    )
    .execute()
}

const stagesOf = [
  ['retirada'],
  ['retirada', 'devolucao'],
  ['retirada', 'devolucao', 'retorno'],
  ['retirada', 'devolucao', 'manutencao'],
  ['retirada', 'devolucao', 'manutencao', 'retorno'],
  ['retirada', 'devolucao', 'manutencao', 'reciclagem'],
] as const

/** Twelve items a squad, each somewhere between a customer's house and the stock. */
async function seedWays(db: Database, teams: readonly Squad[], made: readonly Product[]): Promise<void> {
  const { id: id_usuario } = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.operacoes@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const at = (days: number) => new Date(Date.now() - days * DAY_MS)
  for (const [place, team] of teams.entries())
    for (let n = 0; n < 12; n += 1) {
      const product = of(made, team, true)[n % 4]!
      // Some items have no readable label: they stand in the alternative lists.
      const bare = n === 7 || n === 8
      const patrimonio = bare ? null : `PT-${String(4500 + place * 20 + n).padStart(6, '0')}`
      const asset = patrimonio
        ? await db
            .insertInto('suprimento_patrimonio')
            .values({ id_empresa: team.id_empresa, patrimonio, id_produto: product.id })
            .returning('id')
            .executeTakeFirstOrThrow()
        : null
      const steps = stagesOf[n % stagesOf.length]!
      let before: number | null = null
      for (const [index, etapa] of steps.entries()) {
        const begun = 4 + n * 3 + place - index * 2
        const last = index === steps.length - 1
        const ended = etapa === 'retorno' || etapa === 'reciclagem'
        const { id }: { id: number } = await db
          .insertInto('suprimento_movimento')
          .values({
            id_empresa: team.id_empresa,
            etapa,
            os: bare ? null : String(88_000 + place * 100 + n),
            patrimonio,
            id_patrimonio: asset?.id ?? null,
            id_produto: product.id,
            quantidade: 1,
            id_equipe: team.id,
            cidade: team.cidade,
            cod_cliente: String(40_000 + place * 50 + n),
            cliente: customers[(place + n) % customers.length]!,
            origem: index ? steps[index - 1]! : null,
            condicao:
              { manutencao: 'defeito', reciclagem: 'sucata', retorno: 'bom' }[etapa as string] ?? null,
            motivo:
              etapa === 'manutencao' ? faults[n % 4]! : etapa === 'reciclagem' ? 'Placa queimada' : null,
            fornecedor: etapa === 'manutencao' ? 'Eletrônica Sul' : null,
            valor_unitario: ended || !last ? product.valor_unitario : null,
            data_entrada: at(begun),
            data_saida: last ? null : at(begun - 2),
            id_usuario,
            id_movimento_anterior: before,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        before = id
        if (!last) continue
        await db
          .updateTable('suprimento_patrimonio')
          .set({ id_equipe: etapa === 'retirada' ? team.id : null, ativo: etapa !== 'reciclagem' })
          .where('id', '=', asset?.id ?? 0)
          .execute()
      }
    }
}

/** A count that ended with a difference, and one that goes on, of the squad that `tecnico` answers for. */
async function seedCounts(db: Database, teams: readonly Squad[]): Promise<void> {
  const [open, ended] = [teams[0]!, teams[1]!]
  for (const team of [open, ended]) {
    const { id } = await db
      .insertInto('suprimento_contagem')
      .values({ id_empresa: team.id_empresa, id_equipe: team.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into inventario (id_contagem, id_empresa, id_equipe, cidade, id_produto, quantidade_sistema)
      select ${id}, ${team.id_empresa}, ${team.id}, ${team.cidade}, s.id_produto, s.quantidade
      from suprimento_estoque s where s.id_equipe = ${team.id} order by s.id`.execute(db)
    await sql`insert into inventario (id_contagem, id_empresa, id_equipe, cidade, id_produto, id_patrimonio, patrimonio, quantidade_sistema)
      select ${id}, ${team.id_empresa}, ${team.id}, ${team.cidade}, a.id_produto, a.id, a.patrimonio, 1
      from suprimento_patrimonio a where a.id_equipe = ${team.id} and a.ativo order by a.id`.execute(db)
    if (team === open) continue
    await sql`update inventario set quantidade_informada = greatest(quantidade_sistema - (id % 5 = 0)::int * 2, 0)
      where id_contagem = ${id}`.execute(db)
    await sql`update inventario v set validado = true, validado_em = now() - interval '6 days', quantidade_validada = quantidade_informada,
        observacao = case when quantidade_informada <> quantidade_sistema then '2 em cliente OS 88123' end,
        validado_por = (select id from rh_usuario where email = 'gestor.operacoes@intranet.example')
      where id_contagem = ${id}`.execute(db)
    await sql`update suprimento_contagem set situacao = 'encerrada', encerrada_em = now() - interval '6 days',
        created_at = now() - interval '8 days' where id = ${id}`.execute(db)
  }
}

async function seedTerm(db: Database, id_funcionario: number, team: Squad): Promise<void> {
  const asset = await db
    .selectFrom('suprimento_patrimonio')
    .where('id_equipe', '=', team.id)
    .select(['id', 'id_produto', 'patrimonio'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('suprimento_custodia')
    .values({
      id_empresa: team.id_empresa,
      tipo: 'entrega',
      id_funcionario,
      texto: `Eu, Tiago Machado, declaro que recebi de Produto os itens abaixo, em bom estado, para uso no trabalho. Comprometo-me a guardá-los, a comunicar perda ou dano e a devolvê-los quando solicitado ou ao me desligar.\n\n• ONT Huawei EG8145, patrimônio ${asset.patrimonio}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('suprimento_custodia_item')
    .values({ id_custodia: id, id_patrimonio: asset.id, id_produto: asset.id_produto, quantidade: 1 })
    .execute()
}
