/** Fills the embedded database once with the demo group; the server says where (`apps/server/src/demo.ts`). */
import { DAY_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { demoAdmission, demoBirthday, demoCpf, demoEmail, demoName } from './people.ts'
import { seedPlaces } from './seed-places.ts'
import { demoProfiles, demoSignIns } from './sign-ins.ts'
import { seedCareers } from './seed-careers.ts'
import { seedContent } from './seed-content.ts'
import type { KeepFile } from './keep-file.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedOnboarding } from './seed-onboarding.ts'
import { seedPeople } from './seed-people.ts'
import { seedNotices } from './seed-notices.ts'
import { seedErp } from './seed-erp.ts'
import { seedDesk } from './seed-desk.ts'
import type { Seal } from './seed-refunds.ts'
import { seedOperations } from './seed-operations.ts'
import { seedSponsorship } from './seed-sponsorship.ts'
import { seedMarketing } from './seed-marketing.ts'
import { seedRoulette } from './seed-roulette.ts'
import { seedSales } from './seed-sales.ts'
import { categories, departments, holidays, providers, servedCities } from './structure.ts'

const COLLEAGUES = 90
const men = new Set([
  'solicitante.rh',
  'onboarding',
  'configuracao',
  'gestor.roleta',
  'vendedor',
  'leitor.vendas',
  'candidato',
  'tecnico',
  'gestor.vaga',
  'leitor.operacoes',
])

type Keys = Record<string, number>

/** `[department, sector, position]` joined, per provider: the ids of a place. */
interface Place {
  id_empresa: number
  id_departamento: number
  id_cargo: number
  nome: string
}

/**
 * Answers whether the demo was written now. `passwordHash` calculates the hash of the demo password on demand; birthdays
 * are relative to `today`; without `keepFile` nobody has documents, news have
 * no covers, and no refund goes beyond its draft; without `seal` none is paid by Pix.
 */
export async function seedDemo(
  db: Database,
  passwordHash: () => Promise<string>,
  today = new Date(),
  keepFile?: KeepFile,
  seal?: Seal,
): Promise<boolean> {
  const { total } = await db
    .selectFrom('rh_usuario')
    .select(db.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total > 0) return false
  await db.transaction().execute(async (tx) => {
    const empresas = await seedProviders(tx)
    await seedPlaces(tx, empresas)
    await seedHolidays(tx)
    await tx
      .insertInto('categoria')
      .values([...categories])
      .execute()
    const places = await seedStructure(tx, empresas)
    await seedSignIns(tx, empresas, places, await passwordHash(), today)
    await seedColleagues(tx, places, today)
    await seedNotifications(tx)
    await seedContent(tx, today, keepFile)
    await seedOnboarding(tx)
    await seedPeople(tx, today)
    if (keepFile) await seedDocuments(tx, today, keepFile)
    await seedNotices(tx)
    await seedSales(tx, today)
    await seedMarketing(tx, today)
    await seedRoulette(tx, today)
    await seedErp(tx)
    await seedOperations(tx)
    await seedSponsorship(tx, keepFile)
    await seedDesk(tx, keepFile, seal)
    await seedCareers(tx, today, keepFile)
  })
  return true
}

async function seedProviders(db: Database): Promise<Keys> {
  const rows = await db
    .insertInto('empresa')
    .values([...providers])
    .returning(['id', 'sistema'])
    .execute()
  const ids = Object.fromEntries(rows.map((row) => [row.sistema, row.id]))
  const cities = Object.entries(servedCities).flatMap(([key, list]) =>
    list.map(([nome, uf]) => ({ nome, uf, id_empresa: ids[key]! })),
  )
  await db.insertInto('rh_cidade_provedor').values(cities).execute()
  return ids
}

async function seedHolidays(db: Database): Promise<void> {
  const rows = holidays.map((holiday) => ({
    nome: holiday.nome,
    data: holiday.data,
    tipo: holiday.tipo,
    uf: 'uf' in holiday ? holiday.uf : null,
  }))
  await db.insertInto('feriado').values(rows).execute()
  for (const holiday of holidays) {
    if (!('cidade' in holiday)) continue
    await db
      .insertInto('feriado_cidade')
      .columns(['id_feriado', 'id_cidade'])
      .expression((eb) =>
        eb
          .selectFrom(['feriado as f', 'cidade as c'])
          .where('f.nome', '=', holiday.nome)
          .where('c.nome', '=', holiday.cidade)
          .where('c.uf', '=', holiday.uf)
          .select(['f.id', 'c.id as id_cidade']),
      )
      .execute()
  }
}

async function seedStructure(db: Database, empresas: Keys): Promise<Place[]> {
  const places: Place[] = []
  for (const id_empresa of Object.values(empresas)) {
    for (const [departamento, sectors] of Object.entries(departments)) {
      const { id: id_departamento } = await insertOne(db, 'rh_departamento', {
        nome: departamento,
        id_empresa,
      })
      for (const [setor, positions] of Object.entries(sectors)) {
        const { id: id_setor } = await insertOne(db, 'rh_setor', { nome: setor, id_departamento })
        const rows = await db
          .insertInto('rh_cargo')
          .values(positions.map((nome) => ({ nome, id_setor })))
          .returning(['id', 'nome'])
          .execute()
        for (const row of rows) {
          places.push({
            id_empresa,
            id_departamento,
            id_cargo: row.id,
            nome: `${departamento}/${setor}/${row.nome}`,
          })
        }
      }
    }
  }
  return places
}

const insertOne = (
  db: Database,
  table: 'rh_departamento' | 'rh_setor',
  row: Record<string, string | number>,
) =>
  db
    .insertInto(table)
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()

async function seedSignIns(
  db: Database,
  empresas: Keys,
  places: Place[],
  senha_hash: string,
  today: Date,
): Promise<void> {
  await db.insertInto('perfil_acesso').values(demoProfiles).execute()
  const profiles = await db.selectFrom('perfil_acesso').select(['id', 'nome']).execute()
  for (const [n, person] of demoSignIns.entries()) {
    const provedor = person.provedores?.[0]
    const place =
      person.lugar &&
      places.find((p) => p.nome === person.lugar!.join('/') && p.id_empresa === empresas[provedor!])
    const { id } = await db
      .insertInto('rh_usuario')
      .values({
        nome: person.nome,
        email: `${person.login}@intranet.example`,
        senha_hash,
        confirmado_em: today,
        funcionario: person.employee ?? true,
        cpf: demoCpf(n + 1),
        genero: men.has(person.login) ? 'M' : 'F',
        data_nascimento: demoBirthday(n * 3 + 1, today),
        data_admissao: person.employee === false ? null : demoAdmission(n + 1, today),
        ...(place && {
          id_empresa: place.id_empresa,
          id_departamento: place.id_departamento,
          id_cargo: place.id_cargo,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const profile = profiles.find((p) => p.nome === person.perfil)
    if (profile)
      await db.insertInto('users_profiles').values({ id_usuario: id, id_perfil: profile.id }).execute()
    const roles = person.roles?.map((papel) => ({ id_usuario: id, papel }))
    if (roles) await db.insertInto('usuario_papel').values(roles).execute()
    const scope = person.provedores?.map((key) => ({ id_usuario: id, id_empresa: empresas[key]! }))
    if (scope) await db.insertInto('usuario_empresa').values(scope).execute()
    const partner = person.parceiro?.map((key) => ({
      id_usuario: id,
      id_empresa: empresas[key]!,
      roles: ['vendas:solicitante'],
      validade_fim: dayInBrazil(today.getTime() + 300 * DAY_MS),
    }))
    if (partner) await db.insertInto('permissao_parceiro').values(partner).execute()
  }
}

/** Colleagues without a sign-in of their own, so that lists, birthdays and selectors look lived in. */
async function seedColleagues(db: Database, places: Place[], today: Date): Promise<void> {
  const people = Array.from({ length: COLLEAGUES }, (_, index) => {
    const n = index + 100
    const nome = demoName(n)
    const place = places[(n * 11) % places.length]!
    return {
      nome,
      email: demoEmail(nome, n),
      cpf: demoCpf(n),
      funcionario: true,
      confirmado_em: today,
      ativo: n % 17 !== 0,
      genero: n % 2 ? 'M' : 'F',
      telefone: `53${String(984_000_000 + n * 7919)}`,
      data_nascimento: demoBirthday(n, today),
      data_admissao: demoAdmission(n, today),
      id_empresa: place.id_empresa,
      id_departamento: place.id_departamento,
      id_cargo: place.id_cargo,
    }
  })
  const rows = await db.insertInto('rh_usuario').values(people).returning(['id', 'id_empresa']).execute()
  await db
    .insertInto('usuario_empresa')
    .values(rows.map((row) => ({ id_usuario: row.id, id_empresa: row.id_empresa! })))
    .execute()
}

async function seedNotifications(db: Database): Promise<void> {
  const messages = [
    { modulo: 'novidades', msg: 'Bem-vindo à intranet. Complete o seu perfil.', rota: '/users/list' },
    { modulo: 'rh', msg: 'O feriado da Consciência Negra é nacional desde 2024.', rota: '/holidays/list' },
  ]
  for (const data of messages) {
    const { id } = await db
      .insertInto('notificacao_mensagem')
      .values({ data: JSON.stringify(data) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into notificacao_usuario (id_mensagem, id_usuario) select ${id}, id from rh_usuario where funcionario`.execute(
      db,
    )
  }
}
