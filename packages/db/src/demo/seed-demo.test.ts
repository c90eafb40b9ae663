import { expect, it } from 'vitest'
import { stages } from '@intranet/contract/careers/career-options'
import { DEFAULT_EMAIL_TITLE } from '@intranet/contract/marketing/communication-words'
import { renavam } from '@intranet/contract/operations/registration'
import { sql } from 'kysely'
import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { testDatabase } from '../../../../apps/server/test/database.ts'
import { holdsDemo } from './holds-demo.ts'
import { seedDemo } from './seed-demo.ts'
import { demoSignIns } from './sign-ins.ts'

const { db } = await testDatabase()

it('the demo group is written once, with every sign-in and valid CPFs', async () => {
  expect(await holdsDemo(db)).toBe(false)
  expect(await seedDemo(db, async () => 'hash')).toBe(true)
  expect(await holdsDemo(db)).toBe(true)
  expect(await seedDemo(db, () => Promise.reject(new Error('not asked')))).toBe(false)
  const people = await db.selectFrom('rh_usuario').select(['email', 'cpf', 'data_nascimento']).execute()
  expect(people.every((person) => person.cpf && isValidCpf(person.cpf))).toBe(true)
  for (const { login } of demoSignIns)
    expect(people.map((person) => person.email)).toContain(`${login}@intranet.example`)
})

it('every demo employee with a place works in a provider of theirs', async () => {
  const rows = await db
    .selectFrom('rh_usuario as u')
    .leftJoin('usuario_empresa as s', (join) =>
      join.onRef('s.id_usuario', '=', 'u.id').onRef('s.id_empresa', '=', 'u.id_empresa'),
    )
    .where('u.funcionario', '=', true)
    .where('u.id_empresa', 'is not', null)
    .where('s.id_usuario', 'is', null)
    .select('u.email')
    .execute()
  expect(rows).toEqual([])
})

it('every provider has a legal entity with a valid CNPJ and a micro-region of its cities', async () => {
  const companies = await db.selectFrom('empresa_contratante').select('cnpj').execute()
  expect(companies.map(({ cnpj }) => isValidCnpj(cnpj))).toEqual([true, true, true])
  const regions = await db
    .selectFrom('microrregiao_cidade')
    .select((eb) => eb.fn.countAll<number>().as('cidades'))
    .groupBy('id_microrregiao')
    .orderBy('cidades')
    .execute()
  expect(regions.map(({ cidades }) => Number(cidades))).toEqual([3, 4, 4])
})

it('reports and queues have rows, and nobody was born after today', async () => {
  const day = (column: string) => sql<boolean>`${sql.ref(column)} <= current_date`
  const born = await db.selectFrom('rh_familiar').select(day('data_nascimento').as('nascido')).execute()
  expect(born.length).toBeGreaterThan(20)
  expect(born.every(({ nascido }) => nascido)).toBe(true)
  const thisMonth = (column: string) =>
    sql<boolean>`${sql.ref(column)} between date_trunc('month', current_date) and current_date`
  const admitted = await db.selectFrom('rh_usuario').where(thisMonth('data_admissao')).select('id').execute()
  expect(admitted.length).toBeGreaterThan(1)
  const dismissed = await db
    .selectFrom('rh_desligamento')
    .where('situacao', '=', 'efetivado')
    .where(thisMonth('data_desligamento'))
    .select('id')
    .execute()
  expect(dismissed.length).toBeGreaterThan(0)
  const requests = await db.selectFrom('solicitacao_dado_pessoal').select('situacao').execute()
  expect(requests).toEqual([{ situacao: 'aberto' }, { situacao: 'aberto' }])
})

