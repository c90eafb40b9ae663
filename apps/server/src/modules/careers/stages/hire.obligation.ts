import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'
import { newlyHired, toMove } from './hire.queries.ts'

/** What HR's managers still do for a hired person: the title's first word, the verb, and the condition on `a`, `v` and `u`. */
const afterHire = (
  named: Pick<ObligationKind, 'tipo' | 'nome'>,
  word: string,
  verb: string,
  waits: (actor: Actor) => RawBuilder<boolean>,
): ObligationKind => ({
  ...named,
  modulo: 'banco_talentos',
  lista: '/careers/admin/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: (actor) => sql`
    select a.id, ${word}::text || ' de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, ${verb}::text as verbo, null as prazo, null as percentual,
      null as valor, a.movida_em as desde
    from candidatura a join vagas_vaga v on v.id = a.id_vaga join rh_usuario u on u.id = a.id_usuario
    where u.ativo and ${waits(actor)} and ${worksWith(actor)}`,
})

/** Who was hired within 90 days and is no employee yet, for who creates employees (docs/hiring.md#hire). */
export const missingEmployees = afterHire(
  { tipo: 'contratado_cadastro', nome: ['contratado sem cadastro', 'contratados sem cadastro'] },
  'Contratação',
  'Criar funcionário',
  () => sql<boolean>`(${newlyHired} and not u.funcionario and u.situacao not in ('admissao', 'desligado'))`,
)

/** Employees who were hired for another place, for who moves employees; done once they have it (docs/hiring.md#hire). */
export const employeesToMove = afterHire(
  { tipo: 'contratado_mudanca', nome: ['contratado a mover', 'contratados a mover'] },
  'Mudança',
  'Mover funcionário',
  toMove,
)
