/** Contents, trails and onboardings of the demo group, with some of what its people have read. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { contents, onboardings, trails } from './onboarding-texts.ts'

export async function seedOnboarding(db: Database): Promise<void> {
  const contentIds = await seedContents(db)
  const trailIds = await seedTrails(db, contentIds)
  for (const one of onboardings) {
    const { id } = await db
      .insertInto('onboarding_onboarding')
      .columns(['titulo', 'status', 'prazo_dias', 'id_empresa', 'id_departamento', 'id_cargo'])
      .expression((eb) =>
        eb
          .selectFrom('empresa as e')
          .innerJoin('rh_departamento as d', 'd.id_empresa', 'e.id')
          .innerJoin('rh_setor as s', 's.id_departamento', 'd.id')
          .innerJoin('rh_cargo as c', 'c.id_setor', 's.id')
          .where('e.sistema', '=', one.sistema)
          .where('d.nome', '=', one.departamento)
          .where('c.nome', '=', one.cargo)
          .select([
            sql<string>`${one.titulo}`.as('titulo'),
            sql<boolean>`${one.status}::boolean`.as('status'),
            sql<number | null>`${one.prazo_dias}::int`.as('prazo_dias'),
            'e.id as id_empresa',
            'd.id as id_departamento',
            'c.id as id_cargo',
          ])
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('onboarding_onboarding_trilha')
      .values(
        one.trilhas.map((nome, index) => ({
          id_onboarding: id,
          id_trilha: trailIds.get(nome)!,
          prioridade: index + 1,
        })),
      )
      .execute()
  }
  await seedReading(db)
}

async function seedContents(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('onboarding_conteudo')
    .values(Object.values(contents))
    .returning('id')
    .execute()
  return new Map(Object.keys(contents).map((key, index) => [key, rows[index]!.id]))
}

async function seedTrails(db: Database, contentIds: Map<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [nome, keys] of Object.entries(trails)) {
    const { id } = await db
      .insertInto('onboarding_trilha')
      .values({ nome })
      .returning('id')
      .executeTakeFirstOrThrow()
    const links = keys.map((key, index) => ({
      id_trilha: id,
      id_conteudo: contentIds.get(String(key))!,
      prioridade: index + 1,
    }))
    await db.insertInto('onboarding_trilha_conteudo').values(links).execute()
    ids.set(nome, id)
  }
  return ids
}

/** Colleagues are at different places: some have not begun, some are done. Who signs in begins again. */
async function seedReading(db: Database): Promise<void> {
  await sql`
    insert into onboarding_progresso (id_usuario_onboarding, id_trilha, id_conteudo, data_inicio, data_fim)
    select p.id, l.id_trilha, l.id_conteudo, now() - (20 - l.ordem) * interval '1 day',
      now() - (20 - l.ordem) * interval '1 day' + interval '15 minutes'
    from onboarding_usuario p
    join rh_usuario u on u.id = p.id_usuario and u.senha_hash is null
    join lateral (
      select x.*, row_number() over (order by prioridade_trilha, prioridade) as ordem
      from onboarding_leitura x where x.id_onboarding = p.id_onboarding
    ) l on l.ordem <= p.id_usuario % 7
    where p.ativo`.execute(db)
  // The demo's people know their onboardings already.
  await sql`insert into onboarding_aviso (id_usuario_onboarding) select id from onboarding_usuario`.execute(
    db,
  )
}