it('leads of every outcome and list, none in the future, and lost ones where coverage has arrived', async () => {
  const outcomes = await db
    .selectFrom('vendas_lead')
    .select((eb) => ['desfecho', eb.fn.countAll<number>().as('total')])
    .groupBy('desfecho')
    .execute()
  expect(outcomes.map(({ desfecho }) => desfecho).toSorted()).toEqual([
    'aberta',
    'efetivada',
    'errada',
    'excluida',
    'inativada',
    'inviavel',
    'sem_cobertura',
  ])
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where blacklist is not null)::int as blocklist,
      count(*) filter (where tipo = 'upgrade')::int as upgrades,
      count(*) filter (where proximo_contato < current_date + 1 and desfecho = 'aberta')::int as hoje,
      count(*) filter (where id_vendedor is null and desfecho = 'aberta')::int as livres,
      count(distinct id_vendedor)::int as vendedores,
      count(*) filter (where greatest(created_at, finalizada_em, ultimo_contato) > now())::int as futuras,
      (select count(*) from vendas_lead_cobertura)::int as cobertas from vendas_lead`.execute(db)
  const { futuras, ...present } = rows[0]!
  expect(futuras).toBe(0)
  expect(Object.entries(present).filter(([, total]) => total < 2)).toEqual([])
})

it('vacancies in every state, applications in every stage, and scores by the words of each vacancy', async () => {
  const { rows } = await sql<{ situacoes: string[]; etapas: string[]; cheias: number; fora: number }>`
    select array(select distinct situacao from vagas_vaga order by 1) as situacoes,
      array(select distinct etapa from candidatura order by 1) as etapas,
      (select count(*)::int from vagas_vaga where contratados = vagas and situacao <> 'encerrada') as cheias,
      (select count(*)::int from candidatura c where c.etapa is distinct from
        (select e.para from candidatura_etapa e where e.id_candidatura = c.id order by e.id desc limit 1)) as fora`.execute(
    db,
  )
  expect(rows[0]).toEqual({
    situacoes: ['aberta', 'cancelada', 'encerrada', 'pausada', 'rascunho'],
    etapas: [...stages].toSorted(),
    cheias: 0,
    fora: 0,
  })
  const scores = await sql<{ pontuacao: number }>`select distinct pontuacao from candidatura c
    join vagas_vaga v on v.id = c.id_vaga where v.titulo_vaga = 'Técnico de Campo' order by 1 desc`.execute(
    db,
  )
  expect(scores.rows.length).toBeGreaterThan(2)
  const interviews = await sql`select distinct situacao from entrevista`.execute(db)
  expect(interviews.rows.length).toBe(5)
})

it('from the offer to the first day: an onboarding waits at the main vacancy, and somebody is about to begin', async () => {
  const { rows } = await sql<{ propostas: number; onboardings: number }>`
    select (select count(*)::int from candidatura c where c.id_vaga = v.id and c.etapa = 'proposta') as propostas,
      (select count(*)::int from onboarding_onboarding o where o.status and o.id_empresa = v.id_empresa
        and o.id_departamento = v.id_departamento and o.id_cargo = v.id_cargo) as onboardings
    from vagas_vaga v where v.titulo_vaga = 'Técnico de Campo' and v.situacao = 'aberta'`.execute(db)
  expect(rows).toEqual([{ propostas: 1, onboardings: 1 }])
  const hired = await sql<object>`
    select u.situacao, u.funcionario, u.data_admissao > current_date as futura,
      exists (select from onboarding_usuario p where p.id_usuario = u.id and p.ativo) as onboarding
    from candidatura c join vagas_vaga v on v.id = c.id_vaga join rh_usuario u on u.id = c.id_usuario
    where v.titulo_vaga = 'Atendente de Suporte' and c.etapa = 'contratado'`.execute(db)
  expect(hired.rows).toEqual([{ situacao: 'admissao', funcionario: false, futura: true, onboarding: true }])
})

it('vehicles and rules are as their forms take them: nobody has to mend one to save it', async () => {
  const vehicles = await db.selectFrom('veiculo').select(['placa', 'renavam']).execute()
  const wrong = vehicles.filter((one) => !renavam.safeParse(one.renavam).success)
  expect(wrong).toEqual([])
  const titles = await db
    .selectFrom('campanha_regras')
    .where('email', '=', true)
    .select('titulo_email')
    .distinct()
    .execute()
  expect(titles).toEqual([{ titulo_email: DEFAULT_EMAIL_TITLE }])
})

it('no vehicle’s odometer runs backwards', async () => {
  const { rows } = await sql`
    select placa, momento, km, earlier from (select id_veiculo, momento, km,
      lag(km) over (partition by id_veiculo order by momento, km) as earlier from veiculo_leitura) r
    join veiculo v on v.id = r.id_veiculo where earlier > r.km or r.km > v.km_atual`.execute(db)
  expect(rows).toEqual([])
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from veiculo_leitura`.execute(
    db,
  )
  expect(counted[0]!.n).toBeGreaterThan(100)
})
