/** The documented paths of what belongs to providers by their flags: campaigns and channels. */
import type { InputOf, OutputOf, RouterRecord } from '../../platform/procedure/caller.ts'
import {
  deleted,
  inserted,
  page,
  under,
  updated,
  type Translation,
} from '../../platform/rest/answer-shapes.ts'
import type { TableKey } from '../../platform/rest/answer-keys.ts'
import type { Answering, Noun, Taking } from '../../platform/rest/entity-routes.ts'
import { route, type Form } from '../../platform/rest/procedure-route.ts'
import { defineRoutes, type RestRoute } from '../../platform/rest/route.ts'

interface FlaggedProcedures<Row> {
  list: Answering<{ dados: Row[] }>
  get: Taking<{ id: number }>
  create: Answering<{ id: number }[]>
  update: Taking<{ id: number }>
  remove: Taking<{ id: number }>
}

interface FlaggedEntity<Row, P extends FlaggedProcedures<Row>> {
  tag: string
  noun: Noun
  /** Names the keys of the answers: `vendas_campanha`, `insert_vendas_campanha` … */
  table: TableKey
  /** `/v1/vendas/campanha`: POST lists, as documented. */
  path: string
  createPath: string
  procedures: P
  forms: {
    list: Form<InputOf<P['list']>>
    create: Form<InputOf<P['create']>>
    update: Form<InputOf<P['update']>, 'id'>
  }
  row: Translation<Row>
  whole: Translation<OutputOf<P['get']>>
}

/** List (POST and GET), create at its own path, `GET/PUT/DELETE /:id`. Flags are beside the other fields. */
export function flaggedRoutes<Row, P extends FlaggedProcedures<Row>>(
  routers: RouterRecord,
  entity: FlaggedEntity<Row, P>,
): RestRoute[] {
  const [one, many] = entity.noun
  const { tag, table, path, createPath, procedures, forms, row, whole } = entity
  return defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path,
      summary: `Lista ${many}, com as chaves dos provedores no filtro`,
      wrap: 'filtro',
      defaults: { limit: 0 },
      procedure: procedures.list,
      takes: forms.list,
      answer: page(table, row),
    }),
    route({
      method: 'GET',
      path,
      summary: `Lista ${many}, uma página por vez`,
      procedure: procedures.list,
      answer: page(table, row),
    }),
    route({
      method: 'POST',
      path: createPath,
      summary: `Cadastra ${many.replace(/^[oa]s /, '')}, com as chaves dos provedores ao lado dos campos`,
      procedure: procedures.create,
      takes: forms.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Consulta ${one}`,
      procedure: procedures.get,
      answer: under(`${table}_by_pk`, whole),
    }),
    route({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Altera ${one}; também ativa e inativa`,
      procedure: procedures.update,
      takes: forms.update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Exclui ${one} sem uso`,
      procedure: procedures.remove,
      answer: deleted(table),
    }),
  ])
}
