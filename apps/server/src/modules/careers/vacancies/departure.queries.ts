import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Gives a person's running vacancies to their manager, or to nobody; answers each with who has it. */
export const handOverVacancies = (db: Database, id: number) =>
  db
    .updateTable('vagas_vaga')
    .set({
      id_gestor: sql`(select g.id from rh_usuario u join rh_usuario g on g.id = u.id_gestor
        where u.id = ${id} and g.ativo and g.funcionario)`,
    })
    .where('id_gestor', '=', id)
    .where('situacao', 'in', ['rascunho', 'aberta', 'pausada'])
    .returning(['id', 'titulo_vaga', 'id_empresa', 'id_gestor'])
    .execute()
