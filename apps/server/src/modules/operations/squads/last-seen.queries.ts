import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { stageLabels, type Stage } from '@intranet/contract/operations/supply-options'

interface Seen {
  em: Date
  equipe: string | null
  etapa: Stage | null
  os: string | null
  pessoa: string | null
}

/**
 * Where the asset of a line was last: found by another count, entered in a stage, or signed for by a person. Undefined for
 * a line without an asset, or one of which nothing is known.
 */
export async function lastSeen(db: Database, id: number): Promise<Seen | undefined> {
  const { rows } = await sql<Seen>`
    with linha as (select id, id_patrimonio from inventario where id = ${id} and id_patrimonio is not null)
    (select v.updated_at as em, q.nome as equipe, null as etapa, v.os, null as pessoa
      from linha l join inventario v on v.id_patrimonio = l.id_patrimonio and v.id <> l.id and v.quantidade_informada = 1
        join equipe q on q.id = v.id_equipe)
    union all
    (select greatest(m.data_entrada, m.data_saida), q.nome, m.etapa, m.os, null
      from linha l join suprimento_movimento m on m.id_patrimonio = l.id_patrimonio join equipe q on q.id = m.id_equipe)
    union all
    (select coalesce(i.devolvido_em, c.assinado_em), null, null, null, u.nome
      from linha l join suprimento_custodia_item i on i.id_patrimonio = l.id_patrimonio
        join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
        join rh_usuario u on u.id = c.id_funcionario)
    order by em desc limit 1`.execute(db)
  return rows[0]
}

/** In words: "Equipe Pelotas 01, na etapa Retirada, OS 88123". */
export const seenWords = ({ equipe, etapa, os, pessoa }: Omit<Seen, 'em'>): string =>
  [equipe, pessoa && `com ${pessoa}`, etapa && `na etapa ${stageLabels[etapa]}`, os && `OS ${os}`]
    .filter(Boolean)
    .join(', ')
