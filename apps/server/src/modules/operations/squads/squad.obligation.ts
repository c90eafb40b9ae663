import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { answersForSquad } from './squad-scope.ts'

/** The open count of a squad that one answers for. */
export const ownCounts: ObligationKind = {
  tipo: 'contagem_equipe',
  modulo: 'suprimentos',
  nome: ['contagem a fazer', 'contagens a fazer'],
  lista: '/squads/list',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select c.id, 'Contagem de ' || q.nome as titulo, null as detalhe, '/squads/inventory/' || q.id as rota,
      'Contar' as verbo, null as prazo, null as percentual, null as valor, c.created_at as desde
    from suprimento_contagem c join equipe q on q.id = c.id_equipe
    where c.situacao = 'aberta' and ${answersForSquad(actor, 'q')}`,
}

/** Counts that wait for a manager. */
export const countsToValidate: ObligationKind = {
  tipo: 'contagem_validar',
  modulo: 'suprimentos',
  nome: ['contagem a validar', 'contagens a validar'],
  lista: '/squads/list',
  may: holds('suprimentos', 'manage'),
  open: (actor) => sql`
    select c.id, 'Contagem de ' || q.nome as titulo, null as detalhe, '/squads/inventory/' || q.id as rota,
      'Validar' as verbo, null as prazo, null as percentual, null as valor, c.updated_at as desde
    from suprimento_contagem c join equipe q on q.id = c.id_equipe
    where c.situacao = 'em_validacao' and ${inScope(actor, 'c.id_empresa', false)}`,
}
